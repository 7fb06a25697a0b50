import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { access, cp, mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { ensureRoles } from '@larkfare/data-kit/database';
import { makePrivateFolder } from '@larkfare/server-kit/files';
import pg from 'pg';

interface SiteData {
  databaseUrl: string;
  /** DATA_DIR; with a bucket it holds no pictures and no remotes. */
  dataFolder: string;
  /** The prefix of the services' roles, in the backup and so here. */
  roles?: string | undefined;
}

const dump = 'database.dump';
/** The folders of DATA_DIR: uploaded pictures, published remotes, and mails in files. */
const folders = ['media', 'registry', 'outbox'];

/**
 * Copies a site, running or not, to a new folder.
 * @throws when the folder exists, or pg_dump is missing or older than the server
 */
export async function backUp(folder: string, { databaseUrl, dataFolder }: SiteData): Promise<void> {
  // An invalid address is reported with the setting's name, and pg_dump would leave an empty folder.
  await inDatabase(databaseUrl, () => Promise.resolve());
  // The dump holds the key that signs tokens.
  process.umask(0o077);
  await mkdir(folder, { mode: 0o700 }).catch((problem: NodeJS.ErrnoException) => {
    if (problem.code !== 'EEXIST') throw problem;
    throw new Error(`${folder} exists already. Name a new folder for the backup.`);
  });
  // Those tables hold counts of the last minutes.
  const options = ['--format=custom', '--no-unlogged-table-data', `--file=${join(folder, dump)}`];
  await run('pg_dump', options, databaseUrl);
  // After the database: the files that it names were stored before.
  for (const name of folders) await copy(join(dataFolder, name), join(folder, name));
}

/**
 * Restores a backup into an empty database and DATA_DIR, all or nothing of the database.
 * @throws when the database or the folder holds a site
 */
export async function restore(
  folder: string,
  { databaseUrl, dataFolder, roles }: SiteData,
): Promise<void> {
  await access(join(folder, dump)).catch((cause: unknown) => {
    throw new Error(`${folder} holds no backup: it has no ${dump}.`, { cause });
  });
  await refuseSite(databaseUrl);
  await refuseFiles(dataFolder);
  await ensureRoles(databaseUrl, roles);
  const options = ['--single-transaction', '--exit-on-error'];
  await run('pg_restore', [...options, join(folder, dump)], databaseUrl);
  await inDatabase(databaseUrl, async (client) => {
    // Its transaction numbers are those of another server.
    await client.query('TRUNCATE catalogue.change_feed');
    await client.query('ANALYZE');
  });
  await makePrivateFolder(dataFolder);
  for (const name of folders) await copy(join(folder, name), join(dataFolder, name));
}

const refuseSite = (databaseUrl: string) =>
  inDatabase(databaseUrl, async (client) => {
    const { rows } = await client.query("SELECT to_regnamespace('catalogue') AS schema");
    if (rows[0].schema)
      throw new Error('This database holds a site already. Restore into an empty one.');
  });

async function refuseFiles(dataFolder: string): Promise<void> {
  for (const name of folders) {
    const path = join(dataFolder, name);
    const files = await readdir(path).catch(ignoreMissing);
    if (files?.length)
      throw new Error(`${path} holds files already. Restore into an empty DATA_DIR.`);
  }
}

function ignoreMissing(problem: unknown): void {
  if ((problem as NodeJS.ErrnoException).code !== 'ENOENT') throw problem;
}

async function inDatabase(url: string, work: (client: pg.Client) => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  await client.connect();
  await work(client).finally(() => client.end());
}

/** Nothing where there is nothing to copy. */
const copy = (from: string, to: string) =>
  access(from).then(
    () => cp(from, to, { recursive: true, preserveTimestamps: true }),
    () => undefined,
  );

/** Runs a program of PostgreSQL, which prints its own problems. The password is in no list of processes. */
async function run(program: string, options: string[], databaseUrl: string): Promise<void> {
  const url = new URL(databaseUrl);
  const PGPASSWORD = decodeURIComponent(url.password);
  url.password = '';
  const child = spawn(program, [...options, `--dbname=${url.href}`], {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...(PGPASSWORD && { PGPASSWORD }) },
  });
  const [code] = await once(child, 'close').catch((problem: unknown) => {
    throw new Error(`${program} is needed: install PostgreSQL's client programs.`, {
      cause: problem,
    });
  });
  if (code !== 0) throw new Error(`${program} ended with ${code}.`);
}
