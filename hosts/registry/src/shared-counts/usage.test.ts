import { openDatabase, type ShareUsage, usageCounter } from '@larkfare/service-kit';
import { testDatabase } from '@larkfare/service-kit/testing';
import { migrations } from '../index.ts';
import { usageIn } from './usage.ts';

const database = await testDatabase(migrations);
const db = await openDatabase({ url: database.url, schema: 'registry', poolSize: 4 });
const counters: { close(): void }[] = [];
const newCounter = (share: ShareUsage = usageIn(db)) => {
  const counter = usageCounter(share);
  counters.push(counter);
  return counter;
};
afterEach(async () => {
  for (const counter of counters.splice(0)) counter.close();
  await db.query('TRUNCATE usage');
});
afterAll(async () => {
  await db.destroy();
  await database.drop();
});

test('what an address uses at one server counts at the other', async () => {
  const [one, other] = [newCounter(), newCounter()];
  for (let post = 0; post < 20; post++) one.add('posts', '192.0.2.1');
  one.add('posts', '192.0.2.2');
  one.add('reads', '192.0.2.1', 7);
  await one.exchange();
  expect(other.add('posts', '192.0.2.1').used).toBe(1);
  await other.exchange();

  expect(other.add('posts', '192.0.2.1')).toMatchObject({ used: 22 });
  expect(one.add('posts', '192.0.2.1')).toMatchObject({ used: 21 });
  await other.exchange();
  await one.exchange();
  expect(one.add('posts', '192.0.2.1')).toMatchObject({ used: 24 });
  expect(one.add('reads', '192.0.2.1')).toMatchObject({ used: 8 });
});

test('both servers’ windows end with the first one’s', async () => {
  const [one, other] = [newCounter(), newCounter()];
  const { endsAtMs } = one.add('posts', '192.0.2.1');
  await one.exchange();
  other.add('posts', '192.0.2.1');
  await other.exchange();

  expect(Math.round(other.add('posts', '192.0.2.1').endsAtMs)).toBe(endsAtMs);
});

test('a window that has ended counts no more', async () => {
  const address = '192.0.2.1';
  const used = { limit: 'posts', address, used: 50 };
  const share = usageIn(db);
  await share([{ ...used, endsAtMs: Date.now() - 1 }]);

  const counter = newCounter(share);
  counter.add('posts', address);
  await counter.exchange();

  expect(counter.add('posts', address).used).toBe(2);
});

test('while the counts cannot be shared each server counts for itself, and shares them later', async () => {
  let isAway = true;
  const share = usageIn(db);
  const one = newCounter(async (usage) => {
    if (isAway) throw new Error('The database is away.');
    return share(usage);
  });
  one.add('posts', '192.0.2.1', 10);
  await one.exchange();
  expect(one.add('posts', '192.0.2.1').used).toBe(11);

  isAway = false;
  await one.exchange();

  expect(await db.query('SELECT used FROM usage')).toEqual([{ used: 11 }]);
});

test('many servers that share the same addresses at once lose nothing and block each other never', async () => {
  const servers = Array.from({ length: 4 }, () => newCounter());
  const addresses = Array.from({ length: 200 }, (_, n) => `192.0.2.${n}`);
  for (let round = 0; round < 5; round++)
    await Promise.all(
      servers.map((server, n) => {
        for (const address of n % 2 ? addresses : addresses.toReversed())
          server.add('posts', address);
        return server.exchange();
      }),
    );

  expect(await db.query('SELECT DISTINCT used FROM usage')).toEqual([{ used: 20 }]);
});

test('a text that is no address, however long, harms no other', async () => {
  const counter = newCounter();
  counter.add('posts', 'x'.repeat(10_000));
  counter.add('posts', '192.0.2.1');
  await counter.exchange();

  expect(await db.query('SELECT count(*)::int AS count FROM usage')).toEqual([{ count: 2 }]);
});
