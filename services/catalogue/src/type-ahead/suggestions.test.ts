import { startCatalogue, startsWithinMs, type TestCatalogue } from '../testing/index.ts';

let catalogue: TestCatalogue;

beforeAll(async () => {
  catalogue = await startCatalogue();
}, startsWithinMs);

beforeEach(() => catalogue.empty());

afterAll(() => catalogue.close());

test('a suggestion names the airport, its location, country and region', async () => {
  const { fixtures } = catalogue;
  const region = await fixtures.region({ name: 'Europe' });
  const country = await fixtures.country({ name: 'United Kingdom', region });
  const location = await fixtures.location({ name: 'London', country });
  const airport = await fixtures.airport({ name: 'Heathrow', code: 'LHR', location });

  const response = await catalogue.query(`{
    airportSuggestions(query: "lhr") {
      airportId airportName airportCode locationId locationName countryName regionName
    }
  }`);

  expect(response).toEqual({
    airportSuggestions: [
      {
        airportId: airport.id,
        airportName: 'Heathrow',
        airportCode: 'LHR',
        locationId: location.id,
        locationName: 'London',
        countryName: 'United Kingdom',
        regionName: 'Europe',
      },
    ],
  });
});

test('a location is found by its other names, and by half a code among them not', async () => {
  const { fixtures } = catalogue;
  const location = await fixtures.location({ name: 'Mumbai', otherNames: ['Bombay', 'BBY'] });
  const airport = await fixtures.airport({ name: 'Shivaji', code: 'BOM', location });
  const found = (query: string) =>
    catalogue.query('query ($query: String!) { airportSuggestions(query: $query) { airportId } }', {
      query,
    });

  for (const query of ['bombay', 'bomb', 'bby'])
    expect(await found(query)).toEqual({ airportSuggestions: [{ airportId: airport.id }] });
  expect(await found('bb')).toEqual({ airportSuggestions: [] });
});

test('the airport with more flights comes first among equal matches', async () => {
  const { fixtures } = catalogue;
  const london = await fixtures.location({ name: 'London' });
  const city = await fixtures.airport({ name: 'City', code: 'LCY', location: london });
  const gatwick = await fixtures.airport({ name: 'Gatwick', code: 'LGW', location: london });
  const heathrow = await fixtures.airport({ name: 'Heathrow', code: 'LHR', location: london });
  const dubai = await fixtures.airport();
  await fixtures.flight({ from: heathrow, to: dubai });
  await fixtures.flight({ from: dubai, to: heathrow });
  await fixtures.flight({ from: gatwick, to: dubai });

  const response = await catalogue.query('{ airportSuggestions(query: "london") { airportId } }');

  expect(response).toEqual({
    airportSuggestions: [heathrow, gatwick, city].map(({ id }) => ({ airportId: id })),
  });
});

test('the airport search comes in pages, and shows all airports when it is blank', async () => {
  for (let count = 0; count < 5; count++) await catalogue.fixtures.airport({ name: 'Moor' });
  await catalogue.fixtures.airport({ name: 'Fen' });
  const search = (query: string, page: number) =>
    catalogue.query(
      'query ($query: String!, $page: Int!) { airportSearch(query: $query, page: $page, size: 2) { items { airportName } page totalPages totalItems } }',
      { query, page },
    );

  expect(await search('moor', 3)).toEqual({
    airportSearch: { items: [{ airportName: 'Moor' }], page: 3, totalPages: 3, totalItems: 5 },
  });
  expect(await search(' ', 99)).toMatchObject({
    airportSearch: { page: 3, totalPages: 3, totalItems: 6 },
  });
});
