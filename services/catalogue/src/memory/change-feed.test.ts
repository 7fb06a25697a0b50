import { eventually } from '@larkfare/server-kit/testing';
import { type DataSource } from 'typeorm';
import { startCatalogue, startsWithinMs, type TestCatalogue } from '../testing/index.ts';
import { changeFeed, type Changes, pruneFeed } from './change-feed.ts';

let catalogue: TestCatalogue;
let db: DataSource;

beforeAll(async () => {
  catalogue = await startCatalogue();
  ({ db } = catalogue);
}, startsWithinMs);

beforeEach(() => catalogue.empty());

afterAll(() => catalogue.close());

/** A reader that has read everything that there is. */
async function reader(): Promise<() => Promise<Changes>> {
  let last: Changes | undefined;
  const read = changeFeed(db, async (_, changes) => () => (last = changes));
  const next = async () => {
    await read();
    return last ?? { everything: true, tables: new Set(), flightIds: undefined };
  };
  expect((await next()).everything).toBe(true);
  return next;
}

async function givenFlight() {
  const { fixtures } = catalogue;
  return fixtures.flight({ from: await fixtures.airport(), to: await fixtures.airport() });
}

/** A transaction of any database of the server, also of another test's, keeps rows in the feed while it is open. */
const olderTransactionsEnded = () =>
  eventually(async () => {
    const [{ ended }] = await db.query<[{ ended: boolean }]>(
      'SELECT max(xid) < pg_snapshot_xmin(pg_current_snapshot()) AS ended FROM change_feed',
    );
    return ended;
  });

const nothing = { everything: false, tables: new Set(), flightIds: [] };

test('a change is notified once, with the flights that it is about', async () => {
  const { id } = await givenFlight();
  const next = await reader();

  await db.query(
    'INSERT INTO monthly_prices (flight_id, month, one_way_pence) VALUES ($1, 4, 100)',
    [id],
  );
  await db.query('UPDATE flights SET stops = 1');

  const tables = new Set(['monthly_prices', 'flights']);
  expect(await next()).toEqual({ everything: false, tables, flightIds: [id] });
  expect(await next()).toEqual(nothing);
});

test('a change committed after later changes were read is notified, too', async () => {
  const [early, late] = [await givenFlight(), await givenFlight()];
  const next = await reader();
  const slow = db.createQueryRunner();
  await slow.startTransaction();
  await slow.query('UPDATE flights SET stops = 2 WHERE id = $1', [early.id]);
  await db.query('UPDATE flights SET stops = 2 WHERE id = $1', [late.id]);
  expect(await next()).toMatchObject({ flightIds: [late.id] });

  await slow.commitTransaction();
  await slow.release();

  expect(await next()).toMatchObject({ flightIds: [early.id] });
  expect(await next()).toEqual(nothing);
});

test('a reader that missed pruned rows reads everything', async () => {
  const next = await reader();
  const upToDate = await reader();
  await givenFlight();
  await olderTransactionsEnded();
  await upToDate();

  await pruneFeed(db, '0 seconds');

  expect(await next()).toMatchObject({ everything: true });
  expect(await next()).toEqual(nothing);
  expect(await upToDate()).toEqual(nothing);
});

test('a bulk load is notified as all flights', async () => {
  const { id } = await givenFlight();
  const next = await reader();
  const { departureAirportId, arrivalAirportId } = await db
    .query(
      'SELECT departure_airport_id AS "departureAirportId", arrival_airport_id AS "arrivalAirportId" FROM flights WHERE id = $1',
      [id],
    )
    .then(([row]) => row as { departureAirportId: string; arrivalAirportId: string });
  await db.query(
    `WITH added AS (INSERT INTO airlines (id, name, short_name) SELECT gen_random_uuid(), 'A', 'n' || n FROM generate_series(1, 10001) n RETURNING id)
     INSERT INTO flights (id, departure_airport_id, arrival_airport_id, airline_id) SELECT gen_random_uuid(), $1, $2, id FROM added`,
    [departureAirportId, arrivalAirportId],
  );

  expect((await next()).flightIds).toBeUndefined();
});
