import { createLog, listen, waitMs } from '@larkfare/service-kit';
import { type DataSource } from 'typeorm';
import { type ChannelSnapshot, snapshotOf } from './channels/channels.ts';
import { operationsEverLive } from './channels/operations-ever-live.ts';
import { withPreviousVersions } from './channels/previous-version.ts';
import { type LastSnapshot, lastSnapshot } from './last-snapshot.ts';
import { type RemoteOnDisk, remotesOnDisk } from './remote-on-disk.ts';
import { type Storage } from './storage/storage.ts';
import { withSandboxes } from './trust/sandbox.ts';

export interface LiveRemotes {
  /** As last read; a moment behind the database at most. */
  remotes(): RemoteOnDisk[];
  /** What every version asks that visitors ever had: pages that are open go on with theirs. The same list until it changes. */
  operations(): readonly string[];
  /** What a channel has now. */
  read(channel: string): Promise<ChannelSnapshot | undefined>;
  /** Once all that is decided by now is in memory, or could not be read. */
  refresh(): Promise<void>;
  close(): Promise<void>;
}

interface Options {
  /** Initialised as soon as the database is there, if it was not at first. */
  db: DataSource;
  databaseUrl: string;
  storage: Storage;
  /** Keeps the last snapshot, for a start without the database. */
  folder: string;
  channel: string;
}

const log = createLog('registry');

/**
 * Keeps a channel's remotes in memory and on disk, and reads them again whenever the channel changes. What cannot be
 * read, or whose files cannot be fetched, is tried again until it can; meanwhile what was last known stays.
 */
export async function liveRemotes(options: Options): Promise<LiveRemotes> {
  const { db, databaseUrl, storage, folder, channel } = options;
  const onThisMachine = lastSnapshot(folder, channel);
  let live: RemoteOnDisk[] = [];
  let operations: readonly string[] = [];
  let hasShown = false;
  let failures = 0;
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;
  let reading: Promise<void> = Promise.resolve();
  /** One read runs and one waits at most: that one sees whatever is decided until it begins. */
  let waiting: Promise<void> | undefined;

  const show = async (snapshot: LastSnapshot): Promise<void> => {
    // Before the remotes: no page may have a version whose operations would be refused.
    operations = snapshot.operations;
    const { remotes, isWhole } = await remotesOnDisk(storage, snapshot.remotes, live);
    live = remotes;
    hasShown = true;
    if (!isWhole) throw new Error('Not all files of what is live could be fetched.');
  };
  const readNewest = async (): Promise<void> => {
    if (!db.isInitialized) await db.initialize();
    const snapshot = await snapshotOf(db, channel);
    if (!snapshot) return;
    const remotes = await withSandboxes(db, await withPreviousVersions(db, channel, snapshot));
    const newest = { remotes, operations: await operationsEverLive(db, channel) };
    try {
      await show(newest);
    } finally {
      await onThisMachine.write(newest);
    }
  };
  const readAgain = async (): Promise<void> => {
    clearTimeout(timer);
    try {
      await readNewest();
      failures = 0;
    } catch (problem) {
      if (failures++ === 0)
        log.warn({ err: problem }, 'what is live could not be read; what was known stays');
      if (!hasShown) await showLast();
      if (!isClosed) timer = setTimeout(readSoon, waitMs(failures)).unref();
    }
  };
  const showLast = async (): Promise<void> => {
    try {
      await show(await onThisMachine.read());
    } catch (problem) {
      log.warn({ err: problem }, 'the last snapshot on disk is not there, or not whole');
    }
  };
  const refresh = (): Promise<void> => {
    waiting ??= reading.then(() => {
      waiting = undefined;
      return readAgain();
    });
    reading = waiting;
    return waiting;
  };
  const readSoon = () => void refresh();

  const listening = await listen(databaseUrl, 'registry_changed', readSoon, { mayBeAway: true });
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
