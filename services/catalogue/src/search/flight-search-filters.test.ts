import { plainSearch, search } from '../testing/search.ts';
import { startThreeAirports } from '../testing/three-airports.ts';

const { catalogue, london, gatwick, dubai } = await startThreeAirports();

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

  const routes = async (input: Record<string, unknown>) => {
    const { items } = await search(catalogue, { departureDate: '2026-12-01', ...input });
    return items.map((each) => `${each.departureAirport.code}-${each.arrivalAirport.code}`).sort();
  };

  test('chosen airports of a place narrow the list, and their choices count the other filters', async () => {
    const { fixtures } = catalogue;
    await fixtures.flight({ from: gatwick, to: dubai, stops: 1, prices: { 12: 80_00 } });
    const found = async (filter: object) => {
      const { items, departureAirports, arrivalAirports } = await search(catalogue, {
        from: 'London',
        to: 'Dubai',
        departureDate: '2026-12-01',
        ...filter,
      });
      return {
        routes: items.map((each) => each.departureAirport.code),
        departures: departureAirports.map(
          (each) => `${each.airport.code} ${each.offers} ${each.lowestPricePence}`,
        ),
        arrivals: arrivalAirports.length,
      };
    };

    expect(await found({ departureAirports: [london.id] })).toEqual({
      routes: ['LHR'],
      departures: ['LGW 2 8000', 'LHR 1 10000'],
      arrivals: 0,
    });
    expect((await found({ directOnly: true })).departures).toEqual(['LGW 1 10000', 'LHR 1 10000']);
    expect((await found({ departureAirports: [dubai.id, 'nonsense'] })).routes).toHaveLength(3);
    expect((await found({ from: 'LHR' })).departures).toEqual([]);
  });

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

  test.each([
    ['Londno', 'Sao Paolo', { nearest: 'London' }, { nearest: 'São Paulo' }],
    ['Charles de Gaule', 'nowhere', { nearest: 'Charles de Gaulle' }, { nearest: null }],
    ['London', ' ', null, null],
  ])('%p to %p are unknown places near %p and %p', async (from, to, unknownFrom, unknownTo) => {
    const response = await catalogue.query(
      `query ($input: FlightSearchInput!) {
        flightSearch(input: $input) { unknownFrom { nearest } unknownTo { nearest } }
      }`,
      { input: { ...plainSearch, departureDate: '2026-12-01', from, to } },
    );

    expect(response).toEqual({ flightSearch: { unknownFrom, unknownTo } });
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
    expect(await prices(['wren'], {})).toEqual([200_00]); // No end at all.
  });

  test('only direct flights, and only prices within the bounds, both included', async () => {
    const { fixtures } = catalogue;
    for (const [stops, price] of [
      [0, 100_00],
      [1, 150_00],
      [0, 200_00],
    ] as const)
      await fixtures.flight({ from: london, to: dubai, stops, prices: { 12: price } });
    const cheapestFirst = { fromId: london.id, departureDate: '2026-12-01', order: 'price' };
    const prices = async (input: object) =>
      (await search(catalogue, { ...cheapestFirst, ...input })).items.map(
        ({ finalPricePence }) => finalPricePence,
      );

    expect(await prices({ directOnly: true })).toEqual([100_00, 200_00]);
    expect(await prices({ minPricePence: 150_00 })).toEqual([150_00, 200_00]);
    expect(await prices({ maxPricePence: 150_00 })).toEqual([100_00, 150_00]);
    expect(await prices({ minPricePence: 101_00, maxPricePence: 199_00 })).toEqual([150_00]);
  });

  test('stops and the longer way narrow the list, and the choices count the other filters', async () => {
    const { fixtures } = catalogue;
    for (const [stops, outboundMinutes, returnMinutes, price] of [
      [0, 400, 430, 300_00],
      [1, 500, 700, 200_00],
      [2, 900, 600, 150_00],
      [3, 800, 800, 100_00],
    ] as const)
      await fixtures.flight({
        ...{ from: london, to: dubai, stops, outboundMinutes, returnMinutes },
        prices: { 12: price },
      });
    const found = async (filter: object) => {
      const result = await search(catalogue, {
        fromId: london.id,
        ...{ tripType: 'roundTrip', departureDate: '2026-12-01', order: 'stops', ...filter },
      });
      const { items, stops, shortestMinutes, longestMinutes } = result;
      return {
        stops: items.map((each) => each.stops),
        choices: stops.map((each) => `${each.stops}: ${each.offers}, ${each.lowestPricePence}`),
        minutes: [shortestMinutes, longestMinutes],
      };
    };
    const all = ['0: 1, 30000', '1: 1, 20000', '2: 2, 10000'];

    expect(await found({ stops: [0, 2] })).toEqual({
      stops: [0, 2, 3],
      choices: all,
      minutes: [430, 900],
    });
    expect(await found({ directOnly: true, stops: [1] })).toEqual({
      stops: [0],
      choices: all,
      minutes: [430, 430],
    });
    expect(await found({ maxMinutes: 700 })).toEqual({
      stops: [0, 1],
      choices: all.slice(0, 2),
      minutes: [430, 900],
    });
    expect((await found({ maxMinutes: 500, tripType: 'oneWay' })).stops).toEqual([0, 1]);
    expect((await found({ stops: [7, -1] })).stops).toHaveLength(4);
    expect(await found({ fromId: undefined, stops: [1] })).toEqual({
      stops: [1],
      choices: [],
      minutes: [null, null],
    });
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

describe('how many there are', () => {
  /** Flights of one airline, each from another airport. */
  const givenFlights = async (target: number) => {
    const { fixtures, db } = catalogue;
    const airline = await fixtures.airline({ shortName: 'Larkair' });
    await fixtures.flight({ from: london, to: dubai, airline, prices: { 12: 100_00 } });
    await db.query(
      `INSERT INTO airports (id, name, code, location_id)
       SELECT gen_random_uuid(), 'Field', chr(65 + n / 676) || chr(65 + n / 26 % 26) || chr(65 + n % 26), $1
       FROM generate_series(1, $2::int) n`,
      [london.locationId, target - 1],
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
  const counted = async (part: object = {}) => {
    const found = await search(catalogue, { departureDate: '2026-12-01', ...part });
    const { totalItems, totalPages, isTotalCapped } = found;
    return { totalItems, totalPages, isTotalCapped };
  };

  test('is counted whole up to a thousand', async () => {
    await givenFlights(1_000);

    expect(await counted()).toEqual({ totalItems: 1_000, totalPages: 40, isTotalCapped: false });
  });

  test('a thousand are listed with a note that there are more, unless something narrows them', async () => {
    await givenFlights(1_001);

    expect(await counted()).toEqual({ totalItems: 1_000, totalPages: 40, isTotalCapped: true });
    const whole = { totalItems: 1_001, totalPages: 41, isTotalCapped: false };
    expect(await counted({ toId: dubai.id })).toEqual(whole);
    expect(await counted({ airlines: ['Larkair'] })).toEqual(whole);
    expect(await counted({ maxPricePence: 100_00 })).toMatchObject({ isTotalCapped: false });
  });
});
