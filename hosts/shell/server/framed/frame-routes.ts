import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ShellBuild } from '../files/shell-build.ts';
import { sendHtml } from '../page/send-html.ts';
import { styleBlock } from '../page/style-block.ts';
import { liveBuild } from '../remotes/live-build.ts';
import type { PublishedRemotes } from '../remotes/published-remotes.ts';
import type { Remote } from '../remotes/remote-folder.ts';
import { framedCss } from './framed-css.rules.ts';
import { frameHtml } from './frame-html.ts';
import { framePolicy } from './frame-policy.ts';

type OfBuild = { Params: { remote: string; build: string } };

interface FrameRoutesOptions {
  shell: Pick<ShellBuild, 'frame'>;
  remotes: () => Remote[];
  published?: PublishedRemotes | undefined;
}

/** Documents for remotes that nobody reviewed, and what each may ask. */
export async function frameRoutes(
  app: FastifyInstance,
  { shell, remotes, published }: FrameRoutesOptions,
) {
  const own = shell.frame;
  const framed = async ({ params }: FastifyRequest<OfBuild>) => {
    const { remote, build } = params;
    const live = liveBuild(remotes(), remote, build);
    // After a review, pages that began before it go on with the frame that they have.
    const known = live?.framed ? live : await published?.build(remote, build);
    const { manifest, framed: allowed, css } = known ?? {};
    return manifest && allowed && css && { manifest, operations: allowed.operations, css };
  };

  app.addHook('onRequest', (_request, reply, done) => {
    void reply
      .header('cache-control', 'no-store')
      .header('x-robots-tag', 'noindex')
      // A document without an origin cannot be kept apart by it; browsers complain when it is asked for.
      .removeHeader('origin-agent-cluster');
    done();
  });

  app.get<OfBuild>('/_frame/:remote/:build', async (request, reply) => {
    const remote = await framed(request);
    if (!remote) return reply.callNotFound();
    const styles = [
      styleBlock('frame.css', own.css),
      ...[...remote.css].map(([file, css]) => styleBlock(file, framedCss(css))),
    ];
    void reply.header('content-security-policy', framePolicy(own, remote.manifest, styles));
    const html = frameHtml({ manifest: remote.manifest, styles, own });
    return sendHtml(request, reply, html, { isKept: false });
  });

  app.get<OfBuild>('/_frame/:remote/:build/operations.json', async (request, reply) => {
    const remote = await framed(request);
    return remote ? remote.operations : reply.callNotFound();
  });
}
