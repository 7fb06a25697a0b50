import type { Changed } from '../registry-api/index.ts';
import { RefusedError } from '../command/errors.ts';
import type { Site } from './site.ts';

export interface Snapshot {
  revision: number;
  remotes: {
    remote: string;
    version: string;
    /** The version being rolled out to a percentage of visitors. */
    candidate?: { version: string; share: number };
    /** Percentage of visitors who get it, while the others get what came with the site. */
    share?: number;
  }[];
}

export const snapshotOf = (site: Site, channel: string) =>
  site.get<Snapshot>(`/channels/${encodeURIComponent(channel)}/snapshot`);

export const liveVersion = ({ remotes }: Snapshot, name: string): string | undefined =>
  remotes.find(({ remote }) => remote === name)?.version;

export const remotePath = (channel: string, name: string) =>
  `/channels/${encodeURIComponent(channel)}/remotes/${name}`;

interface Activation {
  channel: string;
  name: string;
  version: string;
  /** Percentage of visitors who get it; everyone if undefined. */
  share: number | undefined;
  reason: string | undefined;
}

/** Makes a version live, unless its remote is changed by someone else meanwhile. @throws RefusedError with every reason */
export async function activateVersion(site: Site, activation: Activation): Promise<Changed> {
  const { channel, name, version, share, reason } = activation;
  const { revision } = await snapshotOf(site, channel);
  try {
    return await site.send<Changed>(
      'PUT',
      remotePath(channel, name),
      { version, ...(share && { share }), ...(reason && { reason }) },
      { 'if-match': `"${revision}"` },
    );
  } catch (problem) {
    if (!isRevisionConflict(problem)) throw problem;
    const live = liveVersion(await snapshotOf(site, channel), name) ?? 'nothing';
    throw new RefusedError(
      `${name} was changed to ${live} by someone else at the same time. Check the status and try again.`,
      [],
      412,
    );
  }
}

const isRevisionConflict = (problem: unknown) =>
  problem instanceof RefusedError && problem.status === 412;

export const audience = (share = 100): string =>
  share === 100 ? '' : ` for ${share} % of visitors`;

/** Lines that show where a live version can be seen. Only sites have a list of which other channel they show. */
export const placesOf = (
  { address }: Pick<Site, 'address'>,
  { channel, paths }: { channel: string; paths: string[] },
): string[] =>
  channel === 'production'
    ? paths.map((path) => `  ${address.origin}${path}`)
    : [`  at sites that show this channel (REMOTES_CHANNEL=${channel}): ${paths.join(', ')}`];
