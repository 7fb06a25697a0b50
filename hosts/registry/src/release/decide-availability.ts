import { query } from '@larkfare/data-kit/database';
import { HttpError } from '@larkfare/server-kit/http';
import { type DataSource } from 'typeorm';
import { type Availability } from '../versions/availability.rules.ts';
import { deleteSources } from '../versions/sources.ts';
import { rollBack } from './change-channel.ts';

/** The version that replaced a withdrawn one; null if the remote had no other. */
export interface Replaced {
  channel: string;
  version: string | null;
}

/**
 * Records a decision about a published version. One that is not offered any more is rolled back wherever it is live, in
 * locked channels too. Of one that is taken down the source maps and sources are deleted.
 */
export async function decideAvailability(
  db: DataSource,
  decision: {
    remote: string;
    version: string;
    availability: Availability;
    reason: string;
    by: string;
  },
): Promise<Replaced[]> {
  const { remote, version, availability, reason, by } = decision;
  await db.transaction(async (manager) => {
    // An activation from now on reads the decision, or is found below.
    await query(manager, 'SELECT FROM channels FOR UPDATE');
    await query(
      manager,
      `INSERT INTO version_withdrawals (remote, version, availability, reason, decided_by)
       VALUES (:remote, :version, :availability, :reason, :by)`,
      { remote, version, availability, reason, by },
    );
    if (availability === 'taken down') await deleteSources(manager, { remote, version });
  });
  const replaced: Replaced[] = [];
  if (availability === 'offered') return replaced;
  // A version that others still get is rolled back after the candidate of a gradual rollout.
  for (let channels = await channelsWith(db, remote, version); channels.length > 0;) {
    for (const channel of channels) {
      const changed = await rollBack(db, { channel, remote, by, reason });
      if (changed instanceof HttpError)
        throw new Error(`${remote} was not rolled back in ${channel}.`, { cause: changed });
      const others = replaced.filter((each) => each.channel !== channel);
      replaced.splice(0, Infinity, ...others, { channel, version: changed.version });
    }
    channels = await channelsWith(db, remote, version);
  }
  return replaced;
}

/** The channels in which a version is live, for all visitors or some. */
async function channelsWith(db: DataSource, remote: string, version: string): Promise<string[]> {
  const rows = await query<{ channel: string }>(
    db,
    `SELECT channel
     FROM (SELECT DISTINCT ON (channel) channel, to_version, candidate FROM channel_revisions
           WHERE remote = :remote ORDER BY channel, revision DESC) latest
     WHERE :version IN (to_version, candidate) ORDER BY channel`,
    { remote, version },
  );
  return rows.map(({ channel }) => channel);
}
