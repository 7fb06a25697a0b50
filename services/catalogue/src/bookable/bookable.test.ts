import { startCatalogue, startsWithinMs, type TestCatalogue } from '../testing/index.ts';

let catalogue: TestCatalogue;

beforeAll(async () => {
  catalogue = await startCatalogue({ onBothEngines: true });
}, startsWithinMs);

beforeEach(() => catalogue.empty());

afterAll(() => catalogue.close());

/**
 * From the UK with a price to Málaga and Lyon in Europe and to Mali's Bamako; without a price to Oslo; from Oslo with a
 * price to Bergen.
 */
async function given() {
  const { fixtures } = catalogue;
  const leeds = await fixtures.ukAirport();
  const europe = await fixtures.region({ name: 'Europe' });
  const africa = await fixtures.region({ name: 'Africa' });
  const at = async (name: string, countryName: string, region = europe, code?: string) => {
    const country = await fixtures.country({ name: countryName, region });
    const location = await fixtures.location({ name, country, isPopular: true });
    return fixtures.airport({ location, ...(code && { code }) });
  };
  const [malaga, lyon, bamako] = [
    await at('Málaga', 'Spain', europe, 'AGP'),
    await at('Lyon', 'France'),
    await at('Bamako', 'Mali', africa),
  ];
  const [oslo, bergen] = [await at('Oslo', 'Norway'), await at('Bergen', 'Kingdom of Norway')];
  const [iberia, wren, nordic] = [
    await fixtures.airline({ name: 'Iberia', logoPicture: '/media/iberia' }),
    await fixtures.airline({ name: 'Wren' }),
    await fixtures.airline({ name: 'Nordic' }),
  ];
  const prices = { 3: 90_00 };
  await fixtures.flight({ from: leeds, to: malaga, airline: iberia, prices });
  await fixtures.flight({ from: leeds, to: malaga, airline: wren, prices });
  await fixtures.flight({ from: leeds, to: lyon, airline: wren, prices });
  await fixtures.flight({ from: leeds, to: bamako, airline: wren, prices });
  await fixtures.flight({ from: leeds, to: oslo, airline: nordic });
  await fixtures.flight({ from: oslo, to: bergen, airline: nordic, prices });
  return { europe, leeds };
}

interface Found {
  bookableLocations: { items: { name: string }[]; letters: string[] };
}
const search = async (variables: object) => {
  const { bookableLocations } = await catalogue.query<Found>(
    `query ($query: String = "", $regionId: ID, $countryId: ID, $letter: String) {
      bookableLocations(query: $query, regionId: $regionId, countryId: $countryId, letter: $letter) {
        items { name } letters
      }
    }`,
    { ...variables },
  );
  return bookableLocations.items.map(({ name }) => name);
};

test('departures are the airports of the UK with a priced flight', async () => {
  const { leeds } = await given();
  await catalogue.fixtures.ukAirport();

  expect(await catalogue.query('{ departureAirports { id } }')).toEqual({
    departureAirports: [{ id: leeds.id }],
  });
});

test('locations can be booked where a priced flight from the UK arrives', async () => {
  await given();

  expect(
    await catalogue.query(`{
      bookableLocations { items { name flightsFromUk } totalItems letters regions { name locations } countries { name locations } }
    }`),
  ).toEqual({
    bookableLocations: {
      items: [
        { name: 'Bamako', flightsFromUk: 1 },
        { name: 'Lyon', flightsFromUk: 1 },
        { name: 'Málaga', flightsFromUk: 2 },
      ],
      totalItems: 3,
      letters: ['B', 'L', 'M'],
      regions: [
        { name: 'Africa', locations: 1 },
        { name: 'Europe', locations: 2 },
      ],
      countries: [
        { name: 'France', locations: 1 },
        { name: 'Mali', locations: 1 },
        { name: 'Spain', locations: 1 },
      ],
    },
  });
});

test('a bookable location is found by name, country and code, in a region or under a letter', async () => {
  const { europe } = await given();

  expect(await search({ query: 'malaga' })).toEqual(['Málaga']);
  expect(await search({ query: 'agp' })).toEqual(['Málaga']);
  // A name that begins with it comes before a country.
  expect(await search({ query: 'ma' })).toEqual(['Málaga', 'Bamako']);
  expect(await search({ query: 'oslo' })).toEqual([]);
  expect(await search({ query: '%' })).toEqual([]);
  expect(await search({ regionId: europe.id })).toEqual(['Lyon', 'Málaga']);
  expect(await search({ regionId: 'no id' })).toEqual([]);
  expect(await search({ letter: 'M' })).toEqual(['Málaga']);
});

test('airlines can be booked that have a priced flight from the UK', async () => {
  await given();

  expect(
    await catalogue.query(`{
      bookableAirlines { items { name flightsFromUk } totalItems letters }
      popularAirlines { name }
      one: popularAirlines(count: 1) { name }
      suggested: airlineSuggestions(query: "n", bookable: true) { name }
      airlines { name flightsFromUk }
    }`),
  ).toEqual({
    bookableAirlines: {
      items: [
        { name: 'Iberia', flightsFromUk: 1 },
        { name: 'Wren', flightsFromUk: 3 },
      ],
      totalItems: 2,
      letters: ['I', 'W'],
    },
    // Those with a logo come first.
    popularAirlines: [{ name: 'Iberia' }, { name: 'Wren' }],
    one: [{ name: 'Iberia' }],
    suggested: [],
    airlines: [
      { name: 'Iberia', flightsFromUk: 1 },
      { name: 'Nordic', flightsFromUk: 0 },
      { name: 'Wren', flightsFromUk: 3 },
    ],
  });
});

test('a short list of popular locations has those with most flights, by name', async () => {
  await given();

  expect(
    await catalogue.query(`{
      popularLocations { name }
      bookable: popularLocations(bookable: true) { name }
      two: popularLocations(bookable: true, count: 2) { name }
    }`),
  ).toEqual({
    popularLocations: ['Bamako', 'Bergen', 'Lyon', 'Málaga', 'Oslo'].map((name) => ({ name })),
    bookable: [{ name: 'Bamako' }, { name: 'Lyon' }, { name: 'Málaga' }],
    two: [{ name: 'Bamako' }, { name: 'Málaga' }],
  });
});

test('a location can be booked from the moment that its flight has a price', async () => {
  const { leeds } = await given();
  const { fixtures } = catalogue;
  const location = await fixtures.location({ name: 'Hobart' });
  const to = await fixtures.airport({ location });
  expect(await search({ query: 'hobart' })).toEqual([]);

  await fixtures.flight({ from: leeds, to, prices: { 9: { roundTrip: 900_00 } } });

  expect(await search({ query: 'hobart' })).toEqual(['Hobart']);
});

test('a country that an administrator added without a code is the UK by its name', async () => {
  const { fixtures } = catalogue;
  const country = await fixtures.country({ name: 'UNITED KINGDOM' });
  const from = await fixtures.airport({ location: await fixtures.location({ country }) });
  const to = await fixtures.airport({ location: await fixtures.location({ name: 'Cork' }) });
  await fixtures.flight({ from, to, prices: { 1: 20_00 } });

  expect(await search({})).toEqual(['Cork']);
});

test('a search from the United Kingdom has the flights of all its airports and no others', async () => {
  const { leeds } = await given();
  const { fixtures } = catalogue;
  const to = await fixtures.airport();
  const { id } = await fixtures.flight({ from: leeds, to, prices: { 12: 50_00 } });
  await fixtures.flight({ from: await fixtures.airport(), to, prices: { 12: 10_00 } });

  const found = await catalogue.query<{ flightSearch: { items: { flightId: string }[] } }>(
    `query ($to: ID!) {
      flightSearch(input: { from: "United Kingdom", toId: $to, departureDate: "2026-12-01" }) { items { flightId } }
    }`,
    { to: to.id },
  );

  expect(found.flightSearch.items).toEqual([{ flightId: id }]);
});
