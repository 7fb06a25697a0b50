import { Refused } from '../command/problems.ts';
import { liveVersion, remotePath, snapshotOf, type Changed } from './channel.ts';
import { type Site } from './site.ts';

interface Activation {
  channel: string;
  name: string;
  version: string;
  /** Of 100 visitors, how many get it; all without it. */
  share: number | undefined;
  reason: string | undefined;
}

const attemptsAtMost = 5;

/**
 * Makes a version live. Other teams change the channel too, so a revision that is gone is read again; only when
 * somebody else changed this very remote is it left as it is.
 * @throws Refused with every reason
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
      if (!isOvertaken(problem) || attempt === attemptsAtMost) throw problem;
      const now = await snapshotOf(site, channel);
      if (liveVersion(now, name) !== liveVersion(before, name))
        throw new Refused(
          `Somebody else made ${name} ${liveVersion(now, name) ?? 'nothing'} live meanwhile; look at status and try again.`,
          [],
          412,
        );
      revision = now.revision;
    }
  }
}

const isOvertaken = (problem: unknown) => problem instanceof Refused && problem.status === 412;

export const toWhom = (share = 100): string =>
  share === 100 ? '' : ` for ${share} of 100 visitors`;
