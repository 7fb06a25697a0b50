import { bookingInput, startBookings } from './test-bookings.ts';

const mutation = /* GraphQL */ `
  mutation ($input: RequestBookingInput!, $idempotencyKey: String) {
    requestBooking(input: $input, idempotencyKey: $idempotencyKey) {
      __typename
      ... on BookingRequested {
        booking {
          id
          reference
          flightId
          customerName
          contactPreference
          adults
          children
          infants
          extraDetails
          departureDate
          returnDate
          airline {
            name
            shortName
            monogramPicture
          }
          departureAirport {
            code
            name
          }
          arrivalAirport {
            code
          }
          outboundMinutes
          returnMinutes
          stops
          initialPricePence
          childPercent
          infantPercent
          totalPence
          state
        }
      }
      ... on Problem {
        message
      }
      ... on InvalidInput {
        fields {
          field
          message
        }
      }
      ... on PriceChanged {
        currentPricePence
        currentTotalPence
        childPercent
        infantPercent
      }
    }
  }
`;

type Result = {
  __typename: string;
  message?: string;
  currentPricePence?: number;
  fields?: { field: string; message: string }[];
  booking?: Record<string, unknown> & { id: string; reference: string };
};

/** A running service for all tests of a file; each test begins without bookings. */
export async function startBookingRequests() {
  const server = await startBookings();
  beforeEach(async () => {
    server.catalogue.finalPricePence = 43_210;
    server.catalogue.isUnavailable = false;
    await server.rows('DELETE FROM bookings.hourly_counts');
    await server.rows('DELETE FROM bookings.idempotency_keys');
    await server.rows('DELETE FROM bookings.bookings');
  });
  afterAll(() => server.close());

  return {
    ...server,
    /** Sends a valid request with these differences. */
    async post(differs: Record<string, unknown> = {}, idempotencyKey?: string) {
      const input = bookingInput(differs);
      const { data, errors } = await server.query(mutation, { input, idempotencyKey });
      return { result: data?.requestBooking as Result, errors };
    },
    async countBookings() {
      const [row] = await server.rows<{ count: number }>(
        'SELECT count(*)::int AS count FROM bookings.bookings',
      );
      return row?.count;
    },
  };
}
