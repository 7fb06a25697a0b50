import { startCatalogue, startsWithinMs, type TestCatalogue } from '../testing/index.ts';

let catalogue: TestCatalogue;

beforeAll(async () => {
  catalogue = await startCatalogue({ random: () => 0 });
}, startsWithinMs);

beforeEach(() => catalogue.empty());

afterAll(() => catalogue.close());

test('airlines are ordered by name and show whether they have flights', async () => {
  const { fixtures } = catalogue;
  const wren = await fixtures.airline({ name: 'Wren Air' });
  await fixtures.airline({ name: 'École Air', shortName: 'École' });
  await fixtures.flight({
    from: await fixtures.airport(),
    to: await fixtures.airport(),
    airline: wren,
  });

  const response = await catalogue.query('{ airlines { name hasFlights } }');

  expect(response).toEqual({
    airlines: [
      { name: 'École Air', hasFlights: false },
      { name: 'Wren Air', hasFlights: true },
    ],
  });
});

test('an airline shows its texts and four others that can be booked, never itself (§2)', async () => {
  const { fixtures } = catalogue;
  const details = [{ heading: 'Fleet', description: 'Two.' }];
  const lark = await fixtures.airline({ name: 'A', overview: 'Flies.', details, hasBaggage: true });
  await fixtures.airline({ name: 'Aa, without flights' });
  const flight = { from: await fixtures.ukAirport(), to: await fixtures.airport() };
  for (const name of ['B', 'C', 'D', 'E', 'F'])
    await fixtures.flight({
      ...flight,
      airline: await fixtures.airline({ name }),
      prices: { 3: 90_00 },
    });

  const response = await catalogue.query(
    `query ($id: ID!) {
      airline(id: $id) { name overview hasBaggage baggage { heading } details { heading description } others { name } }
    }`,
    { id: lark.id },
  );

  expect(response).toEqual({
    airline: {
      name: 'A',
      overview: 'Flies.',
      hasBaggage: true,
      baggage: [],
      details,
      others: [{ name: 'B' }, { name: 'C' }, { name: 'D' }, { name: 'E' }],
    },
  });
});

test('airlines are found by name, short name and code, in pages or as suggestions (§2)', async () => {
  const { fixtures } = catalogue;
  await fixtures.airline({ name: 'British Airways', shortName: 'BA', code: 'BA' });
  await fixtures.airline({ name: 'Bamboo', shortName: 'Bamboo', code: 'QH' });
  await fixtures.airline({ name: 'Air Baltic', shortName: 'Baltic', code: 'BT' });
  const found = async (query: string) => {
    const response = await catalogue.query<{
      airlineSearch: { items: { name: string }[] };
      airlineSuggestions: { name: string }[];
    }>(
      'query ($query: String!) { airlineSearch(query: $query) { items { name } } airlineSuggestions(query: $query) { name } }',
      { query },
    );
    expect(response.airlineSearch.items).toEqual(response.airlineSuggestions);
    return response.airlineSuggestions.map(({ name }) => name);
  };

  expect(await found('ba')).toEqual(['British Airways', 'Air Baltic', 'Bamboo']);
  expect(await found('QH')).toEqual(['Bamboo']);
  expect(await found('airways')).toEqual(['British Airways']);
  expect(await found('%')).toEqual([]);
});
