import { openDatabase } from '@larkfare/data-kit/database';
import { testDatabase } from '@larkfare/data-kit/testing';
import { redisProgram, startRedis } from '@larkfare/server-kit/testing';
import { Redis } from 'ioredis';
import { migrations } from '../index.ts';
import { countsInDatabase } from '../feedback/counts-in-database.ts';
import { countsInRedis } from '../feedback/counts-in-redis.ts';
import { type SharedCounts } from '../feedback/shared-counts.ts';

interface CountStore {
  counts: SharedCounts;
  empty(): Promise<unknown>;
  close(): Promise<void>;
}

async function openTables(): Promise<CountStore> {
  const database = await testDatabase(migrations);
  const db = await openDatabase({ url: database.url, schema: 'registry', poolSize: 4 });
  return {
    counts: countsInDatabase(db),
    empty: () => db.query('TRUNCATE usage, visits'),
    async close() {
      await db.destroy();
      await database.drop();
    },
  };
}

async function openRedis(): Promise<CountStore> {
  const server = await startRedis();
  const counts = await countsInRedis(server.url);
  const own = new Redis(server.url);
  return {
    counts,
    empty: () => own.flushall(),
    async close() {
      counts.close();
      own.disconnect();
      await server.stop();
    },
  };
}

/** Runs the tests on each; those on Redis or Valkey only where one is installed. */
export function inEachStore(tests: (counts: () => SharedCounts) => void) {
  const onEach = (open: () => Promise<CountStore>) => () => {
    let store: CountStore;
    beforeAll(async () => {
      store = await open();
    });
    afterEach(() => store.empty());
    afterAll(() => store.close());
    tests(() => store.counts);
  };
  describe('in PostgreSQL', onEach(openTables));
  (redisProgram ? describe : describe.skip)('in Redis or Valkey', onEach(openRedis));
}
