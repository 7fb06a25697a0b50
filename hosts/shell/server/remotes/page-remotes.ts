import { matchPath } from 'react-router';
import type { RemoteRoute } from '@larkfare/remote-contract';
import { toBuild } from '@larkfare/remote-contract/remote-build';
import { isOfficePath } from '../../src/page/path.rules.ts';
import type { RemoteOnPage } from '../../src/page/page-data.ts';
import { isSitesOwn } from './published-remotes.ts';
import type { Remote } from './remote-folder.ts';

/**
 * The remotes that a page may show. The back office runs this site's own code only; it is always entered by a page load,
 * so other pages need not know its build.
 */
export const remotesForPath = (remotes: Remote[], path: string): Remote[] =>
  remotes.filter((remote) =>
    isOfficePath(path) ? isSitesOwn(remote) : !remote.paths.every(isOfficePath),
  );

/** The remote that owns a path, and the files of that route. The first in the list wins, as in the browser. */
export function ownerOf(
  remotes: Remote[],
  path: string,
): { remote: Remote; route?: RemoteRoute } | undefined {
  const remote = remotes.find(({ paths }) => paths.some((pattern) => matchPath(pattern, path)));
  if (!remote) return undefined;
  const route = remote.manifest?.routes.find(({ path: pattern }) => matchPath(pattern, path));
  return { remote, route };
}

/** Whether a remote's pages are rendered on the server: never those of a version that is not reviewed. */
export const hasServerBuild = ({ manifest, sandbox }: Remote): boolean =>
  !!manifest?.server && !sandbox;

const bringsLayout = (remote: Remote): boolean => !!remote.manifest?.layout && isSitesOwn(remote);

/** The remote that brings the header and footer of a page. None does in the back office, and for what has its own. */
export const layoutOf = (remotes: Remote[], path: string): Remote | undefined => {
  const { remote } = ownerOf(remotes, path) ?? {};
  const hasOwn = remote?.manifest && toBuild(remote.manifest).hasOwnLayout;
  return isOfficePath(path) || hasOwn ? undefined : remotes.find(bringsLayout);
};

/** A nonce with which a page reports about a published version; none for previews and the site's own remotes. */
export type NonceOf = (remote: Remote) => string | undefined;

/** The remotes and builds that a page starts with, written into its HTML. */
export const toSnapshot = (remotes: Remote[], nonceOf: NonceOf = () => undefined): RemoteOnPage[] =>
  remotes.map((remote) => toRemoteOnPage(remote, nonceOf));

function toRemoteOnPage(remote: Remote, nonceOf: NonceOf): RemoteOnPage {
  const { name, title, paths, manifest, version, slots, previous, sandbox, isPreview } = remote;
  const nonce = nonceOf(remote);
  return {
    name,
    title,
    paths,
    ...(version && { version }),
    ...(bringsLayout(remote) && { hasLayout: true }),
    ...(slots?.length && {
      slots: slots.map(({ scripts: _, styles: __, ...slot }) => slot),
    }),
    ...(sandbox && { trust: 'unreviewed' }),
    ...(isPreview && { isPreview }),
    ...(nonce && { nonce }),
    ...(manifest && { build: toBuild(manifest) }),
    // A page loads its fallback where the live version runs: an unreviewed one only into a sandbox.
    ...(previous?.manifest &&
      (sandbox || !previous.sandbox) && {
        previous: {
          version: previous.version ?? '',
          paths: previous.paths,
          build: toBuild(previous.manifest),
        },
      }),
  };
}
