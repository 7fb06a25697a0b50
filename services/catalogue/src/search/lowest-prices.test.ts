import { plainSearch } from '../testing/search.ts';
import { startCatalogue, startsWithinMs, type TestCatalogue } from '../testing/index.ts';

let catalogue: TestCatalogue;

beforeAll(async () => {
  catalogue = await startCatalogue({ onBothEngines: true });
}, startsWithinMs);

beforeEach(() => catalogue.empty());

afterAll(() => catalogue.close());

interface Month {
  year: number;
  month: number;
  lowestPricePence: number | null;
}

async function lowestPrices(input: object): Promise<Record<string, number>> {
  const { lowestPrices: months } = await catalogue.query<{ lowestPrices: Month[] }>(
    'query ($input: FlightSearchInput!) { lowestPrices(input: $input) { year month lowestPricePence } }',
    { input: { ...plainSearch, ...input } },
  );
  expect(months.map(({ month }) => month)).toEqual([11, 12, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  const offered = months.filter(({ lowestPricePence }) => lowestPricePence !== null);
  return Object.fromEntries(
    offered.map((each) => [`${each.year}-${each.month}`, each.lowestPricePence ?? 0]),
  );
}

test('each of the coming twelve months has the lowest price that the search would find', async () => {
  const { fixtures } = catalogue;
  const lark = await fixtures.airline({ shortName: 'Lark' });
  const [london, dubai, paris] = [
    await fixtures.airport(),
    await fixtures.airport(),
    await fixtures.airport(),
  ];
  await fixtures.flight({
    from: london,
    to: dubai,
    stops: 1,
    prices: { 11: 90_00, 12: 80_00, 10: { roundTrip: 70_00 } },
  });
  await fixtures.flight({
    from: london,
    to: dubai,
    airline: lark,
    prices: { 12: 120_00, 1: 95_00 },
  });
  await fixtures.flight({ from: paris, to: dubai, prices: { 12: 10_00 } });

  const ends = { fromId: london.id, toId: dubai.id };

  expect(await lowestPrices(ends)).toEqual({ '2026-11': 90_00, '2026-12': 80_00, '2027-1': 95_00 });
  expect(await lowestPrices({ ...ends, tripType: 'roundTrip' })).toEqual({
    '2026-11': 90_00,
    '2026-12': 80_00,
    '2027-1': 95_00,
    '2027-10': 70_00,
  });
  expect(await lowestPrices({ ...ends, directOnly: true })).toEqual({
    '2026-12': 120_00,
    '2027-1': 95_00,
  });
  expect(await lowestPrices({ ...ends, airlines: ['lark'] })).toEqual({
    '2026-12': 120_00,
    '2027-1': 95_00,
  });
  expect(await lowestPrices({ toId: dubai.id })).toMatchObject({ '2026-12': 10_00 });
  expect(await lowestPrices({})).toEqual({ '2026-11': 90_00, '2026-12': 10_00, '2027-1': 95_00 });
  expect(await lowestPrices({ directOnly: true })).toMatchObject({
    '2026-12': 10_00,
    '2027-1': 95_00,
  });
  expect(await lowestPrices({ airlines: [lark.id] })).toEqual({
    '2026-12': 120_00,
    '2027-1': 95_00,
  });
  expect(await lowestPrices({ from: 'nowhere' })).toEqual({});
});
