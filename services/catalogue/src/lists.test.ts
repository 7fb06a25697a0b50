import { fold } from '@larkfare/text-rules';
import { startCatalogue, startsWithinMs, type TestCatalogue } from './testing/index.ts';
import { statementsOf } from './testing/statements.ts';
import { missingId } from './testing/write-mutations.ts';

let catalogue: TestCatalogue;

beforeAll(async () => {
  catalogue = await startCatalogue();
}, startsWithinMs);

beforeEach(() => catalogue.empty());

afterAll(() => catalogue.close());

interface List {
  items: { name: string }[];
  page: number;
  totalPages: number;
  totalItems: number;
}

const locationSearch = async (variables: object): Promise<List> =>
  (
    await catalogue.administer<{ locationSearch: List }>(
      `query ($query: String! = "", $countryId: ID, $page: Int! = 1, $size: Int! = 20) {
        locationSearch(query: $query, countryId: $countryId, page: $page, size: $size) { items { name } page totalPages totalItems }
      }`,
      { ...variables },
    )
  ).locationSearch;

const airports = async (variables: object): Promise<List> =>
  (
    await catalogue.administer<{ airports: List }>(
      `query ($query: String! = "", $locationId: ID, $page: Int! = 1, $size: Int! = 50) {
        airports(query: $query, locationId: $locationId, page: $page, size: $size) { items { name } page totalPages totalItems }
      }`,
      { ...variables },
    )
  ).airports;

const names = ({ items }: List) => items.map(({ name }) => name);
const nothing = { items: [], page: 1, totalPages: 1, totalItems: 0 };

test('locations are found by any part of their name (§2)', async () => {
  const { fixtures } = catalogue;
  for (const name of ['York', 'New York', 'Évora', 'Saint-Denis', "L'Aquila", 'Łódź', 'Ærø'])
    await fixtures.location({ name });
  const found = async (query: string) => names(await locationSearch({ query }));

  expect(await found('')).toHaveLength(7);
  expect(await found(' ')).toHaveLength(7);
  expect(await found('york')).toEqual(['York', 'New York']);
  expect(await found('ORK')).toEqual(['New York', 'York']);
  expect(await found('york new')).toEqual(['New York']);
  expect(await found('evor')).toEqual(['Évora']);
  expect(await found('ÉVORA')).toEqual(['Évora']);
  expect(await found('saint denis')).toEqual(['Saint-Denis']);
  expect(await found('saint-den')).toEqual(['Saint-Denis']);
  expect(await found('laquila')).toEqual(["L'Aquila"]);
  expect(await found('lodz')).toEqual(['Łódź']);
  expect(await found('aero')).toEqual(['Ærø']);
});

test.each([
  '%',
  '_',
  'yo_k',
  '\\',
  "'",
  'a\u0000b',
  '-',
  '\ud800',
  'x'.repeat(100_000),
  'a b c d e f g',
])('%j finds nothing and is no fault', async (query) => {
  await catalogue.fixtures.airport({
    location: await catalogue.fixtures.location({ name: 'York' }),
  });

  expect(await locationSearch({ query })).toEqual(nothing);
  expect(await airports({ query })).toEqual(nothing);
});

test('the best match comes first, and of equal ones the place with most flights', async () => {
  const { fixtures } = catalogue;
  for (const name of ['Avalon', 'Barcelona', 'Longyearbyen', 'Lon', 'East London', 'Londrina'])
    await fixtures.location({ name });
  const heathrow = await fixtures.airport({
    location: await fixtures.location({ name: 'London' }),
  });
  await fixtures.flight({ from: await fixtures.airport(), to: heathrow });

  expect(names(await locationSearch({ query: 'lon' }))).toEqual([
    ...['Lon', 'London', 'Londrina', 'Longyearbyen', 'East London', 'Avalon', 'Barcelona'],
  ]);
});

test.each([
  ['São Paulo', ['São Paulo', 'sao paulo', 'SAO', 'paulo sao', 'paulo']],
  ['Málaga–Costa del Sol', ['malaga', 'costa del sol', 'sol costa', 'Málaga Costa', 'del']],
  ['Łódź', ['lodz', 'Łódź', 'łodz', 'LÓDŹ']],
  ['Tromsø', ['tromso', 'Tromsø', 'TROMSØ', 'omsø']],
  ['Đà Nẵng', ['da nang', 'đà nẵng', 'nang da', 'Da Nẵng']],
  ['Þórshöfn', ['thorshofn', 'þórshöfn', 'thorshöfn']],
  ['St. John’s', ["st john's", 'st johns', 'St. John’s', 'stʼ johns', 'johns st']],
  ['Großenhain', ['grossenhain', 'großenhain', 'GROSSEN']],
  ['Ærøskøbing', ['aeroskobing', 'Ærøskøbing', 'ærø']],
  ['İzmir', ['izmir', 'İzmir', 'IZMIR', 'Izmir']],
  ['Nuku‘alofa', ["nuku'alofa", 'nukualofa', 'Nukuʻalofa', 'nuku′alofa']],
  ['Zürich', ['zurich', 'ZÜRICH', 'Zürich', 'zuri']],
  ['Chișinău', ['chisinau', 'Chișinău', 'CHISINAU', 'sinau']],
  ['L’Aquila', ["l'aquila", 'laquila', 'L’Aquila', 'LʼAQUILA']],
  ['Bodø', ['bodo', 'Bodø', 'BODØ', 'odo']],
  ['Port of Spain & Tobago', ['port & tobago', 'tobago, spain', 'Spain & Port', 'port-of-spain']],
])('%s is found by %j', async (name, queries) => {
  for (const other of [name, 'Oslo', 'Nice']) await catalogue.fixtures.location({ name: other });

  for (const query of queries) expect(names(await locationSearch({ query }))).toEqual([name]);
  expect(await catalogue.db.query('SELECT folded($1) AS folded', [name])).toEqual([
    { folded: fold(name) },
  ]);
});

test('locations are narrowed to a country (§2)', async () => {
  const { fixtures } = catalogue;
  const [england, canada] = [await fixtures.country(), await fixtures.country()];
  await fixtures.location({ name: 'London', country: england });
  await fixtures.location({ name: 'London', country: canada });
  await fixtures.location({ name: 'Toronto', country: canada });

  expect(names(await locationSearch({ countryId: canada.id }))).toEqual(['London', 'Toronto']);
  expect(names(await locationSearch({ countryId: canada.id, query: 'lon' }))).toEqual(['London']);
  expect(await locationSearch({ countryId: missingId })).toEqual(nothing);
  expect(await locationSearch({ countryId: 'Canada' })).toEqual(nothing);
});

test('locations come 20 a page, and a page past the last is the last (§2, §7, §9)', async () => {
  const { fixtures } = catalogue;
  const country = await fixtures.country();
  for (let count = 10; count < 35; count++)
    await fixtures.location({ name: `Place ${count}`, country });

  const first = await locationSearch({ query: 'place' });
  const last = await locationSearch({ query: 'place', page: 2_147_483_647 });

  expect(first).toMatchObject({ page: 1, totalPages: 2, totalItems: 25 });
  expect(names(first)).toHaveLength(20);
  expect(last.page).toBe(2);
  expect(names(last)).toEqual(['Place 30', 'Place 31', 'Place 32', 'Place 33', 'Place 34']);
  expect(names(await locationSearch({ page: -1, size: -5 }))).toEqual(['Place 10']);
});

test('airports are found by parts of their name, code or location, 50 a page (§2, §7, §9)', async () => {
  const { fixtures } = catalogue;
  const london = await fixtures.location({ name: 'London' });
  await fixtures.airport({ name: 'Heathrow', code: 'LHR', location: london });
  await fixtures.airport({ name: 'Gatwick', code: 'LGW', location: london });
  await fixtures.airport({ name: 'Londonderry', code: 'LDY' });
  const found = async (query: string) => names(await airports({ query }));

  expect(await found('london')).toEqual(['Gatwick', 'Heathrow', 'Londonderry']);
  expect(await found('lhr')).toEqual(['Heathrow']);
  expect(await found('london throw')).toEqual(['Heathrow']);
  expect(await found('gw')).toEqual(['Gatwick']);
  expect(await found('paris')).toEqual([]);
  expect(names(await airports({ locationId: london.id }))).toEqual(['Gatwick', 'Heathrow']);
  expect(names(await airports({ locationId: london.id, query: 'gat' }))).toEqual(['Gatwick']);
  expect(await airports({ locationId: 'London' })).toEqual(nothing);
  expect(await airports({ size: 2, page: 2 })).toMatchObject({
    page: 2,
    totalPages: 2,
    totalItems: 3,
  });
});

test('a list contains the newest write', async () => {
  const { fixtures } = catalogue;
  const location = await fixtures.location({ name: 'Byzantium' });

  await catalogue.db.query(`UPDATE locations SET name = 'Istanbul' WHERE id = $1`, [location.id]);

  expect(names(await locationSearch({ query: 'istan' }))).toEqual(['Istanbul']);
  expect(await locationSearch({ query: 'byz' })).toEqual(nothing);
});

/** Every list of the back office, with everything its screen shows. */
const lists = {
  regions: '{ regions { name canDelete } }',
  countries: '{ countries { name canDelete region { name canDelete } } }',
  locationSearch:
    '{ locationSearch(size: 100) { items { name hasAirports canDelete country { name canDelete region { name } } } totalItems } }',
  airports:
    '{ airports(size: 100) { items { name usedInFlights canDelete location { name canDelete } } totalItems } }',
  airlineSearch:
    '{ airlineSearch(query: "", size: 100) { items { name hasFlights canDelete } totalItems } }',
  flightList: `{ flightList(input: {}) {
    items {
      flight { id airline { name } departureAirport { code location { name } } arrivalAirport { code } monthlyPrices { month } }
      offer { finalPricePence airline { name } departureAirport { name } }
    }
    totalItems
  } }`,
};

test.each(Object.entries(lists))(
  '%s of any length takes the same few statements (§7, §9)',
  async (_, query) => {
    const givenMore = async (target: number) => {
      const { fixtures } = catalogue;
      for (let count = 0; count < target; count++)
        await fixtures.flight({
          from: await fixtures.airport(),
          to: await fixtures.airport(),
          prices: { 11: 100_00 },
        });
    };

    await givenMore(2);
    const forTwo = await statementsOf(catalogue, query);
    await givenMore(15);
    const forSeventeen = await statementsOf(catalogue, query);

    expect(forSeventeen).toEqual(forTwo);
  },
);
