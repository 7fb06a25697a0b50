import helmet from '@fastify/helmet';
import type { FastifyPluginAsync } from 'fastify';
import type { GraphqlExecutor } from '@larkfare/server-kit/executor';
import { pageRenderer } from './ssr/renderer.ts';
import { discoveryRoutes } from './discovery/discovery-routes.ts';
import { sandboxDocument, type Sandboxed } from './sandbox/sandbox-document.ts';
import { sandboxRoutes } from './sandbox/sandbox-routes.ts';
import { fileRoutes } from './files/file-routes.ts';
import { iconRoutes } from './files/icon-routes.ts';
import { readShellBuild, sharedByShell } from './files/shell-build.ts';
import { sharePictureRoutes } from './share-picture/share-picture-routes.ts';
import { pageRoutes } from './page/page-routes.ts';
import { ownRemotes, type Remote, remotesIn, watchRemoteFolder } from './remotes/remote-folder.ts';
import { type PublishedRemotes, withPublished } from './remotes/published-remotes.ts';
import { watchSiteFacts } from './page/site-facts.ts';

export { originsOf, separateAdminOrigin } from './admin-origin.ts';
export { forwardTo } from './forward.ts';
export { describedRemotes } from './remotes/remote-folder.ts';
export { remotesIn, sharedByShell };

/** The document in which a version of a remote runs until it is reviewed, for the gate that tries it there. */
export const framedDocument = (remote: Sandboxed) => sandboxDocument(readShellBuild(), remote);

interface ShellServerOptions {
  /** Runs an operation on the gateway, for the data of first screens. */
  execute: GraphqlExecutor;
  /**
   * Workspace folders of the remotes, each with its remote.json and its dist; the first that owns a path renders it.
   * Those of this repository by default.
   */
  remotes?: string[];
  /** Remotes from the registry, if there is one. */
  published?: PublishedRemotes;
  /** `https://www.example.com` for canonical addresses, robots.txt and the sitemap. Known once the site listens. */
  origin: () => string;
  /** Shown until the site information has been read for the first time. */
  site?: { name: string; tagline: string };
  /** Origins whose pages may be shown in a frame. */
  frameSources?: string[];
  /**
   * Changes with the data that pages are made of; undefined while a change might not be noticed. Without it, pages are
   * rendered for each visitor.
   */
  revision?: () => string | undefined;
  /** How long a CDN may send a page without revalidation; not at all by default. */
  cdnSeconds?: number;
  now?: () => Date;
}

/**
 * The shell's server: HTML for every page, the shell's files under /_s/ and the remotes' under /_r/.
 * @throws when the shell is not built, or a remote's folder has no remote.json
 */
export const createShellServer =
  ({
    execute,
    remotes: folders = ownRemotes(),
    published,
    origin,
    site = { name: 'Larkfare', tagline: 'Flights from the UK' },
    frameSources = [],
    revision,
    cdnSeconds = 0,
    now = () => new Date(),
  }: ShellServerOptions): FastifyPluginAsync =>
  async (app) => {
    const log = (problem: unknown) => app.log.warn(problem);
    const shell = readShellBuild();
    const remotes = allRemotes(folders, published, log);
    const renderer = pageRenderer({ file: shell.renderThread, execute, published, log });
    app.addHook('onClose', () => renderer.close());

    await app.register(helmet, {
      // Set for each page, with the hashes of its styles.
      contentSecurityPolicy: false,
      // Left to the proxy that terminates TLS.
      strictTransportSecurity: false,
      referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    });
    await app.register(fileRoutes, {
      shellFolders: [shell.folder],
      remotes,
      published,
    });
    const siteFacts = watchSiteFacts(execute, site, log);
    await app.register(iconRoutes, { folder: shell.folder, siteFacts });
    await app.register(sandboxRoutes, { shell, remotes, published });
    await app.register(discoveryRoutes, { execute, remotes, origin, now });
    const maker = { shell, remotes, renderer, siteFacts, now };
    await app.register(sharePictureRoutes, { ...maker, origin });
    await app.register(pageRoutes, {
      ...maker,
      published,
      origin,
      frameSources,
      revision,
      cdnSeconds,
    });
  };

/**
 * All remotes, in the same list until one changes.
 * @returns a function that looks at their files, unless it did so within the given time
 */
function allRemotes(
  folders: readonly string[],
  published: PublishedRemotes | undefined,
  log: (problem: unknown) => void,
): (mayBeMsOld?: number) => Remote[] {
  const watched = folders.map((folder) => watchRemoteFolder(folder, log));
  const read = () => watched.map((look) => look());
  let own = read();
  let readMs = performance.now();
  let live = published?.live();
  let all = withPublished(own, live ?? []);

  return (mayBeMsOld = 0) => {
    const nowMs = performance.now();
    const isDue = nowMs - readMs >= mayBeMsOld;
    const current = isDue ? read() : own;
    if (isDue) readMs = nowMs;
    const nowLive = published?.live();
    if (nowLive !== live || current.some((remote, nth) => remote !== own[nth])) {
      [own, live] = [current, nowLive];
      all = withPublished(own, live ?? []);
    }
    return all;
  };
}
