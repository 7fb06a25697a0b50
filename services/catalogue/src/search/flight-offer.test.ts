import { startCatalogue, startsWithinMs, type TestCatalogue } from '../testing/index.ts';

let catalogue: TestCatalogue;

beforeAll(async () => {
  catalogue = await startCatalogue();
}, startsWithinMs);

beforeEach(() => catalogue.empty());

afterAll(() => catalogue.close());

const query = `query ($flightId: ID!, $tripType: TripType!, $departureDate: LocalDate!, $returnDate: LocalDate) {
  flightOffer(flightId: $flightId, tripType: $tripType, departureDate: $departureDate, returnDate: $returnDate) {
    tripType departureDate returnDate originalPricePence savingPence finalPricePence outboundMinutes returnMinutes stops isRecommended
    airline { shortName hasBaggage } departureAirport { code locationName } arrivalAirport { code locationName }
  }
}`;

async function givenFlight() {
  const { fixtures } = catalogue;
  const airline = await fixtures.airline({ shortName: 'Lark' });
  const from = await fixtures.airport({
    code: 'LHR',
    location: await fixtures.location({ name: 'London' }),
  });
  const to = await fixtures.airport({
    code: 'DXB',
    location: await fixtures.location({ name: 'Dubai' }),
  });
  const price = { oneWay: 100_00, oneWaySaving: 15_00, roundTrip: 180_00, roundTripSaving: 30_00 };
  return fixtures.flight({
    from,
    to,
    airline,
    stops: 1,
    prices: { 12: price, 1: { oneWay: 50_00 } },
  });
}

test('a flight is offered at the price of its month and trip type', async () => {
  const { id: flightId } = await givenFlight();

  const response = await catalogue.query(query, {
    flightId,
    tripType: 'roundTrip',
    departureDate: '2026-12-30',
    returnDate: '2027-01-03',
  });

  expect(response).toEqual({
    flightOffer: {
      tripType: 'roundTrip',
      departureDate: '2026-12-30',
      returnDate: '2027-01-03',
      originalPricePence: 210_00,
      savingPence: 30_00,
      finalPricePence: 180_00,
      outboundMinutes: 120,
      returnMinutes: 130,
      stops: 1,
      isRecommended: false,
      airline: { shortName: 'Lark', hasBaggage: false },
      departureAirport: { code: 'LHR', locationName: 'London' },
      arrivalAirport: { code: 'DXB', locationName: 'Dubai' },
    },
  });
});

test.each([
  ['oneWay', '2026-12-30', null, 100_00],
  ['oneWay', '2026-12-30', '2020-01-01', 100_00], // A one-way trip has no return, whatever was sent along.
  ['oneWay', '2027-01-30', null, 50_00],
  ['roundTrip', '2027-01-30', '2027-02-01', undefined], // No round trips that month.
  ['oneWay', '2027-02-01', null, undefined], // No price that month.
  ['oneWay', '2026-11-10', null, undefined], // Today is too late.
  ['roundTrip', '2026-12-30', '2026-12-30', undefined], // Back before it left.
])(
  '%s, leaving on %s and returning on %s, costs %p',
  async (tripType, departureDate, returnDate, price) => {
    const { id: flightId } = await givenFlight();

    const { flightOffer } = await catalogue.query<{
      flightOffer: { finalPricePence: number } | null;
    }>(query, {
      flightId,
      tripType,
      departureDate,
      returnDate,
    });

    expect(flightOffer?.finalPricePence).toBe(price);
  },
);

test.each(['no id', '', '00000000-0000-7000-8000-000000000000'])(
  'flight %p is not offered',
  async (flightId) => {
    const response = await catalogue.query(query, {
      flightId,
      tripType: 'oneWay',
      departureDate: '2026-12-30',
    });

    expect(response).toEqual({ flightOffer: null });
  },
);
