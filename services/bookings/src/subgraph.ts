import { buildSubgraph, type SubgraphSchema } from '@larkfare/service-kit';
import { access } from './access.ts';
import { BookingRequestResolver } from './bookings/booking-request.resolver.ts';
import { ContactMessageResolver } from './contacts/contact-message.resolver.ts';
import { BookedFlight, BookedFlightResolver } from './flights/booked-flight.resolver.ts';
import { FormTokenResolver } from './forms/form-token.resolver.ts';
import { QuoteResolver } from './quotes/quote.resolver.ts';
import { type BookingsContext } from './service-context.ts';

/** The schema alone, without a database: what the gateway composes. */
export const subgraphSchema = (): SubgraphSchema =>
  buildSubgraph<BookingsContext>({
    name: 'bookings',
    resolvers: [
      BookingRequestResolver,
      BookedFlightResolver,
      ContactMessageResolver,
      FormTokenResolver,
      QuoteResolver,
    ],
    orphanedTypes: [BookedFlight],
    references: { Flight: ({ id }) => ({ id }) },
    access,
  });
