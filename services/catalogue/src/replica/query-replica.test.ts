import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type EmbeddedDatabase, startEmbeddedDatabase } from '@larkfare/embedded-database';
import { migrate, openDatabase, query } from '@larkfare/data-kit/database';
import { inProcessExecutor } from '@larkfare/data-kit/subgraph';
import { eventually } from '@larkfare/server-kit/testing';
import pg from 'pg';
import { type DataSource } from 'typeorm';
import { Airline } from '../airlines/airline.entity.ts';
import { Airport } from '../airports/airport.entity.ts';
import { Country } from '../countries/country.entity.ts';
import { Flight } from '../flights/flight.entity.ts';
import { MonthlyPrice } from '../flights/monthly-price.entity.ts';
import { createCatalogueService, migrations } from '../index.ts';
import { Location } from '../locations/location.entity.ts';
import { Region } from '../regions/region.entity.ts';
import { fixtures } from '../testing/fixtures.ts';
import { startsWithinMs } from '../testing/index.ts';
import { plainSearch } from '../testing/search.ts';
import { queryReplica } from './query-replica.ts';

const opened = new AsyncDisposableStack();
let startReplica: () => Promise<EmbeddedDatabase>;
let primary: EmbeddedDatabase;
let replica: EmbeddedDatabase;
let onPrimary: DataSource;
let onReplica: DataSource;
let create: ReturnType<typeof fixtures>;
const open = (url: string) =>
  openDatabase({
    url,
    schema: 'catalogue',
    entities: [Region, Country, Location, Airport, Airline, Flight, MonthlyPrice],
    poolSize: 2,
  });

beforeAll(async () => {
  const folder = opened.adopt(await mkdtemp(join(tmpdir(), 'larkfare-replica-')), (path) =>
    rm(path, { recursive: true }),
  );
  const [first, second] = [join(folder, 'primary'), join(folder, 'replica')];
  const startPrimary = () => startEmbeddedDatabase({ folder: first, settings: { fsync: 'off' } });
  const prepared = await startPrimary();
  await migrate(prepared.url, migrations);
  await prepared.stop();
  await cp(join(first, 'postgres'), join(second, 'postgres'), { recursive: true });
  await writeFile(join(second, 'postgres', 'standby.signal'), '');

  primary = opened.adopt(await startPrimary(), ({ stop }) => stop());
  const { searchParams, username } = new URL(primary.url);
  startReplica = () =>
    startEmbeddedDatabase({
      folder: second,
      settings: {
        fsync: 'off',
        primary_conninfo: `host=${searchParams.get('host')} user=${username}`,
      },
    });
  replica = await startReplica();
  opened.defer(() => replica.stop());
  onPrimary = opened.adopt(await open(primary.url), (db) => db.destroy());
  create = fixtures(onPrimary);
  onReplica = opened.adopt(await open(replica.url), (db) => db.destroy());
}, startsWithinMs);
afterAll(() => opened.disposeAsync());

const asOwner = async <Row>(url: string, sql: string): Promise<Row[]> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<Row & object>(sql).finally(() => client.end());
  return rows;
};

/** The replica receives what is written, and shows none of it. */
async function pause() {
  await asOwner(replica.url, 'SELECT pg_wal_replay_pause()');
  await eventually(async () => {
    const sql = 'SELECT pg_get_wal_replay_pause_state() AS state';
    return (await asOwner<{ state: string }>(replica.url, sql))[0]?.state === 'paused';
  });
}
const resume = () => asOwner(replica.url, 'SELECT pg_wal_replay_resume()');

test('a replica that lags or is unavailable is not queried until it has caught up', async () => {
  const written = async () => {
    const sql = 'SELECT pg_current_wal_insert_lsn()::text AS position';
    return (await asOwner<{ position: string }>(primary.url, sql))[0]?.position;
  };
  let position = await written();
  const run = queryReplica(onReplica, {
    primary: (sql, parameters) => query(onPrimary, sql, parameters),
    position: () => position,
  });
  const isReplicaQueried = async () => {
    const sql = 'SELECT pg_is_in_recovery() AS "isReplica"';
    return (await run<{ isReplica: boolean }>(sql, {}))[0]?.isReplica;
  };
  await eventually(async () => (await isReplicaQueried()) === true);

  await pause();
  expect(await isReplicaQueried()).toBe(true);
  await create.region();
  position = await written();
  expect(await isReplicaQueried()).toBe(false);
  await resume();
  await eventually(async () => (await isReplicaQueried()) === true);

  await replica.stop();
  expect(await isReplicaQueried()).toBe(false);
  replica = await startReplica();
  await eventually(async () => (await isReplicaQueried()) === true);

  position = undefined;
  expect(await isReplicaQueried()).toBe(false);
});

test.each(['memory', 'postgres'] as const)(
  'searches in %s see every change at once, whatever the replica does',
  async (search) => {
    const [from, to] = [await create.airport(), await create.airport()];
    const flight = await create.flight({ from, to, prices: { 11: 100_00 } });
    await pause();
    await using service = new AsyncDisposableStack();
    const { refresh, subgraph } = service.adopt(
      await createCatalogueService({
        databaseUrl: primary.url,
        readUrl: replica.url,
        search,
        now: () => new Date('2026-11-10T12:00:00Z'),
      }),
      ({ close }) => close(),
    );
    const lowest = async () => {
      const { data } = await inProcessExecutor(subgraph)({
        query: `query ($input: FlightSearchInput!) { flightSearch(input: $input) { lowestPricePence } }`,
        variables: {
          input: { ...plainSearch, fromId: from.id, toId: to.id, departureDate: '2026-11-20' },
        },
      });
      return data?.flightSearch;
    };
    const setPrice = async (pence: number) => {
      await onPrimary
        .getRepository(MonthlyPrice)
        .update({ flightId: flight.id }, { oneWayPence: pence });
      await refresh();
    };
    expect(await lowest()).toEqual({ lowestPricePence: 100_00 });

    await setPrice(90_00);
    expect(await lowest()).toEqual({ lowestPricePence: 90_00 });
    await resume();
    await setPrice(80_00);
    expect(await lowest()).toEqual({ lowestPricePence: 80_00 });

    await replica.stop();
    await setPrice(70_00);
    expect(await lowest()).toEqual({ lowestPricePence: 70_00 });
    replica = await startReplica();
  },
);
