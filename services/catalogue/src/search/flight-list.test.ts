import { offerCode } from '@larkfare/travellers';
import { startCatalogue, startsWithinMs, type TestCatalogue } from '../testing/index.ts';

let catalogue: TestCatalogue;

beforeAll(async () => {
  catalogue = await startCatalogue({ onBothEngines: true });
}, startsWithinMs);

beforeEach(() => catalogue.empty());

afterAll(() => catalogue.close());

interface Listed {
  items: {
    flight: { id: string; version: number; airline: { shortName: string }; createdAt: string };
    offer: {
      finalPricePence: number;
      originalPricePence: number;
      isRecommended: boolean;
      departureDate: string;
      returnDate: string | null;
    } | null;
  }[];
  page: number;
  totalPages: number;
  totalItems: number;
}

const query = `query ($input: FlightListInput!) {
  flightList(input: $input) {
    items {
      flight { id version createdAt airline { shortName } departureAirport { code } monthlyPrices { month } }
      offer { finalPricePence originalPricePence isRecommended departureDate returnDate airline { shortName } }
    }
    page totalPages totalItems
  }
}`;

const list = async (input: object): Promise<Listed> =>
  (await catalogue.administer<{ flightList: Listed }>(query, { input })).flightList;

const names = ({ items }: Listed) => items.map(({ flight }) => flight.airline.shortName);

/** Flights from Leeds to Rome, each by an airline named after its case. */
async function fromLeedsToRome(flights: Record<string, object>) {
  const { fixtures } = catalogue;
  const leeds = await fixtures.location({ name: 'Leeds' });
  const rome = await fixtures.location({ name: 'Rome' });
  const from = await fixtures.airport({ code: 'LBA', location: leeds });
  const to = await fixtures.airport({ code: 'FCO', location: rome });
  for (const [shortName, flight] of Object.entries(flights))
    await fixtures.flight({ from, to, airline: await fixtures.airline({ shortName }), ...flight });
  return { leeds, rome, from, to };
}

test('flights that are offered come as a search orders them, the others after them (§2)', async () => {
  const { leeds, rome } = await fromLeedsToRome({
    unpriced: {},
    dear: { prices: { 11: 300_00 } },
    'cheap with a stop': { stops: 1, prices: { 11: 100_00 } },
    recommended: { prices: { 11: { oneWay: 200_00, oneWaySaving: 20_00 } } },
    'round trips only': { prices: { 11: { roundTrip: 50_00 } } },
    'another month': { prices: { 12: 50_00 } },
  });

  const listed = await list({ tripType: 'oneWay', fromId: leeds.id, toId: rome.id });

  expect(names(listed).slice(0, 3)).toEqual(['recommended', 'cheap with a stop', 'dear']);
  expect(new Set(names(listed).slice(3))).toEqual(
    new Set(['unpriced', 'round trips only', 'another month']),
  );
  expect(listed.items.map(({ offer }) => offer?.isRecommended)).toEqual([
    true,
    false,
    false,
    undefined,
    undefined,
    undefined,
  ]);
  expect(listed.items[0]?.offer).toMatchObject({
    finalPricePence: 200_00,
    originalPricePence: 220_00,
    departureDate: '2026-11-11',
    returnDate: null,
  });
  expect(listed).toMatchObject({ page: 1, totalPages: 1, totalItems: 6 });
});

test('a list without any filter is about every flight, 25 a page, none twice (§2)', async () => {
  const flights = Array.from({ length: 30 }, (_, index) => [
    `Airline ${index}`,
    index % 2 ? { prices: { 11: 100_00 } } : {},
  ]);
  await fromLeedsToRome(Object.fromEntries(flights));

  const first = await list({});
  const second = await list({ page: 2 });
  const past = await list({ page: 2_147_483_647 });

  expect(first).toMatchObject({ page: 1, totalPages: 2, totalItems: 30 });
  expect(new Set([...names(first), ...names(second)]).size).toBe(30);
  expect(first.items.slice(0, 15).every(({ offer }) => offer)).toBe(true);
  expect(first.items.slice(15).every(({ offer }) => !offer)).toBe(true);
  expect(past).toEqual(second);
});

test.each(['oneWay', 'roundTrip'])(
  'a long list of %s flights continues after its beginning as it began',
  async (tripType) => {
    const { from, to } = await fromLeedsToRome({});
    await catalogue.db.query(
      `WITH added AS (
         INSERT INTO airlines (id, name, short_name)
         SELECT gen_random_uuid(), 'Airline ' || n, n FROM generate_series(1, 1040) n RETURNING id, short_name::int AS n
       ), flown AS (
         INSERT INTO flights (id, departure_airport_id, arrival_airport_id, airline_id, stops, outbound_minutes, return_minutes)
         SELECT gen_random_uuid(), $1, $2, id, 1 + n % 3, n % 7, n % 5 FROM added RETURNING id, airline_id
       )
       INSERT INTO monthly_prices (flight_id, month, one_way_pence, round_trip_pence)
       SELECT flown.id, 11, 100 + n * 7919 % 50, 100 + n * 7919 % 40
       FROM flown JOIN added ON added.id = flown.airline_id WHERE n <= 1020`,
      [from.id, to.id],
    );
    await catalogue.db.query('ANALYZE'); // Without it PostgreSQL plans for an empty table, and needs half a second a page.
    const price = tripType === 'oneWay' ? 'one_way_pence' : 'round_trip_pence';
    const minutes =
      tripType === 'oneWay' ? 'outbound_minutes' : 'outbound_minutes + return_minutes';
    const expected: { id: string }[] = await catalogue.db.query(
      `SELECT f.id FROM flights f LEFT JOIN monthly_prices ON flight_id = f.id
       ORDER BY f.id IS DISTINCT FROM (
         SELECT f.id FROM flights f JOIN monthly_prices ON flight_id = f.id ORDER BY stops, ${price}, ${minutes}, f.id LIMIT 1
       ), ${price} NULLS LAST, ${minutes}, f.id`,
    );

    const listed: string[] = [];
    for (let page = 1; page <= 42; page++) {
      const { items, totalItems, totalPages } = await list({ tripType, page });
      expect({ totalItems, totalPages }).toEqual({ totalItems: 1040, totalPages: 42 });
      listed.push(...items.map(({ flight }) => flight.id));
    }

    expect(listed).toEqual(expected.map(({ id }) => id));
  },
);

test('a list is narrowed by typed ends and by airlines (§2)', async () => {
  await fromLeedsToRome({ Lark: {}, Wren: {} });
  const { fixtures } = catalogue;
  const lark = { from: await fixtures.airport({ code: 'OSL' }), to: await fixtures.airport() };
  await fixtures.flight({ ...lark, airline: await fixtures.airline({ shortName: 'Owl' }) });

  expect(names(await list({ from: 'leeds', to: 'FCO' })).sort()).toEqual(['Lark', 'Wren']);
  expect(names(await list({ airlines: ['wren', 'OWL'] })).sort()).toEqual(['Owl', 'Wren']);
  expect(names(await list({ from: 'leeds', airlines: ['wren'] }))).toEqual(['Wren']);
  expect(await list({ from: 'nowhere' })).toEqual({
    items: [],
    page: 1,
    totalPages: 1,
    totalItems: 0,
  });
});

test('flexible days offer the cheaper month’s date', async () => {
  await fromLeedsToRome({ Lark: { prices: { 11: 100_00, 12: 80_00 } } });

  const listed = await list({
    departureDate: '2026-11-29',
    returnDate: '2026-12-10',
    flexDepartDays: 2,
  });

  expect(listed.items[0]?.offer).toMatchObject({
    finalPricePence: 80_00,
    departureDate: '2026-12-01',
    returnDate: '2026-12-10',
  });
});

test('impossible travel dates are refused in the search’s words', async () => {
  const { errors } = await catalogue.administerWithErrors(query, {
    input: { departureDate: '2026-11-10' },
  });

  expect(errors).toMatchObject([
    { message: 'Departure must be tomorrow or later', extensions: { code: 'BAD_USER_INPUT' } },
  ]);
});

test('an offer’s code lists its flight at the present price of its class and month', async () => {
  const { fixtures } = catalogue;
  const [from, to] = [await fixtures.airport(), await fixtures.airport()];
  const flight = await fixtures.flight({ from, to, prices: { 6: { roundTrip: 90_00 } } });
  await fixtures.flight({ from, to, prices: { 6: { roundTrip: 80_00 } } });
  const coded = async (kind: object, idEnd = flight.id) => {
    const code = offerCode({
      flightId: idEnd,
      month: 6,
      travelClass: 'economy',
      tripType: 'roundTrip',
      ...kind,
    });
    const { flightList } = await catalogue.administer<{ flightList: Listed }>(
      `query ($offerCode: String) { flightList(input: {}, offerCode: $offerCode) {
        items { flight { id } offer { finalPricePence departureDate returnDate } } totalItems } }`,
      { offerCode: code },
    );
    return flightList;
  };

  expect(await coded({})).toEqual({
    items: [
      {
        flight: { id: flight.id },
        offer: { finalPricePence: 90_00, departureDate: '2027-06-01', returnDate: '2027-06-08' },
      },
    ],
    totalItems: 1,
  });
  expect(await coded({ month: 7 })).toMatchObject({ items: [{ offer: null }] });
  expect(await coded({ travelClass: 'business' })).toMatchObject({ items: [{ offer: null }] });
  expect(await coded({}, '00000000')).toMatchObject({ totalItems: 0 });
});
