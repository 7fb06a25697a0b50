import { inProcessExecutor } from '@larkfare/data-kit/subgraph';
import { eventually } from '@larkfare/server-kit/testing';
import pg from 'pg';
import { plainSearch } from '../testing/search.ts';
import { startCatalogue, startsWithinMs, type TestCatalogue } from '../testing/index.ts';

let catalogue: TestCatalogue;

beforeAll(async () => {
  catalogue = await startCatalogue();
}, startsWithinMs);

beforeEach(() => catalogue.empty());

afterAll(() => catalogue.close());

/** Suggestions without a refresh before. */
async function suggested(query: string): Promise<string[]> {
  const execute = inProcessExecutor(catalogue.service.subgraph);
  const { data } = await execute({
    query: 'query ($query: String!) { airportSuggestions(query: $query) { airportName } }',
    variables: { query },
  });
  const { airportSuggestions } = data as { airportSuggestions: { airportName: string }[] };
  return airportSuggestions.map(({ airportName }) => airportName);
}

test('an airport that is added, renamed or deleted is so in the type-ahead a moment later', async () => {
  const airport = await catalogue.fixtures.airport({ name: 'Wrenfield', code: 'WRN' });
  await eventually(async () => expect(await suggested('wrn')).toEqual(['Wrenfield']));

  await catalogue.db.query(`UPDATE airports SET name = 'Larkfield' WHERE id = $1`, [airport.id]);
  await eventually(async () => expect(await suggested('wrn')).toEqual(['Larkfield']));

  await catalogue.db.query('DELETE FROM airports WHERE id = $1', [airport.id]);
  await eventually(async () => expect(await suggested('wrn')).toEqual([]));
});

test('changes made while the listener is disconnected are read once it is back', async () => {
  await catalogue.fixtures.airport({ name: 'Wrenfield', code: 'WRN' });
  await eventually(async () => expect(await suggested('wrn')).toEqual(['Wrenfield']));

  await asOwner(`${endListener}; UPDATE catalogue.airports SET name = 'Larkfield'`);

  await eventually(async () => expect(await suggested('wrn')).toEqual(['Larkfield']));
});

test('a listener that lost its connection listens again', async () => {
  await catalogue.fixtures.airport({ name: 'Wrenfield', code: 'WRN' });
  await asOwner(endListener);
  await eventually(async () => expect(await asOwner(`SELECT pid ${ours}`)).toHaveLength(1));
  await eventually(async () => expect(await suggested('wrn')).toEqual(['Wrenfield']));

  await catalogue.db.query(`UPDATE airports SET name = 'Larkfield'`);

  await eventually(async () => expect(await suggested('wrn')).toEqual(['Larkfield']));
});

test('edits while connections are ended again and again are all in memory afterwards', async () => {
  const { fixtures, db } = catalogue;
  const to = await fixtures.airport({ code: 'OSL' });
  const flight = await fixtures.flight({
    from: await fixtures.airport(),
    to,
    prices: { 12: 1_00 },
  });
  const edit = (pence: number) =>
    db.query('UPDATE monthly_prices SET one_way_pence = $1 WHERE flight_id = $2', [
      pence,
      flight.id,
    ]);

  for (let pence = 2_00; pence <= 60_00; pence += 2_00) {
    await edit(pence);
    if (pence % 10_00 === 0) await asOwner(`${endListener}; ${endReaders}`);
  }

  await eventually(async () => {
    const execute = inProcessExecutor(catalogue.service.subgraph);
    const { data } = await execute({
      query:
        'query ($input: FlightSearchInput!) { flightSearch(input: $input) { items { finalPricePence } } }',
      variables: { input: { ...plainSearch, to: 'OSL', departureDate: '2026-12-01' } },
    });
    expect(data).toEqual({ flightSearch: { items: [{ finalPricePence: 60_00 }] } });
  });
});

const ours = `FROM pg_stat_activity WHERE datname = current_database() AND application_name = 'larkfare listener of catalogue_changed'`;
const endReaders = `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND application_name = 'larkfare catalogue' AND query NOT LIKE 'UPDATE%'`;
const endListener = `SELECT pg_terminate_backend(pid) ${ours}`;

/** The service's own role may not end connections. */
async function asOwner(sql: string): Promise<unknown[]> {
  const owner = new pg.Client({ connectionString: catalogue.url });
  await owner.connect();
  try {
    return (await owner.query(sql)).rows;
  } finally {
    await owner.end();
  }
}
