import { listen } from '@larkfare/data-kit/database';
import { createLog } from '@larkfare/server-kit/log';
import { waitMs } from '@larkfare/server-kit/waiting';
import { type DataSource } from 'typeorm';
import { type ChannelSnapshot, snapshotOf } from '../release/channels.ts';
import { operationsEverLive } from '../checks/required-operations.ts';
import { withPreviousVersions } from '../release/previous-version.ts';
import { type LastSnapshot, lastSnapshot } from './last-snapshot.ts';
import { type RemoteOnDisk, remotesOnDisk } from './remote-on-disk.ts';
import { slotOrders } from '../release/slot-orders.ts';
import { type Storage } from '../versions/storage.ts';
import { withSandboxes } from './sandbox.ts';

export interface LiveRemotes {
  /** From memory; at most a moment behind the database. */
  remotes(): RemoteOnDisk[];
  /** The operations of every version that was ever live, because open pages continue with theirs. The same list until it changes. */
  operations(): readonly string[];
  /** A channel's snapshot. */
  read(channel: string): Promise<ChannelSnapshot | undefined>;
  /** Resolves once every change until now is in memory, or could not be read. */
  refresh(): Promise<void>;
  close(): Promise<void>;
}

interface Options {
  /** Initialised once the database is available. */
  db: DataSource;
  databaseUrl: string;
  storage: Storage;
  /** Stores the last snapshot, for a start without the database. */
  folder: string;
  channel: string;
}

const log = createLog('registry');

/**
 * Holds a channel's remotes in memory and on disk, and reads them again whenever the channel changes. Reading and
 * fetching files are retried until they succeed; meanwhile the last known remotes stay.
 */
export async function liveRemotes(options: Options): Promise<LiveRemotes> {
  const { db, databaseUrl, storage, folder, channel } = options;
  const stored = lastSnapshot(folder, channel);
  let live: RemoteOnDisk[] = [];
  let operations: readonly string[] = [];
  let hasShown = false;
  let failures = 0;
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;
  let reading: Promise<void> = Promise.resolve();
  /** At most one read runs and one waits, which sees every change until it begins. */
  let waiting: Promise<void> | undefined;

  const show = async (snapshot: LastSnapshot): Promise<void> => {
    // Before the remotes: no page may have a version whose operations would be refused.
    operations = snapshot.operations;
    const { remotes, isWhole } = await remotesOnDisk(storage, snapshot.remotes, {
      shown: live,
      orders: snapshot.slots,
    });
    live = remotes;
    hasShown = true;
    if (!isWhole) throw new Error('Not all files of the live versions could be fetched.');
  };
  const readNewest = async (): Promise<void> => {
    if (!db.isInitialized) await db.initialize();
    const snapshot = await snapshotOf(db, channel);
    if (!snapshot) return;
    const remotes = await withSandboxes(db, await withPreviousVersions(db, channel, snapshot));
    const newest = {
      remotes,
      operations: await operationsEverLive(db, channel),
      slots: await slotOrders(db),
    };
    try {
      await show(newest);
    } finally {
      await stored.write(newest);
    }
  };
  const readOrRetry = async (): Promise<void> => {
    clearTimeout(timer);
    try {
      await readNewest();
      failures = 0;
    } catch (problem) {
      if (failures++ === 0)
        log.warn({ err: problem }, 'the live versions could not be read; the last ones stay');
      if (!hasShown) await showLast();
      if (!isClosed) timer = setTimeout(readSoon, waitMs(failures)).unref();
    }
  };
  const showLast = async (): Promise<void> => {
    try {
      await show(await stored.read());
    } catch (problem) {
      log.warn({ err: problem }, 'the last snapshot on disk is missing or incomplete');
    }
  };
  const refresh = (): Promise<void> => {
    waiting ??= reading.then(() => {
      waiting = undefined;
      return readOrRetry();
    });
    reading = waiting;
    return waiting;
  };
  const readSoon = () => void refresh();

  const listening = await listen(databaseUrl, 'registry_changed', readSoon, {
    allowUnavailable: true,
  });
  await refresh();

  return {
    remotes: () => live,
    operations: () => operations,
    read: (name) => snapshotOf(db, name),
    refresh,
    async close() {
      isClosed = true;
      await listening.close();
      await reading;
      clearTimeout(timer);
    },
  };
}
