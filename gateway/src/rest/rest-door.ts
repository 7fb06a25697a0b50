import { type FastifyInstance, type FastifyPluginAsync } from 'fastify';
import { type PrepareOperation } from '../graph/prepared-operation.ts';
import { type StorePicture } from '../media/store-picture.ts';
import { type WriteLimits } from '../rate-limits.ts';
import { administratorCheck, type IsSignedIn } from './administrator-check.ts';
import { airlineAdminRoutes } from './airline-admin.ts';
import { airlineRoutes } from './airline.ts';
import { airportAdminRoutes } from './airport-admin.ts';
import { airportRoutes } from './airport.ts';
import { answerErrors, answerNothingThere } from './answer-errors.ts';
import { authRoutes } from './auth.ts';
import { bookingAdminRoutes } from './booking-admin.ts';
import { bookingRoutes } from './booking.ts';
import { contactAdminRoutes } from './contact-admin.ts';
import { contactRoutes } from './contact.ts';
import { countryRoutes } from './country.ts';
import { describeRoutes } from './documentation.ts';
import { openDoor } from './door.ts';
import { flightAdminRoutes } from './flight-admin.ts';
import { flightRoutes } from './flight.ts';
import { locationAdminRoutes } from './location-admin.ts';
import { locationRoutes } from './location.ts';
import { quoteAdminRoutes } from './quote-admin.ts';
import { quoteRoutes } from './quote.ts';
import { regionRoutes } from './region.ts';
import { siteinfoAccountRoutes } from './siteinfo-account.ts';
import { siteinfoAdminRoutes } from './siteinfo-admin.ts';
import { siteinfoRoutes } from './siteinfo.ts';
import { uploadRoutes } from './upload.ts';
import { validatorCompiler } from './validator.ts';

interface RestDoorOptions {
  prepare: PrepareOperation;
  limits: WriteLimits;
  isSignedIn: IsSignedIn;
  storePicture: StorePicture | undefined;
}

const bodyBytesAtMost = 64 * 1024;
const resources = [
  authRoutes,
  regionRoutes,
  countryRoutes,
  locationRoutes,
  locationAdminRoutes,
  airportRoutes,
  airportAdminRoutes,
  airlineRoutes,
  airlineAdminRoutes,
  flightRoutes,
  flightAdminRoutes,
  bookingRoutes,
  bookingAdminRoutes,
  siteinfoRoutes,
  siteinfoAdminRoutes,
  siteinfoAccountRoutes,
  contactRoutes,
  contactAdminRoutes,
  quoteRoutes,
  quoteAdminRoutes,
];

/** The specification's paths, to be mounted under /api. */
export const restDoor: FastifyPluginAsync<RestDoorOptions> = async (
  server,
  { prepare, limits, isSignedIn, storePicture },
) => {
  server.addHook('onRoute', (route) => void (route.bodyLimit ??= bodyBytesAtMost));
  readJsonOnly(server);
  server.setValidatorCompiler(validatorCompiler);
  server.setSerializerCompiler(() => JSON.stringify);
  server.setErrorHandler(answerErrors);
  server.setNotFoundHandler(answerNothingThere);

  await describeRoutes(server);
  const checkAdministrator = administratorCheck(isSignedIn);
  const door = openDoor(server, { prepare, checkAdministrator, limits });
  for (const openResource of resources) openResource(door);
  await server.register(uploadRoutes, { storePicture, checkAdministrator, limits });
};

/** Other content types get 415: a form on another site cannot post JSON without asking first. */
function readJsonOnly(server: FastifyInstance): void {
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
