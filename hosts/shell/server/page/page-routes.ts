import type { FastifyInstance, FastifyRequest } from 'fastify';
import { londonToday } from '@larkfare/london-dates';
import { type MemoryResponse, sentAddresses, sharedResponses } from '@larkfare/server-kit/server';
import { count, traceHeaders } from '@larkfare/server-kit/telemetry';
import { isOfficePath } from '../../src/page/path.rules.ts';
import { hasServerBuild, ownerOf, remotesForPath } from '../remotes/page-remotes.ts';
import { recordPage } from '../remotes/page-reports.ts';
import type { PublishedRemotes } from '../remotes/published-remotes.ts';
import { needsGroup } from '../remotes/visitor-group.rules.ts';
import {
  groupForPage,
  hasPreview,
  isOfficeBrowser,
  markOfficeBrowser,
  remotesForVisitor,
} from '../remotes/visitor-remotes.ts';
import { sendErrorPage } from './error-page.ts';
import { contentSecurityPolicy } from './inline-content.ts';
import { makePage, type PageMaker } from './make-page.ts';
import { pageAddress, pageKey, renderedAddress } from './page-key.rules.ts';
import { cachingHeaders, type EncodedPage, encodePage, sendPage } from './send-page.ts';

export type PageRoutesOptions = PageMaker & {
  origin: () => string;
  frameSources: string[];
  published?: PublishedRemotes | undefined;
  revision?: (() => string | undefined) | undefined;
  /** How long a CDN may send a page without revalidation; not at all when 0. */
  cdnSeconds: number;
};

/** Some 800 pages, each counted as if it were compressed twice. */
const pageBytesAtMost = 48 * 1024 ** 2;
/** A page from memory may be of a build that was replaced so long ago. */
const remotesMayBeMsOld = 10;
/** A visitor gets the previous page where the new one takes longer. */
const pagePatienceMs = 300;

/** HTML for every address that no other route handles. */
export async function pageRoutes(app: FastifyInstance, options: PageRoutesOptions) {
  const pages = sharedResponses<EncodedPage>({
    name: 'pages',
    maxBytes: pageBytesAtMost,
    revision: options.revision,
    patienceMs: pagePatienceMs,
    onServed: (from) => count('larkfare.page.served', { from }),
  });
  const addresses = sentAddresses(pages);
  let keyParts = { remotes: options.remotes(), today: londonToday(options.now()) };
  /** The parts of a page's key that its address does not decide: the same object until they change. */
  function currentParts(mayBeMsOld?: number) {
    const remotes = options.remotes(mayBeMsOld);
    const today = londonToday(options.now());
    if (remotes !== keyParts.remotes || today !== keyParts.today) keyParts = { remotes, today };
    return keyParts;
  }

  function fromMemory({ url, headers }: FastifyRequest): MemoryResponse | undefined {
    if (isOfficeBrowser({ headers }) || hasPreview({ headers })) return undefined;
    const found = addresses.find(url, currentParts(remotesMayBeMsOld));
    if (!found || options.cdnSeconds > 0) return found;
    return { ...found, more: ['server-timing', serverTiming(options.now())] };
  }

  app.setErrorHandler(sendErrorPage);
  app.get('/', (_request, reply) =>
    reply.header('cache-control', 'private, no-cache').redirect('/home', 302),
  );

  app.get('/*', { config: { fromMemory } }, async (request, reply) => {
    const requested = pageAddress(options.origin(), request.url);
    const path = requested.pathname;
    if (isNotAPage(path)) return reply.callNotFound();
    const isOffice = isOfficePath(path);
    if (isOffice) markOfficeBrowser(request, reply);

    const { published } = options;
    const parts = currentParts();
    const all = parts.remotes;
    const group = groupForPage(request, reply, all, published);
    const { remotes, isPreview } = await remotesForVisitor(request, all, published, group);
    const visible = remotesForPath(remotes, path);
    const owner = ownerOf(visible, path);
    // The shell's own screens read no parameters.
    const address = renderedAddress(requested, owner ? owner.route?.parameters : []);

    const { counted, hasRecorded, nonceOf } = recordPage(request, {
      remotes,
      path,
      all,
      published,
    });
    // Adds nonces for this visitor alone; pages that the server renders fetch theirs, so that they can be shared.
    const isReporting = counted !== undefined && !hasServerBuild(counted);
    const nonces = isReporting ? { nonceOf } : {};
    const render = () => makePage({ ...options, remotes: () => remotes, ...nonces }, address);
    const revision = options.revision?.();
    const isInOfficeBrowser = isOfficeBrowser(request);
    const key = pageKey(address, parts.today, remotes);
    const page =
      isPreview || isOffice || isReporting
        ? await encodePage(await render())
        : await pages.get(
            key,
            async () => encodePage(await render()),
            // An administrator sees at once what was just saved.
            { mustBeNew: isInOfficeBrowser },
          );

    const hasFrames = visible.some(({ sandbox }) => sandbox);
    const frameSources = [...options.frameSources, ...(hasFrames ? ["'self'"] : [])];
    // A partner's page is another one in an administrator's browser.
    const isForAll = !needsGroup(all) && !isInOfficeBrowser && (!counted || !!counted.isOwn);
    const isPersonal = isPreview || isOffice;
    const isReliable = page.isWhole && revision !== undefined;
    if (isForAll && !isPersonal && isReliable && !hasRecorded)
      addresses.add(request, key, { validFor: parts });
    const caching = cachingHeaders({
      isPersonal,
      isForAll,
      isReliable,
      cdnSeconds: options.cdnSeconds,
      remote: owner?.remote.name,
    });
    void reply
      .code(page.status)
      .header('content-security-policy', contentSecurityPolicy(page, frameSources));
    if (page.status === 503) void reply.header('retry-after', '60');
    // A CDN would send one visitor's to all, with a clock that is late.
    if (!('surrogate-key' in caching))
      void reply.header('server-timing', serverTiming(options.now()));
    return sendPage(request, reply, page, caching);
  });

  // The first render of a remote compiles its code, which no visitor should wait for.
  app.addHook('onReady', (done) => {
    void warmUp(options).catch((problem: unknown) => app.log.warn(problem));
    done();
  });
}

/** The server's time, and the trace of the page where any is recorded; the browser reads both. */
function serverTiming(now: Date): string {
  const { traceparent } = traceHeaders();
  return `now;dur=${now.getTime()}${traceparent ? `, traceparent;desc="${traceparent}"` : ''}`;
}

/** Addresses of APIs and files, which never return a page. */
const isNotAPage = (path: string) => /^\/(api|graphql|media|_[rs]|_sandbox)(\/|$)/.test(path);

async function warmUp(options: PageRoutesOptions) {
  const paths = options.remotes().flatMap((remote) => remote.paths.slice(0, 1));
  for (const path of paths) await makePage(options, new URL(path, options.origin()));
}
