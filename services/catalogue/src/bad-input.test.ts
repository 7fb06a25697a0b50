import { plainSearch } from './testing/search.ts';
import { startCatalogue, startsWithinMs, type TestCatalogue } from './testing/index.ts';

let catalogue: TestCatalogue;

beforeAll(async () => {
  catalogue = await startCatalogue();
  const { fixtures } = catalogue;
  await fixtures.flight({
    from: await fixtures.airport(),
    to: await fixtures.airport(),
    prices: { 11: 100_00 },
  });
}, startsWithinMs);

afterAll(() => catalogue.close());

/** Hostile and broken texts, by their kind. */
const texts = {
  'nothing at all': '',
  'a NUL byte': '\u0000',
  'a NUL byte inside': 'a\u0000b',
  'a hundred thousand letters': 'x'.repeat(100_000),
  'a wildcard': '%',
  SQL: "'; DROP TABLE flights; --",
  HTML: '<img src=x onerror=alert(1)>',
  'half a character': '\ud800',
  'letters from another plane': '𝕷𝖔𝖓𝖉𝖔𝖓',
  'a negative number': '-1',
  'a path': '../../etc/passwd',
};

describe.each(Object.entries(texts))('%s', (_name, text) => {
  test.each([
    'query ($text: ID!) { region(id: $text) { id } }',
    'query ($text: ID!) { country(id: $text) { id } }',
    'query ($text: ID!) { countries(regionId: $text) { id } }',
    'query ($text: ID!) { location(id: $text) { id } }',
    'query ($text: ID!) { locations(countryId: $text) { id } }',
    'query ($text: ID!) { locationsOfRegion(regionId: $text) { totalItems } }',
    'query ($text: ID!) { airport(id: $text) { id } }',
    'query ($text: ID!) { airportsOfLocation(locationId: $text) { id } }',
    'query ($text: ID!) { airline(id: $text) { id } }',
    'query ($text: ID!) { flightOffer(flightId: $text, tripType: oneWay, departureDate: "2026-12-01") { flightId } }',
    'query ($text: String!) { airportSuggestions(query: $text) { airportId } }',
    'query ($text: String!) { airlineSuggestions(query: $text) { id } }',
    'query ($text: String!) { airlineSearch(query: $text) { items { id } } }',
    'query ($text: String!) { airportSearch(query: $text) { items { airportId } } }',
  ])('is no fault in %s', async (query) => {
    const { errors } = await catalogue.queryWithErrors(query, { text });

    expect(errors).toBeUndefined();
  });

  test.each(['fromId', 'toId', 'from', 'to'])('is no fault as %s of a search', async (field) => {
    const response = await search({ [field]: text });

    expect(response.errors).toBeUndefined();
  });

  test('is no fault as an airline of a search', async () => {
    const response = await search({ airlines: [text, text] });

    expect(response.errors).toBeUndefined();
  });
});

/** Every write, with the text wherever text or an id is taken. */
const writes = [
  'createRegion(input: { name: $text }) { __typename }',
  'updateRegion(id: $id, input: { name: $text }) { __typename }',
  'deleteRegion(id: $id) { __typename }',
  'createCountry(input: { name: $text, regionId: $id }) { __typename }',
  'updateCountry(id: $id, input: { name: $text, regionId: $id }) { __typename }',
  'deleteCountry(id: $id) { __typename }',
  'createLocation(input: { name: $text, countryId: $id, image: $text, description: $text, dealings: hotDeals, dealingsDescription: $text }) { __typename }',
  'updateLocation(id: $id, input: { name: $text, countryId: $id, image: $text, description: $text }) { __typename }',
  'deleteLocation(id: $id) { __typename }',
  'createAirport(input: { name: $text, code: $text, locationId: $id }) { __typename }',
  'updateAirport(id: $id, input: { name: $text, code: $text, locationId: $id }) { __typename }',
  'deleteAirport(id: $id) { __typename }',
  'createAirline(input: { shortName: $text, logoPicture: $text, monogramPicture: $text, overview: $text, details: [{ heading: $text, description: $text }], hasBaggage: true, baggage: [{ heading: $text, description: $text }] }) { __typename }',
  'updateAirline(id: $id, input: { shortName: $text, logoPicture: "/media/a", monogramPicture: "/media/a", overview: $text, details: [{ heading: $text, description: $text }] }) { __typename }',
  'deleteAirline(id: $id) { __typename }',
  'findOrCreateFlight(departureAirportId: $id, arrivalAirportId: $id, airlineId: $id) { __typename }',
  'updateFlight(id: $id, input: { departureAirportId: $id }) { __typename }',
  'deleteFlight(id: $id) { __typename }',
];

describe.each(Object.entries(texts))('%s', (_name, text) => {
  test.each(writes)('is refused or stored, and no fault, in %s', async (write) => {
    const heads = { text: '$text: String!', id: '$id: ID!' };
    const used = (['text', 'id'] as const).filter((name) => write.includes(`$${name}`));
    const head = used.map((name) => heads[name]).join(', ');

    const { errors, data } = await catalogue.administerWithErrors(
      `mutation (${head}) { answer: ${write} }`,
      Object.fromEntries(used.map((name) => [name, text])),
    );

    expect(errors).toBeUndefined();
    expect(data?.answer).toMatchObject({ __typename: expect.any(String) as string });
  });

  test('is no fault where all that is chosen is there', async () => {
    const { fixtures } = catalogue;
    const [region, country] = [await fixtures.region(), await fixtures.country()];
    const [location, airport] = [await fixtures.location(), await fixtures.airport()];
    const airline = await fixtures.airline();

    const { errors } = await catalogue.administerWithErrors(
      `mutation ($text: String!) {
        region: updateRegion(id: "${region.id}", input: { name: $text }) { __typename }
        country: updateCountry(id: "${country.id}", input: { name: $text, regionId: "${region.id}" }) { __typename }
        location: updateLocation(id: "${location.id}", input: { name: $text, countryId: "${country.id}", description: $text, dealings: hotDeals, dealingsDescription: $text }) { __typename }
        airport: updateAirport(id: "${airport.id}", input: { name: $text, code: "${airport.code}", locationId: "${location.id}" }) { __typename }
        airline: updateAirline(id: "${airline.id}", input: { shortName: $text, logoPicture: "/media/a", monogramPicture: "/media/a", overview: $text, details: [{ heading: $text, description: $text }] }) { __typename }
      }`,
      { text },
    );

    expect(errors).toBeUndefined();
  });
});

const search = (input: object) =>
  catalogue.queryWithErrors(
    'query ($input: FlightSearchInput!) { flightSearch(input: $input) { totalItems page } lowestPrices(input: $input) { month } }',
    { input: { ...plainSearch, ...input } },
  );

test.each<[string, unknown]>([
  ['page', 2_147_483_647],
  ['page', -2_147_483_648],
  ['page', 0],
  ['minPricePence', -1],
  ['minPricePence', 2_147_483_647],
  ['maxPricePence', -2_147_483_648],
  ['flexDepartDays', 2_147_483_647],
  ['flexDepartDays', -5],
  ['flexReturnDays', 99],
  ['airlines', Array.from({ length: 5_000 }, (_, index) => `Airline ${index}`)],
])('a search with %s = %j succeeds', async (field, value) => {
  const { errors, data } = await search({ [field]: value });

  expect(errors).toBeUndefined();
  expect(data?.lowestPrices).toHaveLength(12);
});

test.each<[string, unknown]>([
  ['page', 2_147_483_648],
  ['page', 1.5],
  ['page', '1'],
  ['page', null],
  ['tripType', 'somewhere'],
  ['order', 7],
  ['directOnly', 'yes'],
  ['airlines', [7]],
  ['airlines', null],
  ['from', { name: 'London' }],
  ['departureDate', '2026-02-30'],
  ['departureDate', '2026-2-3'],
  ['departureDate', '01/12/2026'],
  ['departureDate', '2026-12-01T00:00'],
  ['departureDate', 20261201],
  ['departureDate', ''],
  ['departureDate', '\u0000'],
  ['departureDate', '2020-01-01'],
  ['departureDate', '9999-12-31'],
  ['returnDate', 'never'],
  ['surprise', 1],
])('a search with %s = %j is refused with a sentence', async (field, value) => {
  const { errors } = await search({ [field]: value });

  expect(errors?.length).toBeGreaterThan(0);
  for (const { message, extensions } of errors ?? []) {
    expect(extensions?.code).toBe('BAD_USER_INPUT');
    expect(message).not.toBe('');
  }
});

test.each([
  ['airports(page: 2147483647, size: 2147483647) { items { id } page }', { page: 1 }],
  ['locationSearch(page: 2147483647, size: 2147483647) { items { id } page }', { page: 1 }],
  ['airports(page: -1, size: -1) { items { id } page }', { page: 1, items: [{}] }],
])('%s succeeds', async (query, expected) => {
  const { errors, data } = await catalogue.administerWithErrors(`{ ${query} }`);

  expect(errors).toBeUndefined();
  expect(Object.values(data ?? {})).toMatchObject([expected]);
});

test.each([
  'airports { totalItems }',
  'locationSearch { totalItems }',
  'flightList(input: {}) { totalItems }',
  'catalogueChanges { totalItems }',
  'flight(id: "x") { id }',
])('anonymous callers cannot read %s', async (query) => {
  const { errors } = await catalogue.queryWithErrors(`{ ${query} }`);

  expect(errors).toMatchObject([{ extensions: { code: 'UNAUTHENTICATED' } }]);
});
