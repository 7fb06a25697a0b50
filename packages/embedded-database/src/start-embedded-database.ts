import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chmod, mkdir, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { becomeOwner } from './owner.ts';
import { postgresPrograms, type PostgresPrograms } from './postgres-programs.ts';
import { runServer, type ServerOptions } from './running-server.ts';

export interface EmbeddedDatabaseOptions extends Partial<
  Pick<ServerOptions, 'onEnd' | 'onGivenUp'>
> {
  /** Created if missing. */
  folder: string;
  /** postgresql.conf settings beside our own, e.g. `{ fsync: 'off' }` for tests. */
  settings?: Record<string, string>;
  /** Uses the server of another running process if there is one, and leaves it running. */
  join?: boolean;
}

export interface EmbeddedDatabase {
  /** A connection address for any PostgreSQL client, over a socket only this user can open. */
  url: string;
  /** Ends open connections and shuts the server down cleanly. */
  stop(): Promise<void>;
}

const user = 'larkfare';
const maxSocketPathBytes = 100; // The kernel allows 107 bytes with the file's own name.

/**
 * Starts PostgreSQL on a folder, creating the database on first use.
 * A server that a killed process left running on the folder is stopped first. One that ends unexpectedly is started again.
 * @throws if another running process owns the folder, unless `join` is set
 */
export async function startEmbeddedDatabase(
  options: EmbeddedDatabaseOptions,
): Promise<EmbeddedDatabase> {
  const folder = resolve(options.folder);
  const data = join(folder, 'postgres');
  const socket = socketFolder(folder);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await mkdir(socket, { recursive: true });
  await chmod(socket, 0o700);

  const url = `postgresql://${user}@localhost/postgres?host=${encodeURIComponent(socket)}`;
  const release = await becomeOwner(join(socket, 'owner'));
  if (!release && options.join) return { url, stop: async () => undefined };
  if (!release)
    throw new Error(
      `Another Larkfare is running on ${folder}. Stop it, or choose another DATA_DIR.`,
    );

  const programs = await postgresPrograms(folder);
  await programs.own(socket);
  if (!existsSync(join(data, 'PG_VERSION'))) await initialise(programs, data);
  if (await programs.succeeds('pg_ctl', ['status', '-D', data]))
    await programs.succeeds('pg_ctl', ['stop', '-w', '-m', 'fast', '-D', data]);
  const server = await runServer({
    programs,
    data,
    settings: { ...ourSettings(socket), ...options.settings },
    onEnd: options.onEnd ?? (() => undefined),
    onGivenUp: options.onGivenUp ?? (() => undefined),
  });

  return {
    url,
    stop: async () => {
      await server.stop();
      await release();
    },
  };
}

/** Renamed into place at the end, so that an interrupted first start leaves no incomplete database. */
async function initialise(programs: PostgresPrograms, data: string): Promise<void> {
  const unfinished = `${data}.unfinished`;
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(unfinished);
  await programs.own(unfinished);
  await programs.run('initdb', [
    ...['-D', unfinished, '-U', user, '--auth=trust', '--encoding=UTF8'],
    ...['--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C'],
  ]);
  await rename(unfinished, data);
}

const ourSettings = (socket: string): Record<string, string> => ({
  listen_addresses: '',
  unix_socket_directories: socket,
  unix_socket_permissions: '0700',
  shared_buffers: '256MB',
  random_page_cost: '1.1', // For solid-state disks.
  jit: 'off', // Our statements are shorter than a compilation.
  log_min_messages: 'warning',
  log_error_verbosity: 'terse', // The details of an error quote rows.
});

/** The socket sits beside the data unless that path is too long for the kernel. */
function socketFolder(folder: string): string {
  const path = join(folder, 'socket');
  if (Buffer.byteLength(path) <= maxSocketPathBytes) return path;
  return join(
    tmpdir(),
    `larkfare-${createHash('sha256').update(folder).digest('hex').slice(0, 16)}`,
  );
}
