import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { type DataSource } from 'typeorm';
import { openDatabase } from '../database/open-database.ts';
import { testDatabase, type TestDatabase } from '../testing/index.ts';
import { readPage } from './read-page.ts';

let database: TestDatabase;
let db: DataSource;

beforeAll(async () => {
  const folder = await mkdtemp(`${tmpdir()}/migrations-`);
  await writeFile(
    `${folder}/0001-kites.sql`,
    `CREATE TABLE kites (id int PRIMARY KEY, wind int NOT NULL);
     INSERT INTO kites SELECT n, n / 3 FROM generate_series(1, 95) n;
     CREATE TABLE gulls (id uuid PRIMARY KEY, seen_at timestamptz NOT NULL, notes text NOT NULL);
     CREATE INDEX gulls_list ON gulls (seen_at DESC, id DESC);
     INSERT INTO gulls SELECT gen_random_uuid(), now() - n * interval '1 minute', repeat('gull ', 60) FROM generate_series(1, 30000) n;
     ANALYZE gulls;`,
  );
  database = await testDatabase({ schema: 'catalogue', folder });
  await rm(folder, { recursive: true });
  db = await openDatabase({ url: database.url, schema: 'catalogue', poolSize: 1 });
});
afterAll(async () => {
  await db.destroy();
  await database.drop();
});

const kites = (most: number, isNewestFirst: boolean) => ({
  columns: 'kites.id',
  from: 'kites',
  where: [{ sql: 'kites.id <= :most', parameters: { most } }, undefined],
  orderBy: ['kites.wind', 'kites.id'],
  isNewestFirst,
});

test.each([0, 1, 9, 10, 11, 37, 95])(
  'the pages of %i rows together hold each of them once, in order from either end',
  async (count) => {
    const ids = Array.from({ length: count }, (_, index) => index + 1);

    for (const isNewestFirst of [false, true]) {
      const found: number[] = [];
      for (let page = 1; page <= Math.max(1, Math.ceil(count / 10)); page++) {
        const list = kites(count, isNewestFirst);
        const { items, ...numbers } = await readPage<{ id: number }>(db, list, { page, size: 10 });
        found.push(...items.map(({ id }) => id));
        expect(numbers).toEqual({
          page,
          totalPages: Math.max(1, Math.ceil(count / 10)),
          totalItems: count,
          isTotalExact: true,
        });
      }
      expect(found).toEqual(isNewestFirst ? ids.toReversed() : ids);
    }
  },
);

test('a page past the last is the last', async () => {
  const page = await readPage(db, kites(95, false), { page: 2_147_483_647, size: 10 });

  expect(page).toMatchObject({ page: 10, totalItems: 95 });
  expect(page.items).toHaveLength(5);
});

test.each([1, 1500, 3000])(
  'page %i of 30,000 rows looks up the keys of its ten rows alone',
  async (page) => {
    const lookedUp = async () => {
      await db.query('SELECT pg_stat_force_next_flush()');
      const [{ keys }] = await db.query(
        `SELECT idx_tup_read::int AS keys FROM pg_stat_user_indexes WHERE indexrelname = 'gulls_pkey'`,
      );
      return keys;
    };
    const before = await lookedUp();

    await readPage(
      db,
      {
        columns: 'gulls.*',
        from: 'gulls',
        where: [],
        orderBy: ['gulls.seen_at', 'gulls.id'],
        isNewestFirst: true,
      },
      { page, size: 10 },
    );

    expect((await lookedUp()) - before).toBe(10);
  },
);
