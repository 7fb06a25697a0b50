import { buildSubgraph, type SubgraphSchema } from '@larkfare/service-kit';
import { access } from './access.ts';
import { BookingRequestResolver } from './bookings/booking-request.resolver.ts';
import { BookedFlight, BookedFlightResolver } from './flights/booked-flight.resolver.ts';
import { type BookingsContext } from './service-context.ts';

/** The schema alone, without a database: what the gateway composes. */
export const subgraphSchema = (): SubgraphSchema =>
  buildSubgraph<BookingsContext>({
    name: 'bookings',
    resolvers: [BookingRequestResolver, BookedFlightResolver],
    orphanedTypes: [BookedFlight],
    references: { Flight: ({ id }) => ({ id }) },
    access,
  });
