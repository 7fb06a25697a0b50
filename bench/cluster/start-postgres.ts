import { join } from 'node:path';
import { asOrdinaryUser } from '@larkfare/embedded-database/testing';
import pg from 'pg';
import { findPrograms, run } from './programs.ts';
import { supervise } from './supervised.ts';

/** Debian's PostgreSQL, in a folder, supervised; `passwordFile` has its owner's password, who needs none without it. */
export async function startPostgres(
  opened: AsyncDisposableStack,
  { folder, port, passwordFile }: { folder: string; port: number; passwordFile?: string },
) {
  const programs = findPrograms();
  const data = join(folder, 'postgres');
  await run([
    ...[...asOrdinaryUser, programs.initdb, '-D', data, '-U', 'owner'],
    ...(passwordFile ? ['-A', 'scram-sha-256', `--pwfile=${passwordFile}`] : ['-A', 'trust']),
    ...['--encoding=UTF8', '--locale=C'],
  ]);
  return opened.adopt(
    supervise({
      command: [
        ...[...asOrdinaryUser, programs.postgres, '-D', data, '-p', `${port}`],
        ...['-k', folder, '-h', '127.0.0.1'],
      ],
      log: join(folder, 'postgres.log'),
      stopSignal: 'SIGINT',
    }),
    (postgres) => postgres.stop(),
  );
}

/** The rows of one statement, on a separate connection. */
export async function query<Row extends pg.QueryResultRow>(
  url: string,
  sql: string,
): Promise<Row[]> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    return (await client.query<Row>(sql)).rows;
  } finally {
    await client.end();
  }
}
