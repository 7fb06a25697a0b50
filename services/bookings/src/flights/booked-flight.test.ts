import { openDatabase } from '@larkfare/data-kit/database';
import { inProcessExecutor } from '@larkfare/data-kit/subgraph';
import { subgraphSchema } from '../subgraph.ts';
import { bookingInput, startBookings, type TestBookings } from '../testing/test-bookings.ts';
import { flightId, otherFlightId } from '../testing/fake-catalogue.ts';
import { loadFlightsWithBookings } from './flights-with-bookings.ts';

const query = /* GraphQL */ `
  query ($flights: [_Any!]!) {
    _entities(representations: $flights) {
      ... on Flight {
        id
        hasBookings
        canDelete
      }
    }
  }
`;
const flights = [flightId, otherFlightId].map((id) => ({ __typename: 'Flight', id }));

describe('a flight', () => {
  let server: TestBookings;
  beforeAll(async () => {
    server = await startBookings();
    await server.query(
      `mutation ($input: RequestBookingInput!) { requestBooking(input: $input) { __typename } }`,
      { input: bookingInput() },
    );
  });
  afterAll(() => server.close());

  it('shows an administrator whether it has bookings and can be deleted (§4)', async () => {
    const database = await openDatabase({ url: server.databaseUrl, schema: 'bookings' });
    const execute = inProcessExecutor({
      ...subgraphSchema(),
      createContext: async () => ({
        administrator: { id: '0', email: 'admin@larkfare.example' },
        flightsWithBookings: loadFlightsWithBookings(database),
      }),
    });

    const { data } = await execute({ query, variables: { flights } });

    await database.destroy();
    expect(data?._entities).toEqual([
      { id: flightId, hasBookings: true, canDelete: false },
      { id: otherFlightId, hasBookings: false, canDelete: true },
    ]);
  });

  it('shows a visitor neither', async () => {
    const { data } = await server.query(query, { flights });

    expect(data?._entities).toEqual([
      { id: flightId, hasBookings: null, canDelete: null },
      { id: otherFlightId, hasBookings: null, canDelete: null },
    ]);
  });

  it('can be referred to by bookings but not read', async () => {
    const database = await openDatabase({ url: server.databaseUrl, schema: 'bookings' });

    const reading = database.query('SELECT id FROM catalogue.flights');

    await expect(reading).rejects.toThrow('permission denied');
    await database.destroy();
  });
});
