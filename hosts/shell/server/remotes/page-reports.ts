import type { FastifyRequest } from 'fastify';
import { forPath, type PublishedRemotes } from './published-remotes.ts';
import type { Remote } from './remote-folder.ts';
import { layoutOf, type NonceOf, ownerOf } from './snapshot.ts';

type Visitor = Pick<FastifyRequest, 'ip'>;
type Published = Pick<PublishedRemotes, 'reports'> | undefined;

/** The nonces of a page for this visitor. */
export const nonceFor =
  ({ ip }: Visitor, published: Published): NonceOf =>
  ({ name, version, isPreview }) =>
    version && !isPreview ? published?.reports.nonce({ remote: name, version }, ip) : undefined;

/**
 * Records that a page was sent to this visitor, for each published remote that it shows: its own, and that of the layout.
 * @returns the first, where it is published
 */
export function recordSent(
  { ip }: Visitor,
  { remotes, path, published }: { remotes: Remote[]; path: string; published?: Published },
): Remote | undefined {
  const visible = forPath(remotes, path);
  const owner = ownerOf(visible, path)?.remote;
  for (const remote of new Set([owner, layoutOf(visible, path)]))
    if (isCounted(remote))
      published?.reports.sent({ remote: remote.name, version: remote.version }, ip);
  return isCounted(owner) ? owner : undefined;
}

const isCounted = (remote: Remote | undefined): remote is Remote & { version: string } =>
  remote?.version !== undefined && !remote.isPreview;
