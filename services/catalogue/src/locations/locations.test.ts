import { startCatalogue, startsWithinMs, type TestCatalogue } from '../testing/index.ts';
import { statementsOf } from '../testing/statements.ts';
import { Dealings } from './location.rules.ts';

let catalogue: TestCatalogue;

beforeAll(async () => {
  catalogue = await startCatalogue({ onBothEngines: true });
}, startsWithinMs);

beforeEach(() => catalogue.empty());

afterAll(() => catalogue.close());

test("a region's locations come by name, 24 a page, and a page past the last is the last (§9)", async () => {
  const { fixtures } = catalogue;
  const region = await fixtures.region();
  const country = await fixtures.country({ region });
  const elsewhere = await fixtures.location({ name: 'Aaa, elsewhere' });
  for (let count = 10; count < 35; count++)
    await fixtures.location({ name: `Place ${count}`, country });
  await fixtures.location({ name: 'Évora', country });
  await fixtures.location({ name: 'exeter', country });
  const page = (number: number) =>
    catalogue.query<{ locationsOfRegion: { items: { name: string }[]; page: number } }>(
      `query ($regionId: ID!, $page: Int!) {
        locationsOfRegion(regionId: $regionId, page: $page) { items { name country { region { id } } createdAt } page totalPages totalItems }
      }`,
      { regionId: region.id, page: number },
    );

  const first = await page(1);
  const last = await page(2_147_483_647);

  expect(first).toMatchObject({ locationsOfRegion: { page: 1, totalPages: 2, totalItems: 27 } });
  const names = first.locationsOfRegion.items.map(({ name }) => name);
  expect(names).toHaveLength(24);
  expect(names.slice(0, 3)).toEqual(['Évora', 'exeter', 'Place 10']);
  expect(names).not.toContain(elsewhere.name);
  expect(last).toMatchObject({
    locationsOfRegion: {
      page: 2,
      items: [
        { name: 'Place 32' },
        { name: 'Place 33' },
        { name: 'Place 34', country: { region: { id: region.id } } },
      ],
    },
  });
});

test('a region without locations, or that is not there, has one empty page', async () => {
  const region = await catalogue.fixtures.region();
  const nothing = { items: [], page: 1, totalPages: 1, totalItems: 0 };

  for (const id of [region.id, 'no id', '00000000-0000-7000-8000-000000000000'])
    expect(
      await catalogue.query(
        `{ locationsOfRegion(regionId: "${id}", page: 3) { items { id } page totalPages totalItems } }`,
      ),
    ).toEqual({ locationsOfRegion: nothing });
});

test('popular locations and the three lists of deals hold what belongs there, by name (§2)', async () => {
  const { fixtures } = catalogue;
  await fixtures.location({ name: 'Rome', isPopular: true, dealings: Dealings.hotDeals });
  await fixtures.location({ name: 'Bath', isPopular: true });
  await fixtures.location({
    name: 'Oslo',
    dealings: Dealings.lastMinutes,
    dealingsDescription: 'Go now.',
  });
  await fixtures.location({ name: 'Cork', dealings: Dealings.topDestinations });
  await fixtures.location({ name: 'Nice' });

  const response = await catalogue.query(`{
    popularLocations { name }
    deals { lastMinutes { name dealings dealingsDescription } topDestinations { name } hotDeals { name } }
  }`);

  expect(response).toEqual({
    popularLocations: [{ name: 'Bath' }, { name: 'Rome' }],
    deals: {
      lastMinutes: [{ name: 'Oslo', dealings: 'lastMinutes', dealingsDescription: 'Go now.' }],
      topDestinations: [{ name: 'Cork' }],
      hotDeals: [{ name: 'Rome' }],
    },
  });
});

test('a list of deals has as many entries as requested', async () => {
  const { fixtures, query } = catalogue;
  for (const name of ['Cork', 'Oslo', 'Rome'])
    await fixtures.location({ name, dealings: Dealings.hotDeals });
  const hotDeals = (count: number) => query(`{ deals { hotDeals(count: ${count}) { name } } }`);

  expect(await hotDeals(2)).toEqual({ deals: { hotDeals: [{ name: 'Cork' }, { name: 'Oslo' }] } });
  expect(await hotDeals(-1)).toEqual({ deals: { hotDeals: [] } });
});

test('last-minute deals that can be booked have a price for a departure within six weeks', async () => {
  const { fixtures, query } = catalogue;
  const leeds = await fixtures.ukAirport();
  // It is 10 November 2026: six weeks end on 22 December.
  const monthsOf = {
    Antalya: { 11: 70_00, 12: 65_00, 6: 20_00 },
    Crete: { 1: 30_00, 10: 35_00 },
    Oslo: {},
  };
  for (const [name, prices] of Object.entries(monthsOf)) {
    const location = await fixtures.location({ name, dealings: Dealings.lastMinutes });
    await fixtures.flight({ from: leeds, to: await fixtures.airport({ location }), prices });
  }

  const response = await query(`{
    deals {
      lastMinutes(bookable: true) { name lastMinutePrice { pricePence departureDate } lowestPricePence }
      all: lastMinutes { name lastMinutePrice { pricePence } }
    }
  }`);

  expect(response).toEqual({
    deals: {
      lastMinutes: [
        {
          name: 'Antalya',
          lastMinutePrice: { pricePence: 65_00, departureDate: '2026-12-01' },
          lowestPricePence: 20_00,
        },
      ],
      all: [
        { name: 'Antalya', lastMinutePrice: { pricePence: 65_00 } },
        { name: 'Crete', lastMinutePrice: null },
        { name: 'Oslo', lastMinutePrice: null },
      ],
    },
  });
});

const tile = `{ popularLocations { name hasAirports firstAirport { code } airports { code } lowestPricePence lowestPriceDeparture } }`;

test('the first airport is the one with most priced flights from the UK, then the first code', async () => {
  const { fixtures } = catalogue;
  const paris = await fixtures.location({ name: 'Paris', isPopular: true });
  const [, orly, roissy] = [
    await fixtures.airport({ code: 'BVA', location: paris }),
    await fixtures.airport({ code: 'ORY', location: paris }),
    await fixtures.airport({ code: 'CDG', location: paris }),
  ];
  const leeds = await fixtures.ukAirport();
  const oslo = await fixtures.airport();
  const first = async () => {
    const response = await catalogue.query<{ popularLocations: { firstAirport: unknown }[] }>(tile);
    return response.popularLocations[0]?.firstAirport;
  };
  const flyFrom = (from: typeof leeds, to: typeof leeds, prices = {}) =>
    fixtures.flight({ from, to, prices });

  expect(await first()).toEqual({ code: 'BVA' });
  await flyFrom(leeds, roissy, { 5: 90_00 });
  await flyFrom(leeds, orly);
  await flyFrom(oslo, orly, { 5: 90_00 });
  expect(await first()).toEqual({ code: 'CDG' });
  await flyFrom(leeds, orly, { 5: 90_00 });
  await flyFrom(leeds, orly, { 5: 90_00 });
  expect(await first()).toEqual({ code: 'ORY' });
});

test('the lowest price to a location is the lowest one way of any month, from the UK, to its first airport', async () => {
  const { fixtures } = catalogue;
  const rome = await fixtures.location({ name: 'Rome', isPopular: true });
  const [fiumicino, ciampino] = [
    await fixtures.airport({ code: 'FCO', location: rome }),
    await fixtures.airport({ code: 'CIA', location: rome }),
  ];
  const [london, leeds, milan] = [
    await fixtures.ukAirport(),
    await fixtures.ukAirport(),
    await fixtures.airport(),
  ];
  await fixtures.flight({
    from: london,
    to: fiumicino,
    prices: { 3: 90_00, 7: { oneWay: 60_00, roundTrip: 20_00 } },
  });
  await fixtures.flight({ from: leeds, to: fiumicino, prices: { 5: 75_00 } });
  await fixtures.flight({ from: leeds, to: ciampino, prices: { 5: 40_00 } });
  await fixtures.flight({ from: milan, to: fiumicino, prices: { 5: 10_00 } });
  await fixtures.flight({ from: fiumicino, to: london, prices: { 1: 10_00 } });

  expect(
    await catalogue.query(
      `query ($fromId: ID) { popularLocations {
        lowestPricePence lowestPriceDeparture
        lowestPrice { pricePence departureDate departureAirport { id } }
        fromLeeds: lowestPrice(fromId: $fromId) { pricePence departureDate departureAirport { id } }
      } }`,
      { fromId: leeds.id },
    ),
  ).toEqual({
    popularLocations: [
      {
        lowestPricePence: 60_00,
        lowestPriceDeparture: '2027-07-01',
        lowestPrice: {
          pricePence: 60_00,
          departureDate: '2027-07-01',
          departureAirport: { id: london.id },
        },
        fromLeeds: {
          pricePence: 75_00,
          departureDate: '2027-05-01',
          departureAirport: { id: leeds.id },
        },
      },
    ],
  });
});

test('a location without airports has neither a first airport nor a price', async () => {
  await catalogue.fixtures.location({ name: 'Bath', isPopular: true });

  expect(await catalogue.query(tile)).toEqual({
    popularLocations: [
      {
        name: 'Bath',
        hasAirports: false,
        firstAirport: null,
        airports: [],
        lowestPricePence: null,
        lowestPriceDeparture: null,
      },
    ],
  });
});

test('a list of any length is read in the same few statements', async () => {
  const { fixtures } = catalogue;
  const givenMore = async (target: number) => {
    for (let count = 0; count < target; count++)
      await fixtures.airport({ location: await fixtures.location({ isPopular: true }) });
  };

  await givenMore(2);
  const forTwo = await statementsOf(catalogue, everythingOfPopularLocations);
  await givenMore(10);
  const forTwelve = await statementsOf(catalogue, everythingOfPopularLocations);

  expect(forTwelve).toEqual(forTwo);
});

const everythingOfPopularLocations = `{
  popularLocations {
    name hasAirports lowestPricePence lowestPriceDeparture
    country { name region { name } } airports { code location { name } } firstAirport { code }
  }
}`;

test('countries and locations come whole, or those of one region or country (§2)', async () => {
  const { fixtures } = catalogue;
  const france = await fixtures.country({ name: 'France' });
  const spain = await fixtures.country({ name: 'Spain' });
  await fixtures.location({ name: 'Paris', country: france });
  await fixtures.location({ name: 'Madrid', country: spain });

  expect(await catalogue.query('{ countries { name } locations { name } }')).toEqual({
    countries: [{ name: 'France' }, { name: 'Spain' }],
    locations: [{ name: 'Madrid' }, { name: 'Paris' }],
  });
  expect(
    await catalogue.query(`query ($id: ID!) { locations(countryId: $id) { name } }`, {
      id: spain.id,
    }),
  ).toEqual({ locations: [{ name: 'Madrid' }] });
});
