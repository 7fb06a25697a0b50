import { changesResolver } from '@larkfare/data-kit/changes';
import { buildSubgraph, type SubgraphSchema } from '@larkfare/data-kit/subgraph';
import { access } from './access.ts';
import { BookingAnalyticsResolver } from './analytics/booking-analytics.resolver.ts';
import { BookingRequestResolver } from './bookings/booking-request.resolver.ts';
import { bookingOffice } from './bookings/booking-records.ts';
import { BookingResolver } from './bookings/booking.resolver.ts';
import { contactMessageOffice } from './contacts/contact-message-records.ts';
import { ContactMessageResolver } from './contacts/contact-message.resolver.ts';
import { SendContactMessageResolver } from './contacts/send-contact-message.resolver.ts';
import { BookedFlight, BookedFlightResolver } from './flights/booked-flight.resolver.ts';
import { FormTokenResolver } from './forms/form-token.resolver.ts';
import { PersonalDataResolver } from './personal-data/personal-data.resolver.ts';
import { QuoteRequestResolver } from './quotes/quote-request.resolver.ts';
import { quoteOffice } from './quotes/quote-records.ts';
import { QuoteResolver } from './quotes/quote.resolver.ts';
import { type BookingsContext } from './bookings-context.ts';

const ChangesResolver = changesResolver<BookingsContext>('bookingsChanges', ({ db }) => db);

/** The schema alone, without a database: what the gateway composes. */
export const subgraphSchema = (): SubgraphSchema =>
  buildSubgraph<BookingsContext>({
    name: 'bookings',
    resolvers: [
      BookingAnalyticsResolver,
      BookingRequestResolver,
      BookingResolver,
      ...bookingOffice,
      BookedFlightResolver,
      ChangesResolver,
      ContactMessageResolver,
      ...contactMessageOffice,
      FormTokenResolver,
      PersonalDataResolver,
      QuoteRequestResolver,
      QuoteResolver,
      ...quoteOffice,
      SendContactMessageResolver,
    ],
    orphanedTypes: [BookedFlight],
    references: { Flight: ({ id }) => ({ id }) },
    access,
  });
