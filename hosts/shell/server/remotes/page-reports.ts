import type { FastifyRequest } from 'fastify';
import { forPath, type PublishedRemotes } from './published-remotes.ts';
import type { Remote } from './remote-folder.ts';
import { type NonceOf, ownerOf } from './snapshot.ts';

type Visitor = Pick<FastifyRequest, 'ip'>;
type Published = Pick<PublishedRemotes, 'reports'> | undefined;

/** The nonces of a page for this visitor. */
export const nonceFor =
  ({ ip }: Visitor, published: Published): NonceOf =>
  ({ name, version, isPreview }) =>
    version && !isPreview ? published?.reports.nonce({ remote: name, version }, ip) : undefined;

/** Records that a page was sent to this visitor, if it is one of a published remote. @returns that remote */
export function recordSent(
  { ip }: Visitor,
  { remotes, path, published }: { remotes: Remote[]; path: string; published?: Published },
): Remote | undefined {
  const { remote } = ownerOf(forPath(remotes, path), path) ?? {};
  if (!remote?.version || remote.isPreview) return undefined;
  published?.reports.sent({ remote: remote.name, version: remote.version }, ip);
  return remote;
}
