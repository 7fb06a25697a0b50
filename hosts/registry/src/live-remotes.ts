import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { listen } from '@larkfare/service-kit';
import { pino } from 'pino';
import { type DataSource } from 'typeorm';
import { type ChannelSnapshot, snapshotOf } from './channels/channels.ts';
import { operationsEverLive } from './channels/operations-ever-live.ts';
import { withVersionsBefore } from './channels/version-before.ts';
import { type Storage } from './storage/storage.ts';
import { type Framed, type FramedRemote, withFrames } from './trust/framed.ts';
import { type Manifest } from './versions/published.input.ts';

/** A version with its files on this machine, as the shell's server reads remotes. */
export interface RemoteOnDisk {
  name: string;
  title: string;
  version: string;
  paths: string[];
  /** The folder of its files. */
  dist: string;
  manifest: Manifest;
  /** The styles of its routes by file name, to be written into the HTML. */
  css: Map<string, string>;
  /** While nobody reviewed the remote: it runs in a frame, not in the page. */
  framed?: Framed;
  /** What was live before: visitors get it while this version does not load. */
  before?: RemoteOnDisk;
  /** What a share of the visitors, out of 100, tries in place of it. */
  candidate?: { share: number; remote: RemoteOnDisk };
}

export interface LiveRemotes {
  /** As last read; a moment behind the database at most. */
  remotes(): RemoteOnDisk[];
  /** What every version asks that visitors ever had: pages that are open go on with theirs. The same list until it changes. */
  operations(): readonly string[];
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
  let operations: readonly string[] = [];
  let reading: Promise<void> = Promise.resolve();

  const show = async (backed: FramedRemote[]) => {
    live = await Promise.all(
      backed.map(async ({ before, candidate, ...remote }) => ({
        ...(await onDisk(storage, remote)),
        ...(before && { before: await onDisk(storage, before) }),
        ...(candidate && {
          candidate: { share: candidate.share, remote: await onDisk(storage, candidate) },
        }),
      })),
    );
  };
  const readAgain = async () => {
    try {
      const snapshot = await snapshotOf(db, channel);
      if (!snapshot) return;
      const backed = await withFrames(db, await withVersionsBefore(db, channel, snapshot));
      // Before the remotes: no page may have a version whose operations would be refused.
      operations = await operationsEverLive(db, channel);
      await show(backed);
      await writeFile(`${lastSnapshot}.part`, JSON.stringify(backed));
      await rename(`${lastSnapshot}.part`, lastSnapshot);
    } catch (problem) {
      log.warn({ err: problem }, 'what is live could not be read again; the last snapshot stays');
    }
  };
  const readSoon = () => {
    reading = reading.then(readAgain);
  };
  const listening = await listen(databaseUrl, 'registry_changed', readSoon).catch(
    async (problem: unknown) => {
      log.warn(
        { err: problem },
        'the registry cannot be reached; the last snapshot on disk is used',
      );
      await show(JSON.parse(await readFile(lastSnapshot, 'utf8')));
      return undefined;
    },
  );
  if (listening) readSoon();
  await reading;

  return {
    remotes: () => live,
    operations: () => operations,
    read: (name) => snapshotOf(db, name),
    async close() {
      await listening?.close();
      await reading;
    },
  };
}

export type Described = { version: string; manifest: Manifest; framed?: Framed };

/** A version with its files, wherever it is live or not. */
export async function onDisk(storage: Storage, described: Described): Promise<RemoteOnDisk> {
  const { version, manifest, framed } = described;
  const dist = await storage.folderOf(manifest.name, manifest.build);
  const styles = [...new Set(manifest.routes.flatMap((route) => route.styles))];
  const css = await Promise.all(
    styles.map(async (name) => [name, await textOf(join(dist, name))] as const),
  );
  const { name, title, routes } = manifest;
  const paths = routes.map(({ path }) => path);
  return {
    name,
    title,
    version,
    paths,
    dist,
    manifest,
    css: new Map(css),
    ...(framed && { framed }),
  };
}

/** A file that is lost costs its remote a style, and the other remotes nothing. */
const textOf = (file: string) =>
  readFile(file, 'utf8').catch((problem: unknown) => {
    log.error({ err: problem }, 'a published style is not where it was kept');
    return '';
  });
