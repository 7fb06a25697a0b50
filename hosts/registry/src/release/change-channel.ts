import { query } from '@larkfare/data-kit/database';
import { HttpError } from '@larkfare/server-kit/http';
import { type DataSource } from 'typeorm';
import { comesWithSite } from '../versions/own-remotes.rules.ts';
import { rollbackTarget } from './channel.rules.ts';
import { unknownVersion } from '../versions/versions.ts';
import { withdrawnError, withdrawnOf, withdrawnVersion } from '../versions/withdrawals.ts';
import {
  type ChannelRevision,
  findChannel,
  historyOf,
  snapshotOf,
  unknownChannel,
} from './channels.ts';

/** Another remote of the channel was changed after the gates ran. */
export class ChangedAfterChecks extends HttpError {}

export type ChannelChanged = {
  revision: number;
  version: string | null;
  fromVersion: string | null;
  /** During a gradual rollout. */
  candidate?: string;
  share?: number;
};

interface Change {
  channel: string;
  remote: string;
  by: string;
  reason?: string;
  /** The revision the change is based on: a later change of this remote refuses it. The newest by default. */
  basedOn?: number | undefined;
  /** The revision at which the version passed the gates, which compare it with the other live remotes. */
  checkedAt?: number;
}

/** Makes a version live for all visitors, which ends a gradual rollout. */
export const activate = (
  db: DataSource,
  change: Change & { version: string },
): Promise<ChannelChanged | HttpError> =>
  changeChannel(db, change, 'activated', () => change.version, { named: change.version });

/** Starts a gradual rollout of a version, or changes its percentage. */
export const share = (
  db: DataSource,
  change: Change & { version: string; share: number },
): Promise<ChannelChanged | HttpError> =>
  changeChannel(db, change, 'shared', ([latest]) => sharedWith(change.remote, latest), {
    named: change.version,
    rollout: { candidate: change.version, share: change.share },
  });

/** The version of the other visitors; null is the remote that came with the site. */
const sharedWith = (remote: string, latest: ChannelRevision | undefined) =>
  latest?.toVersion ?? (comesWithSite(remote) ? null : undefined);

/** Rolls back to the previous good version, or to a named one. Possible in a locked channel too. */
export const rollBack = (
  db: DataSource,
  change: Change & { version?: string | undefined },
): Promise<ChannelChanged | HttpError> =>
  changeChannel(
    db,
    change,
    'rolled back',
    (history, withdrawn) => change.version ?? rollbackTarget(history, withdrawn),
    { named: change.version },
  );

async function changeChannel(
  db: DataSource,
  { channel: name, remote, by, reason = '', basedOn, checkedAt }: Change,
  action: ChannelRevision['action'],
  target: (history: ChannelRevision[], withdrawn: ReadonlySet<string>) => string | null | undefined,
  {
    named,
    rollout,
  }: { named?: string | undefined; rollout?: { candidate: string; share: number } },
): Promise<ChannelChanged | HttpError> {
  return db.transaction(async (manager) => {
    // Concurrent changes of one channel run one after the other.
    await query(manager, 'SELECT FROM channels WHERE name = :name FOR UPDATE', { name });
    const channel = await findChannel(manager, name);
    if (!channel) return unknownChannel();
    const { revision: current } = channel;
    const history = await historyOf(manager, name, remote);
    const changedAt = history[0]?.revision ?? 0;
    const staleMessage = `The remote was changed meanwhile: the channel is now at revision ${current}.`;
    if (basedOn !== undefined && (basedOn < changedAt || basedOn > current))
      return new HttpError(412, staleMessage, { revision: current });
    if (checkedAt !== undefined && checkedAt !== current)
      return new ChangedAfterChecks(412, staleMessage, { revision: current });
    if ((action === 'activated' || rollout) && channel.lockedReason !== null)
      return new HttpError(409, `The channel is locked: ${channel.lockedReason}`);

    const withdrawn = named && (await withdrawnVersion(manager, remote, named));
    if (withdrawn) return withdrawnError({ remote, version: named }, withdrawn);
    const version = target(history, await withdrawnOf(manager, remote));
    if (rollout && (version === undefined || version === rollout.candidate))
      return new HttpError(
        409,
        'A gradual rollout needs another version that is live for the other visitors. Activate the first version for all.',
      );
    if (version === undefined)
      return new HttpError(
        409,
        'This remote is not live in this channel, so there is nothing to roll back. Activate a version, or name the one to roll back to.',
      );
    const published = await query(
      manager,
      'SELECT FROM versions WHERE remote = :remote AND version = :version',
      { remote, version: rollout?.candidate ?? version },
    );
    if (version !== null && published.length === 0) return unknownVersion();

    const live = await snapshotOf(manager, name);
    const present = live?.remotes.find((each) => each.remote === remote);
    // A rollback during a gradual rollout removes the candidate; what came with the site is no version.
    const removed = action === 'rolled back' ? (present?.candidate ?? present) : undefined;
    const replaced = present?.share === undefined ? present : undefined;
    const fromVersion = (removed ?? replaced)?.version ?? null;
    const revision = current + 1;
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
        candidate: rollout?.candidate ?? null,
        share: rollout?.share ?? null,
        by,
        reason,
      },
    );
    return { revision, version, fromVersion, ...rollout };
  });
}
