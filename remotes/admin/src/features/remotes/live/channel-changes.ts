import type { Changed, Channel } from '@larkfare/remote-cli/registry-api';
import { askRegistry } from '../registry/ask-registry.ts';
import type { Answer } from '../registry/registry-answer.rules.ts';

/** A change that has to be confirmed. */
export interface Change {
  kind: 'activate' | 'roll back';
  channel: string;
  remote: string;
  /** What becomes live; for a rollback, absent means the version before. */
  version?: string;
}

/** What the person adds to a change before it is made. */
export interface Particulars {
  reason: string;
  version?: string;
  /** How many of 100 visitors get it; all of them without it. */
  share?: number;
}

/** Makes a change on the revision that was seen. */
export function makeChange(
  { kind, channel, remote, ...asked }: Change,
  { reason, share, version = asked.version }: Particulars,
  basedOn: number,
): Promise<Answer<Changed>> {
  const path = `/channels/${channel}/remotes/${remote}`;
  const body = { ...(version && { version }), ...(share && { share }), reason };
  return kind === 'activate'
    ? askRegistry(path, { method: 'PUT', body, basedOn })
    : askRegistry(`${path}/rollback`, { method: 'POST', body, basedOn });
}

export const lockChannel = (channel: string, reason: string): Promise<Answer<Channel>> =>
  askRegistry(`/channels/${channel}/lock`, { method: 'PUT', body: { reason } });

export const unlockChannel = (channel: string): Promise<Answer<Channel>> =>
  askRegistry(`/channels/${channel}/lock`, { method: 'DELETE' });
