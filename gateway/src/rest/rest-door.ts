import rateLimit from '@fastify/rate-limit';
import { type FastifyPluginAsync } from 'fastify';
import { type PrepareOperation } from '../graph/prepared-operation.ts';
import { airlineRoutes } from './airline.ts';
import { airportRoutes } from './airport.ts';
import { answerErrors, answerNothingThere } from './answer-errors.ts';
import { authRoutes } from './auth.ts';
import { bookingRoutes } from './booking.ts';
import { contactRoutes } from './contact.ts';
import { countryRoutes } from './country.ts';
import { describeRoutes } from './documentation.ts';
import { openDoor } from './door.ts';
import { flightRoutes } from './flight.ts';
import { locationRoutes } from './location.ts';
import { quoteRoutes } from './quote.ts';
import { regionRoutes } from './region.ts';
import { siteinfoRoutes } from './siteinfo.ts';
import { validatorCompiler } from './validator.ts';

export interface RateLimits {
  /** Generous: a type-ahead asks with every key. */
  readsPerMinute: number;
  /** Tight: nobody books by the dozen. */
  postsPerMinute: number;
}

interface RestDoorOptions {
  prepare: PrepareOperation;
  rateLimits: RateLimits;
}

const bodyBytesAtMost = 64 * 1024;
const resources = [
  authRoutes,
  regionRoutes,
  countryRoutes,
  locationRoutes,
  airportRoutes,
  airlineRoutes,
  flightRoutes,
  bookingRoutes,
  siteinfoRoutes,
  contactRoutes,
  quoteRoutes,
];

/** The specification's paths, to be mounted under /api. */
export const restDoor: FastifyPluginAsync<RestDoorOptions> = async (
  server,
  { prepare, rateLimits },
) => {
  server.addHook('onRoute', (route) => void (route.bodyLimit ??= bodyBytesAtMost));
  readJsonOnly(server);
  server.setValidatorCompiler(validatorCompiler);
  server.setSerializerCompiler(() => JSON.stringify);
  server.setErrorHandler(answerErrors);
  await server.register(rateLimit, {
    max: rateLimits.readsPerMinute,
    timeWindow: '1 minute',
    errorResponseBuilder: (_, { after }) =>
      Object.assign(new Error(`Too many requests. Please try again in ${after}.`), {
        statusCode: 429,
      }),
  });
  server.setNotFoundHandler(answerNothingThere);

  await describeRoutes(server);
  const door = openDoor(server, prepare, rateLimits);
  for (const openResource of resources) openResource(door);
};

/** Other content types get 415: a form on another site cannot post JSON without asking first. */
function readJsonOnly(server: Parameters<FastifyPluginAsync>[0]): void {
  const parseJson = server.getDefaultJsonParser('error', 'error');
  server.removeAllContentTypeParsers();
  server.addContentTypeParser('application/json', { parseAs: 'string' }, parseJson);
}
