import { type GraphqlExecutor } from '@larkfare/server-kit/executor';
import { type Airline } from '../airlines/airline.entity.ts';
import { type Airport } from '../airports/airport.entity.ts';
import { startCatalogue, startsWithinMs, type TestCatalogue } from '../testing/index.ts';

let catalogue: TestCatalogue;
let from: Airport;
let to: Airport;
let airline: Airline;
/** The bookings service's response. */
let bookings: GraphqlExecutor;

beforeAll(async () => {
  catalogue = await startCatalogue({ bookings: (request) => bookings(request) });
}, startsWithinMs);

beforeEach(async () => {
  bookings = async () => ({ data: { _entities: [{ canDelete: true }] } });
  await catalogue.empty();
  const { fixtures } = catalogue;
  from = await fixtures.airport({ code: 'LHR' });
  to = await fixtures.airport({ code: 'DXB' });
  airline = await fixtures.airline({ shortName: 'Lark' });
});

afterAll(() => catalogue.close());

interface Price {
  month: number;
  oneWayPence?: number | null;
  oneWaySavingPence?: number;
  roundTripPence?: number | null;
  roundTripSavingPence?: number;
}

interface SavedFlight {
  id: string;
  version: number;
  outboundMinutes: number;
  returnMinutes: number;
  stops: number;
  operatedBy: string | null;
  departureAirport: { code: string };
  arrivalAirport: { code: string };
  airline: { shortName: string; hasFlights: boolean };
  monthlyPrices: Price[];
}

interface Answer {
  __typename: string;
  message?: string;
  isNew?: boolean;
  flight?: SavedFlight;
  fields?: { field: string; message: string }[];
}

const flightFields = `id version outboundMinutes returnMinutes stops operatedBy
  departureAirport { code } arrivalAirport { code } airline { shortName hasFlights }
  monthlyPrices { month oneWayPence oneWaySavingPence roundTripPence roundTripSavingPence }`;

const findOrCreate = async (route: {
  departureAirportId: string;
  arrivalAirportId: string;
  airlineId: string;
}) =>
  (
    await catalogue.administer<{ findOrCreateFlight: Answer }>(
      `mutation ($departureAirportId: ID!, $arrivalAirportId: ID!, $airlineId: ID!) {
        findOrCreateFlight(departureAirportId: $departureAirportId, arrivalAirportId: $arrivalAirportId, airlineId: $airlineId) {
          __typename
          ... on FlightFound { isNew flight { ${flightFields} } }
          ... on InvalidInput { fields { field message } }
        }
      }`,
      route,
    )
  ).findOrCreateFlight;

const update = async (id: string, input: object, version?: number | null) =>
  (
    await catalogue.administer<{ updateFlight: Answer }>(
      `mutation ($id: ID!, $input: FlightInput!, $version: Int) {
        updateFlight(id: $id, input: $input, version: $version) {
          __typename
          ... on FlightSaved { flight { ${flightFields} } }
          ... on InvalidInput { fields { field message } }
          ... on AlreadyExists { message }
          ... on NotFound { message }
          ... on Stale { message }
        }
      }`,
      { id, input, version },
    )
  ).updateFlight;

const remove = async (id: string) =>
  (
    await catalogue.administer<{ deleteFlight: Answer }>(
      `mutation ($id: ID!) { deleteFlight(id: $id) { __typename ... on InUse { message } ... on NotFound { message } } }`,
      { id },
    )
  ).deleteFlight;

const route = () => ({
  departureAirportId: from.id,
  arrivalAirportId: to.id,
  airlineId: airline.id,
});

test('a flight is made once and found from then on', async () => {
  const first = await findOrCreate(route());
  const second = await findOrCreate({ ...route(), airlineId: airline.id.toUpperCase() });

  expect(first).toMatchObject({
    __typename: 'FlightFound',
    isNew: true,
    flight: {
      version: 1,
      stops: 0,
      departureAirport: { code: 'LHR' },
      arrivalAirport: { code: 'DXB' },
      airline: { shortName: 'Lark', hasFlights: true },
      monthlyPrices: [],
    },
  });
  expect(second).toMatchObject({ isNew: false, flight: { id: first.flight?.id } });
});

test('twenty who add one flight at once make one (§7, §9)', async () => {
  const responses = await Promise.all(Array.from({ length: 20 }, () => findOrCreate(route())));

  expect(new Set(responses.map(({ flight }) => flight?.id)).size).toBe(1);
  expect(responses.filter(({ isNew }) => isNew)).toHaveLength(1);
  expect(await catalogue.db.query('SELECT count(*)::int AS flights FROM flights')).toEqual([
    { flights: 1 },
  ]);
});

const missingId = '00000000-0000-7000-8000-000000000000';

test.each([
  ['departureAirportId', 'Please choose a departure airport from the suggestions.'],
  ['arrivalAirportId', 'Please choose an arrival airport from the suggestions.'],
  ['airlineId', 'Please select an airline.'],
])('a flight whose %s is not there is neither made nor saved (§5)', async (field, message) => {
  const { id } = await catalogue.fixtures.flight({ from: to, to: from });
  const refused = { __typename: 'InvalidInput', fields: [{ field, message }] };

  expect(await findOrCreate({ ...route(), [field]: missingId })).toEqual(refused);
  expect(await update(id, { [field]: missingId })).toEqual(refused);
  expect(await update(id, { [field]: 'somewhere' })).toEqual(refused);
});

test('a flight keeps what is left out, and its version grows (§2)', async () => {
  const { id } = await catalogue.fixtures.flight({ from, to, airline, prices: { 3: 100_00 } });

  const saved = await update(id, { outboundMinutes: 415, stops: 2, operatedBy: ' Wren  Air ' }, 1);

  expect(saved.flight).toMatchObject({
    version: 2,
    outboundMinutes: 415,
    returnMinutes: 130,
    stops: 2,
    operatedBy: 'Wren Air',
    departureAirport: { code: 'LHR' },
    monthlyPrices: [{ month: 3, oneWayPence: 100_00 }],
  });
});

test('the monthly prices are replaced as a whole, are searched by at once and make a new version (§2)', async () => {
  const { id } = await catalogue.fixtures.flight({
    from,
    to,
    airline,
    prices: { 3: 1_00, 4: 2_00 },
  });
  const row = { oneWaySavingPence: 0, roundTripPence: null, roundTripSavingPence: 0 };

  const saved = await update(id, {
    monthlyPrices: [
      { month: 12, oneWayPence: 90_00, oneWaySavingPence: 10_00 },
      { month: 4, oneWayPence: 2_00, roundTripPence: 0 },
      { month: 5 },
    ],
  });

  expect(saved.flight?.version).toBe(2);
  expect(saved.flight?.monthlyPrices).toEqual([
    { ...row, month: 4, oneWayPence: 2_00 },
    { ...row, month: 12, oneWayPence: 90_00, oneWaySavingPence: 10_00 },
  ]);
  const offer = await catalogue.query(
    `{ flightSearch(input: { tripType: oneWay, departureDate: "2026-12-05" }) { items { flightId finalPricePence originalPricePence } } }`,
  );
  expect(offer).toEqual({
    flightSearch: { items: [{ flightId: id, finalPricePence: 90_00, originalPricePence: 100_00 }] },
  });
});

test.each([
  [{ monthlyPrices: [{ month: 13, oneWayPence: 1 }] }, 'monthlyPrices'],
  [{ monthlyPrices: [{ month: 1, oneWayPence: 2_147_483_647 }] }, 'monthlyPrices'],
  [{ outboundMinutes: -1 }, 'outboundMinutes'],
  [{ returnMinutes: 2_147_483_647 }, 'returnMinutes'],
  [{ stops: 100 }, 'stops'],
  [{ operatedBy: 'x'.repeat(101) }, 'operatedBy'],
])('a flight is not saved with %j', async (input, field) => {
  const { id } = await catalogue.fixtures.flight({ from, to, airline });

  const response = await update(id, input);

  expect(response.__typename).toBe('InvalidInput');
  expect(response.fields).toMatchObject([{ field }]);
  expect(await update(id, {}, 1)).toMatchObject({ __typename: 'FlightSaved' });
});

test('a flight cannot become one that there is already, nor arrive where it departs', async () => {
  await catalogue.fixtures.flight({ from, to, airline });
  const other = await catalogue.fixtures.flight({ from: to, to: from, airline });

  expect(await update(other.id, { departureAirportId: from.id, arrivalAirportId: to.id })).toEqual({
    __typename: 'AlreadyExists',
    message: 'That airline already has a flight between those airports.',
  });
  expect(await update(other.id, { arrivalAirportId: to.id })).toMatchObject({
    __typename: 'InvalidInput',
    fields: [{ field: 'arrivalAirportId' }],
  });
});

test('a save on top of an older version is refused, prices and all (§7, §9)', async () => {
  const { id } = await catalogue.fixtures.flight({ from, to, airline, prices: { 3: 1_00 } });
  await update(id, { monthlyPrices: [{ month: 3, oneWayPence: 2_00 }] }, 1);

  const late = await update(id, { monthlyPrices: [{ month: 3, oneWayPence: 3_00 }] }, 1);

  expect(late.__typename).toBe('Stale');
  const now = await update(id, {}, 2);
  expect(now.flight?.monthlyPrices).toMatchObject([{ month: 3, oneWayPence: 2_00 }]);
});

test('a flight goes with its prices (§4)', async () => {
  const { id } = await catalogue.fixtures.flight({
    from,
    to,
    airline,
    prices: { 3: 1_00, 4: 1_00 },
  });

  expect(await remove(id)).toEqual({ __typename: 'Deleted' });
  expect(await remove(id)).toEqual({
    __typename: 'NotFound',
    message: 'That flight no longer exists.',
  });
  expect(await catalogue.db.query('SELECT FROM monthly_prices')).toEqual([]);
});

test('a flight is not deleted when the bookings service refuses or is unavailable', async () => {
  const { flight } = await findOrCreate(route());
  const id = flight?.id ?? '';

  bookings = async ({ variables }) => ({
    data: { _entities: [{ canDelete: variables?.flights === undefined }] },
  });
  expect(await remove(id)).toEqual({ __typename: 'InUse', message: 'This flight has bookings.' });
  bookings = async () => ({ errors: [{ message: 'The service did not answer.' }] });
  await expect(remove(id)).rejects.toThrow('We cannot check the bookings of this flight');

  expect(await catalogue.db.query('SELECT id FROM flights')).toEqual([{ id }]);
});

test('a flight with bookings stays, and so do its prices (§4)', async () => {
  const { id } = await catalogue.fixtures.flight({ from, to, airline, prices: { 3: 1_00 } });
  await catalogue.asOwner(`
    SET ROLE larkfare_bookings;
    CREATE TABLE bookings.bookings (flight_id uuid NOT NULL CONSTRAINT bookings_flight REFERENCES catalogue.flights ON DELETE RESTRICT);
    INSERT INTO bookings.bookings VALUES ('${id}')`);

  const response = await remove(id);

  expect(response).toEqual({ __typename: 'InUse', message: 'This flight has bookings.' });
  const kept = await update(id, {});
  expect(kept.flight?.monthlyPrices).toHaveLength(1);
  await catalogue.asOwner('DROP TABLE bookings.bookings');
});
