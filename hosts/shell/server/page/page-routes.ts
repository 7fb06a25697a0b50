import type { FastifyInstance, FastifyRequest } from 'fastify';
import { londonToday } from '@larkfare/london-dates';
import type { PageDescription } from '@larkfare/remote-contract';
import type { PageData } from '../../src/page/page-data.ts';
import type { Drawing } from '../drawing/drawing.ts';
import type { ShellBuild } from '../files/shell-build.ts';
import type { Remote } from '../remotes/remote-folder.ts';
import { ownerOf, toSnapshot } from '../remotes/snapshot.ts';
import { escapeHtml } from './html-text.ts';
import { pageHtml } from './page-html.ts';
import { pageStatus } from './page-status.rules.ts';
import { contentSecurityPolicy } from './security-policy.ts';
import { sendHtml } from './send-html.ts';
import { styleBlock } from './style-block.ts';

export interface PageRoutesOptions {
  shell: ShellBuild;
  remotes: () => Remote[];
  drawing: Drawing;
  siteFacts: (nowMs: number) => Promise<{ name: string; tagline: string }>;
  origin: string | undefined;
  frameSources: string[];
  now: () => Date;
}

/** HTML for every address that nothing else answers. */
export async function pageRoutes(app: FastifyInstance, options: PageRoutesOptions) {
  const { shell, remotes, drawing, siteFacts, frameSources, now } = options;
  const shellStyles = styleBlock('shell.css', shell.css);

  app.get('/', (_request, reply) =>
    reply.header('cache-control', 'private, no-cache').redirect('/home', 302),
  );

  app.get('/*', async (request, reply) => {
    const { pathname: path, search } = new URL(request.url, 'http://site');
    if (isNotAPage(path)) return reply.callNotFound();

    const moment = now();
    const origin = options.origin ?? originOf(request);
    const present = remotes();
    const owner = ownerOf(present, path);
    const data = {
      site: { ...(await siteFacts(moment.getTime())), origin },
      today: londonToday(moment),
      nowMs: moment.getTime(),
      remotes: toSnapshot(present),
    };
    const drawn = isDrawable(owner)
      ? await drawing.draw({ url: origin + path + search, data, remote: appOf(owner?.remote) })
      : undefined;
    const page = drawn?.page ?? plainPage(data, path, !owner);
    const { manifest } = owner?.remote ?? {};
    const route = owner?.route;
    const styles = [
      shellStyles,
      ...(route?.styles ?? []).map((file) => styleBlock(file, owner?.remote.css.get(file) ?? '')),
    ];
    const html = pageHtml({
      data: { ...data, graphql: drawn?.graphql ?? {}, isDrawn: drawn?.isComplete ?? false },
      path,
      page,
      html: drawn?.html ?? `<div class="first-paint">${escapeHtml(data.site.name)}</div>`,
      shell,
      styles,
      ...(manifest && route && { remote: { manifest, route } }),
    });
    void reply
      .code(pageStatus({ page, isRemoteMissing: !!owner && !manifest }))
      .header('content-security-policy', contentSecurityPolicy(styles, frameSources));
    return sendHtml(request, reply, html);
  });
}

/** Addresses of programs, which want an answer of their own kind. */
const isNotAPage = (path: string) => /^\/(api|graphql|media|_[rs])(\/|$)/.test(path);

/** The shell's own screens always are; a remote's when it was built for that. */
const isDrawable = (owner: ReturnType<typeof ownerOf>) => !owner || !!owner.remote.manifest?.server;

function appOf(remote: Remote | undefined) {
  const server = remote?.manifest?.server;
  if (!remote || !server) return undefined;
  const { name, title, dist } = remote;
  return { name, title, file: `${dist}/${server.path}`, sha384: server.sha384 };
}

/** What can be said of a page that could not be drawn. */
const plainPage = (
  { site }: Pick<PageData, 'site'>,
  path: string,
  isUnknown: boolean,
): PageDescription => ({
  title: site.name,
  description: site.tagline,
  ...(isUnknown && path !== '/error' && { status: 404 as const }),
});

/** The address that the visitor used, for a site that was told none. */
const originOf = (request: FastifyRequest) => `${request.protocol}://${request.host}`;
