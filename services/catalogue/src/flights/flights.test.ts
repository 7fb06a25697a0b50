import { startCatalogue, startsWithinMs, type TestCatalogue } from '../testing/index.ts';

let catalogue: TestCatalogue;

beforeAll(async () => {
  catalogue = await startCatalogue();
}, startsWithinMs);

beforeEach(() => catalogue.empty());

afterAll(() => catalogue.close());

test('an administrator sees a flight with its airports, airline and the months that have a price', async () => {
  const { fixtures } = catalogue;
  const airline = await fixtures.airline({ shortName: 'Lark' });
  const [from, to] = [
    await fixtures.airport({ code: 'LHR' }),
    await fixtures.airport({ code: 'DXB' }),
  ];
  const { id } = await fixtures.flight({
    from,
    to,
    airline,
    stops: 1,
    prices: { 12: { oneWay: 100_00, oneWaySaving: 5_00 }, 3: { roundTrip: 180_00 } },
  });
  const query = `query ($id: ID!) {
    flight(id: $id) {
      departureAirport { code } arrivalAirport { code } airline { shortName } outboundMinutes returnMinutes stops
      monthlyPrices { month oneWayPence oneWaySavingPence roundTripPence roundTripSavingPence }
    }
  }`;

  const response = await catalogue.administerWithErrors(query, { id });

  expect(response).toEqual({
    data: {
      flight: {
        departureAirport: { code: 'LHR' },
        arrivalAirport: { code: 'DXB' },
        airline: { shortName: 'Lark' },
        outboundMinutes: 120,
        returnMinutes: 130,
        stops: 1,
        monthlyPrices: [
          {
            month: 3,
            oneWayPence: null,
            oneWaySavingPence: 0,
            roundTripPence: 180_00,
            roundTripSavingPence: 0,
          },
          {
            month: 12,
            oneWayPence: 100_00,
            oneWaySavingPence: 5_00,
            roundTripPence: null,
            roundTripSavingPence: 0,
          },
        ],
      },
    },
  });
});

test('another service finds a flight by its id', async () => {
  const { fixtures } = catalogue;
  const { id } = await fixtures.flight({
    from: await fixtures.airport(),
    to: await fixtures.airport(),
  });
  const missing = '00000000-0000-7000-8000-000000000000';

  const response = await catalogue.query(
    'query ($of: [_Any!]!) { _entities(representations: $of) { ... on Flight { id stops } } }',
    {
      of: [
        { __typename: 'Flight', id },
        { __typename: 'Flight', id: missing },
        { __typename: 'Flight', id: 'x' },
      ],
    },
  );

  expect(response).toEqual({ _entities: [{ id, stops: 0 }, null, null] });
});

describe('a flight that is looked up by codes', () => {
  const byCodes = async (departureCode: string, arrivalCode: string, airlineShortName: string) => {
    const { data } = await catalogue.administerWithErrors(
      `query ($departureCode: String!, $arrivalCode: String!, $airlineShortName: String!) {
        flightByCodes(departureCode: $departureCode, arrivalCode: $arrivalCode, airlineShortName: $airlineShortName) {
          ... on FlightFound { flight { id } isNew } ... on InvalidInput { fields { field message } }
        }
      }`,
      { departureCode, arrivalCode, airlineShortName },
    );
    return data?.flightByCodes;
  };
  let flightId = '';
  beforeEach(async () => {
    const { fixtures } = catalogue;
    const [from, to] = [
      await fixtures.airport({ code: 'LHR' }),
      await fixtures.airport({ code: 'DXB' }),
    ];
    await fixtures.airport({ code: 'DUB' });
    ({ id: flightId } = await fixtures.flight({
      from,
      to,
      airline: await fixtures.airline({ shortName: 'Lark' }),
    }));
  });

  test('is found without a price and in any case', async () => {
    expect(await byCodes('lhr', 'DXB', 'LARK')).toEqual({ flight: { id: flightId }, isNew: false });
  });

  test.each([
    ['XXX', 'DXB', 'Lark', 'departureCode', 'No airport has the code XXX'],
    ['LHR', 'D\0X', 'Lark', 'arrivalCode', 'No airport has the code D\0X'],
    ['LHR', 'DUB', 'Lark', 'airlineShortName', 'Lark has no flight from LHR to DUB'],
    ['DXB', 'LHR', 'Lark', 'airlineShortName', 'Lark has no flight from DXB to LHR'],
    ['LHR', 'DXB', 'Wren', 'airlineShortName', 'Wren has no flight from LHR to DXB'],
  ])('%j to %j by %s is refused at %s', async (from, to, airline, field, message) => {
    expect(await byCodes(from, to, airline)).toEqual({ fields: [{ field, message }] });
  });
});
