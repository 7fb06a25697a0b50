import { plainSearch } from './testing/search.ts';
import { startCatalogue, startsWithinMs, type TestCatalogue } from './testing/index.ts';

let catalogue: TestCatalogue;

beforeAll(async () => {
  catalogue = await startCatalogue();
  const { given } = catalogue;
  await given.flight({
    from: await given.airport(),
    to: await given.airport(),
    prices: { 11: 100_00 },
  });
}, startsWithinMs);

afterAll(() => catalogue.close());

/** Texts that somebody sends sooner or later, by what they are. */
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
    const { errors } = await catalogue.askAnyway(query, { text });

    expect(errors).toBeUndefined();
  });

  test.each(['fromId', 'toId', 'from', 'to'])('is no fault as %s of a search', async (field) => {
    const answer = await search({ [field]: text });

    expect(answer.errors).toBeUndefined();
  });

  test('is no fault as an airline of a search', async () => {
    const answer = await search({ airlines: [text, text] });

    expect(answer.errors).toBeUndefined();
  });
});

const search = (input: object) =>
  catalogue.askAnyway(
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
  ['departureDate', '9999-12-31'],
  ['airlines', Array.from({ length: 5_000 }, (_, index) => `Airline ${index}`)],
])('a search with %s = %j is answered', async (field, value) => {
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
  ['airports(page: -1, size: -1) { items { id } page totalPages }', { page: 1, totalPages: 2 }],
])('%s is answered', async (query, expected) => {
  const { errors, data } = await catalogue.askAsAdministrator(`{ ${query} }`);

  expect(errors).toBeUndefined();
  expect(data).toMatchObject({ airports: expected });
});

test.each(['airports { totalItems }', 'flight(id: "x") { id }'])(
  'a visitor who asks for %s is asked to sign in',
  async (query) => {
    const { errors } = await catalogue.askAnyway(`{ ${query} }`);

    expect(errors).toMatchObject([{ extensions: { code: 'UNAUTHENTICATED' } }]);
  },
);
