import { type Airport } from '../airports/airport.entity.ts';
import { search, searchQuery } from '../testing/search.ts';
import { startCatalogue, startsWithinMs, type TestCatalogue } from '../testing/index.ts';

let catalogue: TestCatalogue;
let london: Airport;
let gatwick: Airport;
let dubai: Airport;

beforeAll(async () => {
  catalogue = await startCatalogue({ onBothEngines: true });
}, startsWithinMs);

beforeEach(async () => {
  await catalogue.empty();
  const { fixtures } = catalogue;
  const city = await fixtures.location({ name: 'London' });
  london = await fixtures.airport({ name: 'Heathrow Airport', code: 'LHR', location: city });
  gatwick = await fixtures.airport({ name: 'Gatwick Airport', code: 'LGW', location: city });
  const gulf = await fixtures.location({ name: 'Dubai' });
  dubai = await fixtures.airport({ name: 'Dubai International', code: 'DXB', location: gulf });
});

afterAll(() => catalogue.close());

const idsOf = (found: { items: { flightId: string }[] }) =>
  found.items.map(({ flightId }) => flightId);

describe('what is recommended', () => {
  test('is the cheapest of those with the fewest stops, and comes first', async () => {
    const { fixtures } = catalogue;
    const cheapWithStop = await fixtures.flight({
      from: london,
      to: dubai,
      stops: 1,
      prices: { 12: 100_00 },
    });
    const dearDirect = await fixtures.flight({ from: london, to: dubai, prices: { 12: 300_00 } });
    const direct = await fixtures.flight({ from: london, to: dubai, prices: { 12: 250_00 } });

    const found = await search(catalogue, { fromId: london.id, departureDate: '2026-12-01' });

    expect(idsOf(found)).toEqual([direct.id, cheapWithStop.id, dearDirect.id]);
    expect(found.items.map(({ isRecommended }) => isRecommended)).toEqual([true, false, false]);
  });

  test('is one offer only: the shorter one where prices are the same', async () => {
    const { fixtures } = catalogue;
    const longer = await fixtures.flight({
      from: london,
      to: dubai,
      outboundMinutes: 400,
      prices: { 12: 250_00 },
    });
    const shorter = await fixtures.flight({
      from: london,
      to: dubai,
      outboundMinutes: 390,
      prices: { 12: 250_00 },
    });

    const found = await search(catalogue, { fromId: london.id, departureDate: '2026-12-01' });

    expect(idsOf(found)).toEqual([shorter.id, longer.id]);
    expect(found.items.map(({ isRecommended }) => isRecommended)).toEqual([true, false]);
  });

  test('is chosen from the result that the filters leave, and marked in every order', async () => {
    const { fixtures } = catalogue;
    const airline = await fixtures.airline({ shortName: 'Larkair' });
    await fixtures.flight({ from: london, to: dubai, prices: { 12: 250_00 } });
    const cheap = await fixtures.flight({
      from: london,
      to: dubai,
      airline,
      stops: 2,
      prices: { 12: 90_00 },
    });
    const fewer = await fixtures.flight({
      from: gatwick,
      to: dubai,
      airline,
      stops: 1,
      prices: { 12: 120_00 },
    });

    const asked = { toId: dubai.id, departureDate: '2026-12-01', airlines: ['larkair'] };
    const found = await search(catalogue, { ...asked, order: 'price' });

    expect(idsOf(found)).toEqual([cheap.id, fewer.id]);
    expect(found.items.map(({ isRecommended }) => isRecommended)).toEqual([false, true]);
  });

  test('is on the first page only, however the result is paged', async () => {
    const { fixtures } = catalogue;
    for (let count = 0; count < 27; count++)
      await fixtures.flight({ from: london, to: dubai, stops: 1, prices: { 12: 100_00 + count } });
    const direct = await fixtures.flight({ from: gatwick, to: dubai, prices: { 12: 999_00 } });

    const asked = { toId: dubai.id, departureDate: '2026-12-01' };
    const first = await search(catalogue, asked);
    const second = await search(catalogue, { ...asked, page: 2 });

    expect(first.items[0]).toMatchObject({ flightId: direct.id, isRecommended: true });
    expect(second.items.map(({ isRecommended }) => isRecommended)).toEqual([false, false, false]);
  });
});

test('offers can be ordered by price, by duration and by stops', async () => {
  const { fixtures } = catalogue;
  const cheap = await fixtures.flight({
    from: london,
    to: dubai,
    stops: 2,
    outboundMinutes: 900,
    prices: { 12: 100_00 },
  });
  const quick = await fixtures.flight({
    from: london,
    to: dubai,
    stops: 1,
    outboundMinutes: 300,
    prices: { 12: 300_00 },
  });
  const direct = await fixtures.flight({
    from: london,
    to: dubai,
    stops: 0,
    outboundMinutes: 400,
    prices: { 12: 200_00 },
  });
  const asked = { fromId: london.id, departureDate: '2026-12-01' };

  const inOrder = async (order: string) => idsOf(await search(catalogue, { ...asked, order }));

  expect(await inOrder('price')).toEqual([cheap.id, direct.id, quick.id]);
  expect(await inOrder('duration')).toEqual([quick.id, direct.id, cheap.id]);
  expect(await inOrder('stops')).toEqual([direct.id, quick.id, cheap.id]);
});

test('a round trip is as long as both its flights', async () => {
  const { fixtures } = catalogue;
  const quickThere = { outboundMinutes: 100, returnMinutes: 500, prices: { 12: 100_00 } };
  const evenly = { outboundMinutes: 200, returnMinutes: 200, prices: { 12: 100_00 } };
  const first = await fixtures.flight({ from: london, to: dubai, ...quickThere });
  const second = await fixtures.flight({ from: london, to: dubai, ...evenly });
  const asked = { fromId: london.id, departureDate: '2026-12-01', order: 'duration' };

  expect(idsOf(await search(catalogue, asked))).toEqual([first.id, second.id]);
  expect(idsOf(await search(catalogue, { ...asked, tripType: 'roundTrip' }))).toEqual([
    second.id,
    first.id,
  ]);
});

describe('prices', () => {
  test('the month of departure picks the row, the trip type its column, and the saving is on top of the price', async () => {
    const price = {
      oneWay: 100_00,
      oneWaySaving: 15_00,
      roundTrip: 180_00,
      roundTripSaving: 30_00,
    };
    await catalogue.fixtures.flight({ from: london, to: dubai, prices: { 11: 999_00, 12: price } });
    const asked = { fromId: london.id, departureDate: '2026-12-31', returnDate: '2027-01-08' };

    const oneWay = await search(catalogue, { ...asked, tripType: 'oneWay' });
    const roundTrip = await search(catalogue, { ...asked, tripType: 'roundTrip' });

    expect(oneWay.items).toMatchObject([
      {
        originalPricePence: 115_00,
        savingPence: 15_00,
        finalPricePence: 100_00,
        departureDate: '2026-12-31',
        returnDate: null,
      },
    ]);
    expect(roundTrip.items).toMatchObject([
      {
        originalPricePence: 210_00,
        savingPence: 30_00,
        finalPricePence: 180_00,
        departureDate: '2026-12-31',
        returnDate: '2027-01-08',
      },
    ]);
  });

  test('a flight without a price for that month or trip type is not offered', async () => {
    await catalogue.fixtures.flight({
      from: london,
      to: dubai,
      prices: { 11: 100_00, 12: { oneWay: 100_00 } },
    });
    const asked = { fromId: london.id, departureDate: '2026-12-01' };

    expect((await search(catalogue, { ...asked, tripType: 'oneWay' })).totalItems).toBe(1);
    expect((await search(catalogue, { ...asked, tripType: 'roundTrip' })).totalItems).toBe(0);
    expect((await search(catalogue, { ...asked, departureDate: '2027-01-01' })).totalItems).toBe(0);
  });

  test('without a date the prices are those of tomorrow in London', async () => {
    await catalogue.fixtures.flight({ from: london, to: dubai, prices: { 11: 100_00 } });

    const found = await search(catalogue, { fromId: london.id });

    expect(found.items).toMatchObject([{ finalPricePence: 100_00, departureDate: '2026-11-11' }]);
  });

  test('a changed, an added and a removed price are what the next search shows', async () => {
    const flight = await catalogue.fixtures.flight({
      from: london,
      to: dubai,
      prices: { 12: 100_00 },
    });
    const asked = { fromId: london.id, departureDate: '2026-12-01' };
    const priceNow = async (month: string) =>
      (await search(catalogue, { ...asked, departureDate: `${month}-15` })).items[0]
        ?.finalPricePence;

    await catalogue.db.query('UPDATE monthly_prices SET one_way_pence = 777 WHERE flight_id = $1', [
      flight.id,
    ]);
    await catalogue.db.query(
      'INSERT INTO monthly_prices (flight_id, month, one_way_pence) VALUES ($1, 1, 555)',
      [flight.id],
    );
    expect([await priceNow('2026-12'), await priceNow('2027-01')]).toEqual([777, 555]);

    await catalogue.db.query('DELETE FROM monthly_prices WHERE flight_id = $1 AND month = 12', [
      flight.id,
    ]);
    expect([await priceNow('2026-12'), await priceNow('2027-01')]).toEqual([undefined, 555]);
  });
});

describe("flexible days across a month's end", () => {
  test('offer each flight on the date of its cheaper month', async () => {
    const { fixtures } = catalogue;
    const cheaperNext = await fixtures.flight({
      from: london,
      to: dubai,
      prices: { 12: 200_00, 1: 100_00 },
    });
    const cheaperThen = await fixtures.flight({
      from: london,
      to: dubai,
      prices: { 12: 150_00, 1: 300_00 },
    });
    const onlyNext = await fixtures.flight({ from: london, to: dubai, prices: { 1: 250_00 } });
    const same = await fixtures.flight({
      from: london,
      to: dubai,
      prices: { 12: 400_00, 1: 400_00 },
    });

    const found = await search(catalogue, {
      fromId: london.id,
      departureDate: '2026-12-30',
      flexDepartDays: 2,
      order: 'price',
    });

    expect(
      found.items.map((each) => [each.flightId, each.finalPricePence, each.departureDate]),
    ).toEqual([
      [cheaperNext.id, 100_00, '2027-01-01'],
      [cheaperThen.id, 150_00, '2026-12-30'],
      [onlyNext.id, 250_00, '2027-01-01'],
      [same.id, 400_00, '2026-12-30'],
    ]);
  });

  test('change nothing within a month', async () => {
    await catalogue.fixtures.flight({ from: london, to: dubai, prices: { 12: 200_00, 1: 100_00 } });

    const found = await search(catalogue, {
      fromId: london.id,
      departureDate: '2026-12-15',
      flexDepartDays: 3,
    });

    expect(found.items).toMatchObject([{ finalPricePence: 200_00, departureDate: '2026-12-15' }]);
  });
});

describe('where from and where to', () => {
  beforeEach(async () => {
    const { fixtures } = catalogue;
    const paris = await fixtures.airport({
      code: 'CDG',
      name: 'Charles de Gaulle',
      location: await fixtures.location({ name: 'Paris' }),
    });
    const saoPaulo = await fixtures.airport({
      code: 'GRU',
      name: 'Guarulhos',
      location: await fixtures.location({ name: 'São Paulo' }),
    });
    for (const from of [london, gatwick])
      await fixtures.flight({ from, to: dubai, prices: { 12: 100_00 } });
    await fixtures.flight({ from: paris, to: saoPaulo, prices: { 12: 100_00 } });
  });

  const routes = async (asked: Record<string, unknown>) => {
    const { items } = await search(catalogue, { departureDate: '2026-12-01', ...asked });
    return items.map((each) => `${each.departureAirport.code}-${each.arrivalAirport.code}`).sort();
  };

  test('an airport is that airport, a location all of its airports', async () => {
    expect(await routes({ fromId: gatwick.id })).toEqual(['LGW-DXB']);
    expect(await routes({ fromId: london.locationId })).toEqual(['LGW-DXB', 'LHR-DXB']);
    expect(await routes({ toId: dubai.locationId.toUpperCase(), fromId: london.id })).toEqual([
      'LHR-DXB',
    ]);
  });

  test.each([
    ['lhr', ['LHR-DXB']],
    ['  Heathrow ', ['LHR-DXB']],
    ['LONDON', ['LGW-DXB', 'LHR-DXB']],
    ['lond', ['LGW-DXB', 'LHR-DXB']],
    ['London Gatwick (LGW)', ['LGW-DXB']],
    ['%', []],
    ['_', []],
    ['L_R', []],
    ['\\', []],
    ['nowhere', []],
    ["' OR 1=1 --", []],
    ['<script>alert(1)</script>', []],
  ])('leaving from the typed text %p finds %p', async (from, expected) => {
    expect(await routes({ from })).toEqual(expected);
  });

  test('accents do not matter, neither typed nor stored', async () => {
    expect(await routes({ to: 'sao paulo' })).toEqual(['CDG-GRU']);
    expect(await routes({ to: 'SÃO PAULO' })).toEqual(['CDG-GRU']);
  });

  test('a pick counts before the text beside it, and an unknown pick finds nothing', async () => {
    expect(await routes({ fromId: gatwick.id, from: 'Paris' })).toEqual(['LGW-DXB']);
    expect(await routes({ fromId: '00000000-0000-7000-8000-000000000000', from: 'Paris' })).toEqual(
      [],
    );
    expect(await routes({ fromId: 'no id at all' })).toEqual([]);
    expect(await routes({ fromId: '', from: 'Paris' })).toEqual(['CDG-GRU']);
  });

  test('without either end the whole month is searched', async () => {
    expect(await routes({})).toEqual(['CDG-GRU', 'LGW-DXB', 'LHR-DXB']);
    expect(await routes({ directOnly: true, minPricePence: 50_00 })).toHaveLength(3);
    expect(await routes({ departureDate: '2026-12-31', flexDepartDays: 3 })).toHaveLength(3);
    expect(
      await routes({ departureDate: '2026-12-31', flexDepartDays: 3, tripType: 'roundTrip' }),
    ).toHaveLength(3);
  });
});

describe('filters', () => {
  test('airlines are given by id or by short name, and unknown ones find nothing', async () => {
    const { fixtures } = catalogue;
    const lark = await fixtures.airline({ shortName: 'Lark Air' });
    const wren = await fixtures.airline({ shortName: 'Wren' });
    await fixtures.flight({ from: london, to: dubai, airline: lark, prices: { 12: 100_00 } });
    await fixtures.flight({ from: london, to: dubai, airline: wren, prices: { 12: 200_00 } });
    await fixtures.flight({ from: london, to: dubai, prices: { 12: 300_00 } });
    const prices = async (airlines: string[], ends: object = { fromId: london.id }) =>
      (await search(catalogue, { ...ends, departureDate: '2026-12-01', airlines })).items.map(
        ({ finalPricePence }) => finalPricePence,
      );

    expect(await prices([lark.id])).toEqual([100_00]);
    expect(await prices(['wren', lark.id.toUpperCase()])).toEqual([100_00, 200_00]);
    expect(await prices(['unknown'])).toEqual([]);
    expect(await prices(['', ' '])).toEqual([100_00, 200_00, 300_00]);
    expect(await prices(['wren'], {})).toEqual([200_00]); // With no end at all.
  });

  test('only direct flights, and only prices within the bounds, both included', async () => {
    const { fixtures } = catalogue;
    for (const [stops, price] of [
      [0, 100_00],
      [1, 150_00],
      [0, 200_00],
    ] as const)
      await fixtures.flight({ from: london, to: dubai, stops, prices: { 12: price } });
    const prices = async (asked: object) =>
      (
        await search(catalogue, {
          fromId: london.id,
          departureDate: '2026-12-01',
          order: 'price',
          ...asked,
        })
      ).items.map(({ finalPricePence }) => finalPricePence);

    expect(await prices({ directOnly: true })).toEqual([100_00, 200_00]);
    expect(await prices({ minPricePence: 150_00 })).toEqual([150_00, 200_00]);
    expect(await prices({ maxPricePence: 150_00 })).toEqual([100_00, 150_00]);
    expect(await prices({ minPricePence: 101_00, maxPricePence: 199_00 })).toEqual([150_00]);
  });

  test('the airlines to choose from are those before the airline filter, the price range that before the price filter', async () => {
    const { fixtures } = catalogue;
    const lark = await fixtures.airline({ name: 'A Lark' });
    const wren = await fixtures.airline({ name: 'B Wren' });
    await fixtures.flight({ from: london, to: dubai, airline: lark, prices: { 12: 100_00 } });
    await fixtures.flight({ from: gatwick, to: dubai, airline: lark, prices: { 12: 300_00 } });
    await fixtures.flight({ from: london, to: dubai, airline: wren, prices: { 12: 200_00 } });

    const found = await search(catalogue, {
      toId: dubai.id,
      departureDate: '2026-12-01',
      airlines: [lark.id],
      maxPricePence: 250_00,
    });

    expect(found.totalItems).toBe(1);
    expect(found.airlines).toEqual([
      { airline: { id: lark.id }, offers: 1, lowestPricePence: 100_00 },
      { airline: { id: wren.id }, offers: 1, lowestPricePence: 200_00 },
    ]);
    expect([found.lowestPricePence, found.highestPricePence]).toEqual([100_00, 300_00]);
  });
});

describe('pages', () => {
  test('hold 25, never the same flight twice, and one past the last is the last', async () => {
    for (let count = 0; count < 30; count++)
      await catalogue.fixtures.flight({ from: london, to: dubai, prices: { 12: 100_00 } });
    const asked = { fromId: london.id, departureDate: '2026-12-01' };

    const first = await search(catalogue, asked);
    const last = await search(catalogue, { ...asked, page: 2_147_483_647 });
    const belowFirst = await search(catalogue, { ...asked, page: -3 });

    expect(first).toMatchObject({ page: 1, totalPages: 2, totalItems: 30 });
    expect(last).toMatchObject({ page: 2, totalPages: 2, totalItems: 30 });
    expect(new Set([...idsOf(first), ...idsOf(last)]).size).toBe(30);
    expect(belowFirst.page).toBe(1);
  });

  test('nothing found is one empty page', async () => {
    const found = await search(catalogue, { fromId: london.id });

    expect(found).toEqual({
      items: [],
      page: 1,
      totalPages: 1,
      totalItems: 0,
      isTotalCapped: false,
      airlines: [],
      lowestPricePence: null,
      highestPricePence: null,
    });
  });
});

describe('how many there are', () => {
  /** Of one airline, each from a field of its own. */
  const givenFlights = async (wanted: number) => {
    const { fixtures, db } = catalogue;
    const airline = await fixtures.airline({ shortName: 'Larkair' });
    await fixtures.flight({ from: london, to: dubai, airline, prices: { 12: 100_00 } });
    await db.query(
      `INSERT INTO airports (id, name, code, location_id)
       SELECT gen_random_uuid(), 'Field', chr(65 + n / 676) || chr(65 + n / 26 % 26) || chr(65 + n % 26), $1
       FROM generate_series(1, $2::int) n`,
      [london.locationId, wanted - 1],
    );
    await db.query(
      `INSERT INTO flights (id, departure_airport_id, arrival_airport_id, airline_id)
       SELECT gen_random_uuid(), id, $1, $2 FROM airports WHERE name = 'Field'`,
      [dubai.id, airline.id],
    );
    await db.query(
      `INSERT INTO monthly_prices (flight_id, month, one_way_pence)
       SELECT f.id, 12, 20000 FROM flights f JOIN airports a ON a.id = f.departure_airport_id WHERE a.name = 'Field'`,
    );
  };
  const asked = { departureDate: '2026-12-01' };
  const counted = async (part: object = {}) => {
    const { totalItems, totalPages, isTotalCapped } = await search(catalogue, {
      ...asked,
      ...part,
    });
    return { totalItems, totalPages, isTotalCapped };
  };

  test('is counted whole up to a thousand', async () => {
    await givenFlights(1_000);

    expect(await counted()).toEqual({ totalItems: 1_000, totalPages: 40, isTotalCapped: false });
  });

  test('of more, a thousand are listed with a note that there are more, unless something narrows them', async () => {
    await givenFlights(1_001);

    expect(await counted()).toEqual({ totalItems: 1_000, totalPages: 40, isTotalCapped: true });
    const whole = { totalItems: 1_001, totalPages: 41, isTotalCapped: false };
    expect(await counted({ toId: dubai.id })).toEqual(whole);
    expect(await counted({ airlines: ['Larkair'] })).toEqual(whole);
    expect(await counted({ maxPricePence: 100_00 })).toMatchObject({ isTotalCapped: false });
  });
});

test.each([
  [{ departureDate: '2026-11-10' }, 'Departure must be tomorrow or later'],
  [{ departureDate: '2035-01-01' }, 'Departure must be within 18 months'],
  [
    { tripType: 'roundTrip', departureDate: '2026-12-02', returnDate: '2026-12-02' },
    'Return date must be after departure',
  ],
])('%p is answered with the sentence %p', async (dates, message) => {
  const input = {
    tripType: 'oneWay',
    flexDepartDays: 0,
    flexReturnDays: 0,
    airlines: [],
    directOnly: false,
    order: 'price',
    page: 1,
    ...dates,
  };

  const { errors } = await catalogue.askAnyway(searchQuery, { input });

  expect(errors).toMatchObject([{ message, extensions: { code: 'BAD_USER_INPUT' } }]);
});
