import { RefusedError } from '../command/errors.ts';
import { liveVersion, remotePath, snapshotOf, type Changed } from './channel.ts';
import { type Site } from './site.ts';

interface Activation {
  channel: string;
  name: string;
  version: string;
  /** Percentage of visitors who get it; everyone if undefined. */
  share: number | undefined;
  reason: string | undefined;
}

const maxAttempts = 5;

/**
 * Makes a version live. Retries on a revision conflict, because other teams change the channel too, unless the
 * conflicting change was to this remote.
 * @throws RefusedError with every reason
 */
export async function activateVersion(site: Site, activation: Activation): Promise<Changed> {
  const { channel, name, version, share, reason } = activation;
  const before = await snapshotOf(site, channel);
  let { revision } = before;
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await site.send<Changed>(
        'PUT',
        remotePath(channel, name),
        { version, ...(share && { share }), ...(reason && { reason }) },
        { 'if-match': `"${revision}"` },
      );
    } catch (problem) {
      if (!isRevisionConflict(problem) || attempt === maxAttempts) throw problem;
      const now = await snapshotOf(site, channel);
      if (liveVersion(now, name) !== liveVersion(before, name))
        throw new RefusedError(
          `${name} was changed to ${liveVersion(now, name) ?? 'nothing'} by someone else at the same time. Check the status and try again.`,
          [],
          412,
        );
      revision = now.revision;
    }
  }
}

const isRevisionConflict = (problem: unknown) =>
  problem instanceof RefusedError && problem.status === 412;

export const audience = (share = 100): string =>
  share === 100 ? '' : ` for ${share} % of visitors`;
