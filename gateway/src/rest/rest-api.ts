import { type SharedRoutes } from '@larkfare/server-kit/http';
import { notFoundHandler } from '@larkfare/server-kit/server';
import { type FastifyPluginAsync } from 'fastify';
import { type PrepareDocument } from '../graph/prepared-document.ts';
import { type StorePicture } from '../media/store-picture.ts';
import { type SharedLimits } from '../rate-limits.ts';
import { airlineRoutes } from './airlines/airlines.ts';
import { airportRoutes } from './airports/airports.ts';
import { type IsSignedIn } from '../graph/caller-headers.ts';
import { authRoutes } from './auth/auth.ts';
import { bookingAnalyticsRoute } from './bookings/booking-analytics.ts';
import { bookingRoutes } from './bookings/bookings.ts';
import { requestBookingRoute } from './bookings/request-booking.ts';
import { contactRoutes } from './contact/contacts.ts';
import { sendMessageRoute } from './contact/send-message.ts';
import { countryRoutes } from './countries/countries.ts';
import { serveDocumentation } from './documentation.ts';
import { flightFilterRoute } from './flights/flight-filter.ts';
import { flightRoutes } from './flights/flights.ts';
import { locationRoutes } from './locations/locations.ts';
import { stopPriceAlertRoute } from './price-alerts/stop-price-alert.ts';
import { quoteRoutes } from './quotes/quotes.ts';
import { requestQuoteRoute } from './quotes/request-quote.ts';
import { regionRoutes } from './regions/regions.ts';
import { createRestApi } from './routes.ts';
import { accountRoutes } from './siteinfo/account.ts';
import { publicTextRoutes } from './siteinfo/public-texts.ts';
import { siteinfoRoutes } from './siteinfo/siteinfo.ts';
import { uploadRoutes } from './upload/upload.ts';

interface RestApiOptions {
  prepare: PrepareDocument;
  limits: SharedLimits;
  isSignedIn: IsSignedIn;
  shared: SharedRoutes;
  storePicture: StorePicture | undefined;
}

const bodyBytesAtMost = 64 * 1024;
const resources = [
  authRoutes,
  regionRoutes,
  countryRoutes,
  locationRoutes,
  airportRoutes,
  airlineRoutes,
  flightFilterRoute,
  flightRoutes,
  requestBookingRoute,
  bookingAnalyticsRoute,
  bookingRoutes,
  publicTextRoutes,
  siteinfoRoutes,
  accountRoutes,
  sendMessageRoute,
  contactRoutes,
  requestQuoteRoute,
  quoteRoutes,
  stopPriceAlertRoute,
];

/** The specification's paths, to be mounted under /api. */
export const restApi: FastifyPluginAsync<RestApiOptions> = async (
  server,
  { prepare, limits, isSignedIn, shared, storePicture },
) => {
  server.addHook('onRoute', (route) => void (route.bodyLimit ??= bodyBytesAtMost));
  server.setNotFoundHandler(notFoundHandler);
  const api = await createRestApi(server, { prepare, isSignedIn, limits, shared });
  await serveDocumentation(server);
  for (const addRoutes of resources) addRoutes(api);
  uploadRoutes(api, storePicture);
};
