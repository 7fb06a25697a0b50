import { matchPath } from 'react-router';
import type { RemoteRoute } from '@larkfare/remote-contract';
import { toBuild } from '@larkfare/remote-contract/remote-build';
import { isOfficePath } from '../../src/page/office-path.rules.ts';
import type { RemoteOnPage } from '../../src/page/page-data.ts';
import { isSitesOwn } from './published-remotes.ts';
import type { Remote } from './remote-folder.ts';

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

const bringsLayout = (remote: Remote): boolean => !!remote.manifest?.layout && isSitesOwn(remote);

/** The remote that brings the header and footer of a page. None does in the back office, and for what has its own. */
export const layoutOf = (remotes: Remote[], path: string): Remote | undefined => {
  const { remote } = ownerOf(remotes, path) ?? {};
  const hasOwn = remote?.manifest && toBuild(remote.manifest).hasOwnLayout;
  return isOfficePath(path) || hasOwn ? undefined : remotes.find(bringsLayout);
};

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
