import type { FastifyRequest } from 'fastify';
import type { PublishedRemotes } from './published-remotes.ts';
import type { Remote } from './remote-folder.ts';
import { layoutOf, type NonceOf, ownerOf, remotesForPath } from './page-remotes.ts';
import { forGroup } from './visitor-group.rules.ts';

type Visitor = Pick<FastifyRequest, 'ip'>;

interface Sending {
  /** Before a group was chosen. */
  all: Remote[];
  published?: Pick<PublishedRemotes, 'reports' | 'groups'> | undefined;
}

/**
 * Records that a page was sent to this visitor, for each published remote that it shows: its own, and that of the layout.
 * @returns the first, where it is published and counted, whether any was, and the nonces of this page
 */
export function recordPage(
  visitor: Visitor,
  { remotes, path, ...sending }: Sending & { remotes: Remote[]; path: string },
): { counted: Remote | undefined; hasRecorded: boolean; nonceOf: NonceOf } {
  const visible = remotesForPath(remotes, path);
  const owner = ownerOf(visible, path)?.remote;
  const nonces = new Map<Remote, string | undefined>();
  for (const remote of new Set([owner, layoutOf(visible, path)]))
    if (remote && isCounted(visitor, remote, sending))
      nonces.set(remote, record(visitor, remote, sending));
  const counted = owner && nonces.has(owner) ? owner : undefined;
  return { counted, hasRecorded: nonces.size > 0, nonceOf: (remote) => nonces.get(remote) };
}

/** Records that the code of a live version was sent to this visitor: to a page of another remote, or into a frame. */
export function recordCode(visitor: Visitor, remote: Remote, sending: Sending): void {
  if (isCounted(visitor, remote, sending)) record(visitor, remote, sending);
}

const record = ({ ip }: Visitor, { name, version = '' }: Remote, { published }: Sending) =>
  published?.reports.sent({ remote: name, version }, ip, Date.now());

/** A cookie from another network shows its version and counts for nothing: groups would be collected in that way. */
function isCounted(
  { ip }: Visitor,
  { name, version, isPreview }: Remote,
  { all, published }: Sending,
): boolean {
  if (version === undefined || isPreview) return false;
  return forGroup(all, published?.groups.of(ip)).some(
    (remote) =>
      remote.name === name && [remote.version, remote.previous?.version].includes(version),
  );
}
