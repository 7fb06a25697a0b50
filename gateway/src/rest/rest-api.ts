import { notFoundHandler, type ShareResponse } from '@larkfare/server-kit/server';
import { type FastifyInstance, type FastifyPluginAsync } from 'fastify';
import { type PrepareDocument } from '../graph/prepared-document.ts';
import { type StorePicture } from '../media/store-picture.ts';
import { type SharedLimits } from '../rate-limits.ts';
import { airlineRoutes } from './airlines/airlines.ts';
import { airportRoutes } from './airports/airports.ts';
import { administratorCheck, type IsSignedIn } from './auth/administrator-check.ts';
import { authRoutes } from './auth/auth.ts';
import { bookingAnalyticsRoute } from './bookings/booking-analytics.ts';
import { bookingRoutes } from './bookings/bookings.ts';
import { requestBookingRoute } from './bookings/request-booking.ts';
import { contactRoutes } from './contact/contacts.ts';
import { sendMessageRoute } from './contact/send-message.ts';
import { countryRoutes } from './countries/countries.ts';
import { describeRoutes } from './documentation.ts';
import { errorHandler } from './error-handlers.ts';
import { flightFilterRoute } from './flights/flight-filter.ts';
import { flightRoutes } from './flights/flights.ts';
import { locationRoutes } from './locations/locations.ts';
import { quoteRoutes } from './quotes/quotes.ts';
import { requestQuoteRoute } from './quotes/request-quote.ts';
import { regionRoutes } from './regions/regions.ts';
import { createRestApi } from './routes.ts';
import { accountRoutes } from './siteinfo/account.ts';
import { publicTextRoutes } from './siteinfo/public-texts.ts';
import { siteinfoRoutes } from './siteinfo/siteinfo.ts';
import { uploadRoutes } from './upload/upload.ts';
import { validatorCompiler } from './validation.ts';

interface RestApiOptions {
  prepare: PrepareDocument;
  limits: SharedLimits;
  isSignedIn: IsSignedIn;
  shareResponse: ShareResponse;
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
];

/** The specification's paths, to be mounted under /api. */
export const restApi: FastifyPluginAsync<RestApiOptions> = async (
  server,
  { prepare, limits, isSignedIn, shareResponse, storePicture },
) => {
  server.addHook('onRoute', (route) => void (route.bodyLimit ??= bodyBytesAtMost));
  acceptJsonOnly(server);
  server.setValidatorCompiler(validatorCompiler);
  // Records of the graph are sent as their operation selects them, under the names that it gives them.
  server.setSerializerCompiler(() => JSON.stringify);
  server.setErrorHandler(errorHandler);
  server.setNotFoundHandler(notFoundHandler);

  await describeRoutes(server);
  const checkAdministrator = administratorCheck(isSignedIn);
  const api = createRestApi(server, { prepare, checkAdministrator, limits, shareResponse });
  for (const addRoutes of resources) addRoutes(api);
  await server.register(uploadRoutes, { storePicture, checkAdministrator, limits });
};

/** Other content types get 415: a form on another site cannot post JSON without a CORS preflight. */
function acceptJsonOnly(server: FastifyInstance): void {
  const parseJson = server.getDefaultJsonParser('error', 'error');
  server.removeAllContentTypeParsers();
  server.addContentTypeParser<string>(
    'application/json',
    { parseAs: 'string' },
    (request, body, done) => {
      // Old screens say JSON on every request, with a body or without.
      const expectsNothing = !request.routeOptions.schema?.body;
      if (expectsNothing && body === '') return done(null, undefined);
      void parseJson(request, body, done);
    },
  );
}
