import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { listen } from '@larkfare/service-kit';
import { pino } from 'pino';
import { type DataSource } from 'typeorm';
import { type ChannelSnapshot, snapshotOf } from './channels/channels.ts';
import { type Storage } from './storage/storage.ts';
import { type Manifest } from './versions/published.input.ts';

/** A live remote with its files on this machine, as the shell's server reads remotes. */
export interface RemoteOnDisk {
  name: string;
  title: string;
  paths: string[];
  /** The folder of its files. */
  dist: string;
  manifest: Manifest;
  /** The styles of its routes by file name, to be written into the HTML. */
  css: Map<string, string>;
}

export interface LiveRemotes {
  /** As last read; a moment behind the database at most. */
  remotes(): RemoteOnDisk[];
  /** What a channel has now. */
  read(channel: string): Promise<ChannelSnapshot | undefined>;
  close(): Promise<void>;
}

interface Options {
  db: DataSource;
  databaseUrl: string;
  storage: Storage;
  /** Keeps the last snapshot, for a start without the database. */
  folder: string;
  channel: string;
}

const log = pino({ name: 'registry', level: process.env.LOG_LEVEL ?? 'info' });

/** Keeps a channel's remotes in memory and on disk, and reads them again whenever the channel changes. */
export async function liveRemotes(options: Options): Promise<LiveRemotes> {
  const { db, databaseUrl, storage, folder, channel } = options;
  const lastSnapshot = join(folder, `${channel}.json`);
  let live: RemoteOnDisk[] = [];
  let reading: Promise<void> = Promise.resolve();

  const show = async (snapshot: ChannelSnapshot) => {
    live = await Promise.all(snapshot.remotes.map(({ manifest }) => onDisk(storage, manifest)));
  };
  const readAgain = async () => {
    try {
      const snapshot = await snapshotOf(db, channel);
      if (!snapshot) return;
      await show(snapshot);
      await writeFile(`${lastSnapshot}.part`, JSON.stringify(snapshot));
      await rename(`${lastSnapshot}.part`, lastSnapshot);
    } catch (problem) {
      log.warn({ err: problem }, 'what is live could not be read again; the last snapshot stays');
    }
  };
  const listening = await listen(databaseUrl, 'registry_changed', () => {
    reading = reading.then(readAgain);
  }).catch(async (problem: unknown) => {
    log.warn({ err: problem }, 'the registry cannot be reached; the last snapshot on disk is used');
    await show(JSON.parse(await readFile(lastSnapshot, 'utf8')));
    return undefined;
  });
  await reading;

  return {
    remotes: () => live,
    read: (name) => snapshotOf(db, name),
    async close() {
      await listening?.close();
      await reading;
    },
  };
}

async function onDisk(storage: Storage, manifest: Manifest): Promise<RemoteOnDisk> {
  const dist = await storage.folderOf(manifest.name, manifest.build);
  const styles = [...new Set(manifest.routes.flatMap((route) => route.styles))];
  const css = await Promise.all(
    styles.map(async (name) => [name, await readFile(join(dist, name), 'utf8')] as const),
  );
  const { name, title, routes } = manifest;
  return { name, title, paths: routes.map(({ path }) => path), dist, manifest, css: new Map(css) };
}
