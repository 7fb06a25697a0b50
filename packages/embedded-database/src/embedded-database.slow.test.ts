import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import { startEmbeddedDatabase } from './index.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'larkfare-embedded-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

async function query(url: string, sql: string) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query(sql);
  await client.end();
  return rows;
}

/** The server's own process, which all others of PostgreSQL belong to. */
async function processOf(url: string): Promise<number> {
  const [row] = await query(url, "SELECT pg_read_file('postmaster.pid') AS file");
  return Number(row.file.split('\n')[0]);
}

test('data persists across a restart', async () => {
  const first = await startEmbeddedDatabase({ folder });
  await query(first.url, 'CREATE TABLE kites AS SELECT 1 AS id');
  await first.stop();

  const second = await startEmbeddedDatabase({ folder });

  expect(await query(second.url, 'SELECT * FROM kites')).toEqual([{ id: 1 }]);
  await second.stop();
});

test('a second owner is refused unless it joins', async () => {
  const first = await startEmbeddedDatabase({ folder });

  await expect(startEmbeddedDatabase({ folder })).rejects.toThrow('Another Larkfare is running on');
  const guest = await startEmbeddedDatabase({ folder, join: true });
  await guest.stop();

  expect(await query(first.url, 'SELECT 1 AS up')).toEqual([{ up: 1 }]);
  await first.stop();
});

test('the server stops with its killed owner, and can be started again', async () => {
  const entryPoint = new URL('./index.ts', import.meta.url).pathname;
  const script = `
    const { startEmbeddedDatabase } = await import(${JSON.stringify(entryPoint)});
    const { url } = await startEmbeddedDatabase({ folder: ${JSON.stringify(folder)} });
    console.log(url); setInterval(() => {}, 1000);`;
  const owner = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [url] = (await once(owner.stdout, 'data')) as [Buffer];
  const client = new pg.Client({ connectionString: url.toString().trim() });
  client.on('error', () => undefined);
  await client.connect();
  const isDisconnected = new Promise<void>((resolve) => client.once('end', () => resolve()));
  const hasExited = once(owner, 'exit'); // Until then the kernel may still hold its lock open.
  owner.kill('SIGKILL');
  await Promise.all([hasExited, isDisconnected]);

  const next = await startEmbeddedDatabase({ folder });

  expect(await query(next.url, 'SELECT 1 AS up')).toEqual([{ up: 1 }]);
  await next.stop();
});

test('a server that is killed under its running owner is started again', async () => {
  const ends: string[] = [];
  const database = await startEmbeddedDatabase({ folder, onEnd: (message) => ends.push(message) });
  const pid = await processOf(database.url);

  process.kill(pid, 'SIGKILL');
  const isServed = () => query(database.url, 'SELECT 1 AS up').catch(() => undefined);
  while (!ends.length || !(await isServed())) await setTimeout(20);

  expect(ends).toEqual(['PostgreSQL ended (SIGKILL); it is started again in 0.1 s.']);
  await database.stop();
});

test('a frozen server is stopped all the same', async () => {
  const database = await startEmbeddedDatabase({ folder });
  const pid = await processOf(database.url);
  process.kill(pid, 'SIGSTOP');

  await database.stop();

  expect(() => process.kill(pid, 0)).toThrow('ESRCH');
});
