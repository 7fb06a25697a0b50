import { changesResolver } from '@larkfare/data-kit/changes';
import { buildSubgraph, type SubgraphSchema } from '@larkfare/data-kit/subgraph';
import { access } from './access.ts';
import { BookingAnalyticsResolver } from './analytics/booking-analytics.ts';
import { CustomerBookingResolver } from './bookings/customer-booking.ts';
import { BookingRequestResolver } from './bookings/booking-requests.ts';
import { bookingOffice } from './bookings/booking-office.ts';
import { contactMessageOffice } from './contacts/contact-message-office.ts';
import { SendContactMessageResolver } from './contacts/send-contact-message.ts';
import { BookedFlight, BookedFlightResolver } from './flights/booked-flight.resolver.ts';
import { FormTokenResolver } from './forms/form-token.ts';
import { ErasePersonResolver } from './personal-data/erase-person.ts';
import { PersonalDataResolver } from './personal-data/personal-data.ts';
import { PriceAlertResolver } from './price-alerts/price-alerts.ts';
import { quoteOffice } from './quotes/quote-office.ts';
import { RequestQuoteResolver } from './quotes/request-quote.ts';
import { type BookingsContext } from './bookings-context.ts';

const ChangesResolver = changesResolver<BookingsContext>('bookingsChanges', ({ db }) => db);

/** The schema alone, without a database, which the gateway composes. */
export const subgraphSchema = (): SubgraphSchema =>
  buildSubgraph<BookingsContext>({
    name: 'bookings',
    resolvers: [
      BookingAnalyticsResolver,
      CustomerBookingResolver,
      BookingRequestResolver,
      ...bookingOffice,
      BookedFlightResolver,
      ChangesResolver,
      ...contactMessageOffice,
      ErasePersonResolver,
      FormTokenResolver,
      PersonalDataResolver,
      PriceAlertResolver,
      ...quoteOffice,
      RequestQuoteResolver,
      SendContactMessageResolver,
    ],
    orphanedTypes: [BookedFlight],
    references: { Flight: ({ id }) => ({ id }) },
    access,
  });
