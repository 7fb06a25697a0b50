import { query } from '@larkfare/service-kit';
import { type DataSource } from 'typeorm';
import { rollbackTarget } from './channel.rules.ts';
import { channelNamed, historyOf, snapshotOf, type ChannelRevision } from './channels.ts';

/** Why a channel was not changed. */
export type ChannelRefusal =
  | { refused: 'no channel' | 'no version' | 'nothing to go back from' | 'nothing to share with' }
  | { refused: 'another revision'; revision: number }
  | { refused: 'locked'; reason: string };

export type ChannelChanged = {
  revision: number;
  version: string | null;
  fromVersion: string | null;
  /** While some try a candidate. */
  candidate?: string;
  share?: number;
};

interface Change {
  channel: string;
  remote: string;
  by: string;
  reason?: string;
  /** The revision the change is based on; without it, the newest. */
  basedOn?: number | undefined;
}

/** Makes a version live. The number of the revision decides a race: it is taken once. */
export const activate = (
  db: DataSource,
  change: Change & { version: string },
): Promise<ChannelChanged | ChannelRefusal> => step(db, change, 'activated', () => change.version);

/** Lets a share of the visitors try a version; asked again it changes the share, activating ends the trial. */
export const share = (
  db: DataSource,
  change: Change & { version: string; share: number },
): Promise<ChannelChanged | ChannelRefusal> =>
  step(db, change, 'shared', ([latest]) => latest?.toVersion ?? undefined, {
    candidate: change.version,
    share: change.share,
  });

/** Makes a version live again that was before: the good one before this, unless another is named. Locks do not hold it up. */
export const rollBack = (
  db: DataSource,
  change: Change & { version?: string | undefined },
): Promise<ChannelChanged | ChannelRefusal> =>
  step(db, change, 'rolled back', (history) => change.version ?? rollbackTarget(history));

/** Takes a remote out of the channel. */
export const withdraw = (
  db: DataSource,
  change: Change,
): Promise<ChannelChanged | ChannelRefusal> => step(db, change, 'withdrawn', () => null);

async function step(
  db: DataSource,
  { channel: name, remote, by, reason = '', basedOn }: Change,
  action: ChannelRevision['action'],
  target: (history: ChannelRevision[]) => string | null | undefined,
  trial?: { candidate: string; share: number },
): Promise<ChannelChanged | ChannelRefusal> {
  return db.transaction(async (manager) => {
    // Whoever changes a channel waits for whoever is changing it.
    await query(manager, 'SELECT FROM channels WHERE name = :name FOR UPDATE', { name });
    const channel = await channelNamed(manager, name);
    if (!channel) return { refused: 'no channel' };
    if (basedOn !== undefined && basedOn !== channel.revision)
      return { refused: 'another revision', revision: channel.revision };
    if ((action === 'activated' || trial) && channel.lockedReason !== null)
      return { refused: 'locked', reason: channel.lockedReason };

    const history = await historyOf(manager, name, remote);
    const version = target(history);
    if (trial && (version === undefined || version === trial.candidate))
      return { refused: 'nothing to share with' };
    if (version === undefined) return { refused: 'nothing to go back from' };
    const known = await query(
      manager,
      'SELECT FROM versions WHERE remote = :remote AND version = :version',
      { remote, version: trial?.candidate ?? version },
    );
    if (version !== null && known.length === 0) return { refused: 'no version' };

    const live = await snapshotOf(manager, name);
    const present = live?.remotes.find((each) => each.remote === remote);
    // Who goes back during a trial goes back from the candidate.
    const left = action === 'rolled back' ? present?.candidate : undefined;
    const fromVersion = (left ?? present)?.version ?? null;
    const revision = channel.revision + 1;
    await query(manager, 'UPDATE channels SET revision = :revision WHERE name = :name', {
      revision,
      name,
    });
    await query(
      manager,
      `INSERT INTO channel_revisions (channel, revision, action, remote, from_version, to_version, candidate, share, changed_by, reason)
       VALUES (:name, :revision, :action, :remote, :fromVersion, :version, :candidate, :share, :by, :reason)`,
      {
        name,
        revision,
        action,
        remote,
        fromVersion,
        version,
        candidate: trial?.candidate ?? null,
        share: trial?.share ?? null,
        by,
        reason,
      },
    );
    return { revision, version, fromVersion, ...trial };
  });
}
