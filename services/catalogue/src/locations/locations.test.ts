import { startCatalogue, startsWithinMs, type TestCatalogue } from '../testing/index.ts';
import { statementsOf } from '../testing/statements.ts';
import { Dealings } from './location.rules.ts';

let catalogue: TestCatalogue;

beforeAll(async () => {
  catalogue = await startCatalogue();
}, startsWithinMs);

beforeEach(() => catalogue.empty());

afterAll(() => catalogue.close());

test("a region's locations come by name, 24 a page, and a page past the last is the last", async () => {
  const { given } = catalogue;
  const region = await given.region();
  const country = await given.country({ region });
  const elsewhere = await given.location({ name: 'Aaa, elsewhere' });
  for (let count = 10; count < 35; count++)
    await given.location({ name: `Place ${count}`, country });
  await given.location({ name: 'Évora', country });
  await given.location({ name: 'exeter', country });
  const page = (number: number) =>
    catalogue.ask<{ locationsOfRegion: { items: { name: string }[]; page: number } }>(
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
  const region = await catalogue.given.region();
  const nothing = { items: [], page: 1, totalPages: 1, totalItems: 0 };

  for (const id of [region.id, 'no id', '00000000-0000-7000-8000-000000000000'])
    expect(
      await catalogue.ask(
        `{ locationsOfRegion(regionId: "${id}", page: 3) { items { id } page totalPages totalItems } }`,
      ),
    ).toEqual({ locationsOfRegion: nothing });
});

test('popular locations and the three lists of deals hold what belongs there, by name', async () => {
  const { given } = catalogue;
  await given.location({ name: 'Rome', isPopular: true, dealings: Dealings.hotDeals });
  await given.location({ name: 'Bath', isPopular: true });
  await given.location({
    name: 'Oslo',
    dealings: Dealings.lastMinutes,
    dealingsDescription: 'Go now.',
  });
  await given.location({ name: 'Cork', dealings: Dealings.topDestinations });
  await given.location({ name: 'Nice' });

  const answer = await catalogue.ask(`{
    popularLocations { name }
    deals { lastMinutes { name dealings dealingsDescription } topDestinations { name } hotDeals { name } }
  }`);

  expect(answer).toEqual({
    popularLocations: [{ name: 'Bath' }, { name: 'Rome' }],
    deals: {
      lastMinutes: [{ name: 'Oslo', dealings: 'lastMinutes', dealingsDescription: 'Go now.' }],
      topDestinations: [{ name: 'Cork' }],
      hotDeals: [{ name: 'Rome' }],
    },
  });
});

const tile = `{ popularLocations { name hasAirports firstAirport { code } airports { code } lowestPricePence lowestPriceDeparture } }`;

test('the first airport is the one with most flights arriving, then the first code', async () => {
  const { given } = catalogue;
  const london = await given.location({ name: 'London', isPopular: true });
  const [, heathrow, gatwick] = [
    await given.airport({ name: 'A', code: 'LCY', location: london }),
    await given.airport({ name: 'B', code: 'LHR', location: london }),
    await given.airport({ name: 'C', code: 'LGW', location: london }),
  ];
  const elsewhere = await given.airport();
  const first = async () => {
    const answer = await catalogue.ask<{ popularLocations: { firstAirport: unknown }[] }>(tile);
    return answer.popularLocations[0]?.firstAirport;
  };

  expect(await first()).toEqual({ code: 'LCY' });
  await given.flight({ from: elsewhere, to: heathrow });
  await given.flight({ from: elsewhere, to: gatwick });
  await given.flight({ from: gatwick, to: elsewhere });
  expect(await first()).toEqual({ code: 'LGW' });
  await given.flight({ from: elsewhere, to: heathrow });
  expect(await first()).toEqual({ code: 'LHR' });
});

test('the lowest price to a location is the lowest one way of any month, from anywhere, to its first airport', async () => {
  const { given } = catalogue;
  const rome = await given.location({ name: 'Rome', isPopular: true });
  const [fiumicino, ciampino] = [
    await given.airport({ code: 'FCO', location: rome }),
    await given.airport({ code: 'CIA', location: rome }),
  ];
  const [london, leeds] = [await given.airport(), await given.airport()];
  await given.flight({
    from: london,
    to: fiumicino,
    prices: { 3: 90_00, 7: { oneWay: 60_00, roundTrip: 20_00 } },
  });
  await given.flight({ from: leeds, to: fiumicino, prices: { 5: 75_00 } });
  await given.flight({ from: leeds, to: ciampino, prices: { 5: 40_00 } });
  await given.flight({ from: fiumicino, to: london, prices: { 1: 10_00 } });

  expect(await catalogue.ask(tile)).toMatchObject({
    popularLocations: [{ lowestPricePence: 60_00, lowestPriceDeparture: '2027-07-01' }],
  });
});

test('a location without airports has neither a first airport nor a price', async () => {
  await catalogue.given.location({ name: 'Bath', isPopular: true });

  expect(await catalogue.ask(tile)).toEqual({
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
  const { given } = catalogue;
  const givenMore = async (wanted: number) => {
    for (let count = 0; count < wanted; count++)
      await given.airport({ location: await given.location({ isPopular: true }) });
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

test('countries and locations come whole, or those of one region or country', async () => {
  const { given } = catalogue;
  const france = await given.country({ name: 'France' });
  const spain = await given.country({ name: 'Spain' });
  await given.location({ name: 'Paris', country: france });
  await given.location({ name: 'Madrid', country: spain });

  expect(await catalogue.ask('{ countries { name } locations { name } }')).toEqual({
    countries: [{ name: 'France' }, { name: 'Spain' }],
    locations: [{ name: 'Madrid' }, { name: 'Paris' }],
  });
  expect(
    await catalogue.ask(`query ($id: ID!) { locations(countryId: $id) { name } }`, {
      id: spain.id,
    }),
  ).toEqual({ locations: [{ name: 'Madrid' }] });
});
