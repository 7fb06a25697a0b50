import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { type EmbeddedDatabase, startEmbeddedDatabase } from '@larkfare/embedded-database';
import pg from 'pg';
import { eventually } from '@larkfare/server-kit/testing';
import { isDatabaseUnavailable } from './database-unavailable.ts';
import { bulkWork, openDatabase } from './open-database.ts';
import { WatchedPool } from './watched-pool.ts';

let folder: string;
let database: EmbeddedDatabase;
let pools: WatchedPool[];
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'larkfare-pool-'));
  database = await startEmbeddedDatabase({ folder });
});
afterAll(async () => {
  await database.stop();
  await rm(folder, { recursive: true });
});
beforeEach(() => {
  pools = [];
  for (const max of [2, 1]) openPool({ connectionString: database.url, max });
});
afterEach(() => Promise.all(pools.map((pool) => pool.end())));

/** A pool that ends with the test. Its connections may still be closing when the server stops. */
function openPool(config: pg.PoolConfig): WatchedPool {
  const pool = new WatchedPool(config);
  pool.on('error', () => undefined);
  pools.push(pool);
  return pool;
}

const socketFolder = () => new URL(database.url).searchParams.get('host') ?? '';

/** The server and all of its connections. */
async function processes(pool: pg.Pool): Promise<number[]> {
  const { rows } = await pool.query<{ pid: number }>(
    `SELECT split_part(pg_read_file('postmaster.pid'), E'\\n', 1)::int AS pid
     UNION ALL SELECT pid FROM pg_stat_activity`,
  );
  return rows.map(({ pid }) => pid);
}

test('queries of a server that is frozen fail, in every pool, and work when it continues', async () => {
  const [pool, other] = pools as [WatchedPool, WatchedPool];
  await Promise.all([pool, pool, other].map((each) => each.query('SELECT 1')));
  const ids = await processes(pool);
  for (const id of ids) process.kill(id, 'SIGSTOP');

  // More than the pools have connections: some wait for an answer, others for a connection.
  const queries = [pool, pool, pool, pool, other, other].map((each) => each.query('SELECT 1'));
  const outcomes = await Promise.allSettled(queries);
  const later = await pool.query('SELECT 1').catch((problem: unknown) => problem);
  for (const id of ids) process.kill(id, 'SIGCONT');

  const reasons = outcomes.map((outcome) => outcome.status === 'rejected' && outcome.reason);
  expect([...reasons, later].map(isDatabaseUnavailable)).toEqual(Array(7).fill(true));
  const { rows } = await eventually(() => pool.query('SELECT 1 AS up'));
  expect(rows).toEqual([{ up: 1 }]);
});

test('bulk work outlasts a server that is frozen', async () => {
  const [pool] = pools as [WatchedPool];
  await pool.query('CREATE ROLE larkfare_bulk; CREATE SCHEMA bulk AUTHORIZATION larkfare_bulk');
  const options = { url: database.url, schema: 'bulk' };
  const usual = await openDatabase(options);
  const bulk = await openDatabase({ ...options, ...bulkWork });
  const ids = await processes(pool);
  for (const id of ids) process.kill(id, 'SIGSTOP');

  const patient = bulk.query('SELECT 1 AS up');
  const [outcome] = await Promise.allSettled([usual.query('SELECT 1')]);
  for (const id of ids) process.kill(id, 'SIGCONT');

  expect(outcome?.status).toBe('rejected');
  expect(await patient).toEqual([{ up: 1 }]);
  await Promise.all([usual.destroy(), bulk.destroy()]);
});

describe('a server that takes new connections slowly', () => {
  const held: Socket[] = [];
  let proxy: Server;
  let pool: WatchedPool;
  /** For each connection after the first. */
  let delayMs: number;
  beforeEach(async () => {
    let isFirst = true;
    const forward = (client: Socket) => {
      if (client.destroyed) return;
      const server = connect(join(socketFolder(), '.s.PGSQL.5432'));
      pipeline(client, server, client, () => undefined);
    };
    proxy = createServer((client) => {
      held.push(client);
      if (isFirst) forward(client);
      else setTimeout(forward, delayMs, client).unref();
      isFirst = false;
    });
    await once(proxy.listen(0, '127.0.0.1'), 'listening');
    const { port } = proxy.address() as AddressInfo;
    pool = new WatchedPool({ host: '127.0.0.1', port, user: 'larkfare', database: 'postgres' });
    pool.on('error', () => undefined);
    await pool.query('SELECT 1');
  });
  afterEach(async () => {
    await pool.end();
    for (const client of held.splice(0)) client.destroy();
    proxy.close();
  });

  test('is not away if they come at last', async () => {
    delayMs = 1200;

    const { rows } = await pool.query('SELECT pg_sleep(4), 1 AS up');

    expect(rows).toEqual([expect.objectContaining({ up: 1 })]);
  });

  test('is not unreachable while it sends anything on the others', async () => {
    delayMs = 60_000;
    const talking = `DO $$ BEGIN
      FOR n IN 1..20 LOOP RAISE NOTICE '%', n; PERFORM pg_sleep(0.2); END LOOP;
    END $$`;

    await expect(pool.query(talking)).resolves.toBeDefined();
  });

  test('is unreachable while it sends nothing', async () => {
    delayMs = 60_000;

    const problem: unknown = await pool
      .query('SELECT pg_sleep(60)')
      .catch((error: unknown) => error);

    expect(isDatabaseUnavailable(problem)).toBe(true);
  });
});

test.each([true, false])(
  'a connection that is lost while it is handed over fails its own statement alone (watched: %s)',
  async (isWatched) => {
    const [owner] = pools as [WatchedPool];
    const schema = `lost_${isWatched}`;
    await owner.query(`CREATE ROLE larkfare_${schema}; CREATE SCHEMA ${schema}`);
    // Messages of the server on any connection but the first arrives at once, with its end.
    let isFirst = true;
    const proxy = createServer((client) => {
      const server = connect(join(socketFolder(), '.s.PGSQL.5432'));
      client.on('error', () => undefined).pipe(server);
      if (isFirst) server.pipe(client);
      else void buffer(server).then((bytes) => client.end(bytes));
    });
    await once(proxy.listen(0, '127.0.0.1'), 'listening');
    const { port } = proxy.address() as AddressInfo;
    const url = `postgresql://larkfare@127.0.0.1:${port}/postgres`;
    const lost = await openDatabase({ url, schema, isWatched });

    await lost.transaction(async (holding) => {
      isFirst = false;
      const other = lost.transaction((manager) => manager.query('SELECT 1'));
      const outcome = expect(other).rejects.toThrow('connection');
      await eventually(async () => {
        const { rowCount } = await owner.query(
          `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
           WHERE application_name = 'larkfare ${schema}' AND state = 'idle'`,
        );
        return rowCount === 1;
      });
      await outcome;
      expect(await holding.query('SELECT 1 AS up')).toEqual([{ up: 1 }]);
    });

    await lost.destroy();
    proxy.close();
  },
);

test('a slow query of a server that responds to others continues', async () => {
  const [pool] = pools as [WatchedPool];

  // Longer than what raises suspicion, and the probe after it.
  const { rows } = await pool.query('SELECT pg_sleep(1.5), 1 AS up');

  expect(rows).toEqual([expect.objectContaining({ up: 1 })]);
});

test('a slow query continues where the server wants a password', async () => {
  const [owner] = pools as [WatchedPool];
  const rules = join(folder, 'postgres/pg_hba.conf');
  await writeFile(rules, `local all guarded scram-sha-256\n${await readFile(rules, 'utf8')}`);
  await owner.query(`CREATE ROLE guarded LOGIN PASSWORD 'secret'; SELECT pg_reload_conf()`);
  const login = { host: socketFolder(), user: 'guarded', database: 'postgres' };
  await eventually(() => expect(new pg.Client(login).connect()).rejects.toThrow('password'));
  const pool = openPool({ ...login, password: 'secret' });

  const { rows } = await pool.query('SELECT pg_sleep(1.5), 1 AS up');

  expect(rows).toEqual([expect.objectContaining({ up: 1 })]);
});
