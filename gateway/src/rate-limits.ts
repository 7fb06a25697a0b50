import rateLimit from '@fastify/rate-limit';
import { type FastifyInstance, type FastifyRequest } from 'fastify';

/** Requests of one address in a minute, GraphQL and REST together. */
export interface RateLimits {
  /** Generous: a type-ahead sends one with every key. */
  readsPerMinute: number;
  /** Tight, against floods of bookings and guessed passwords. */
  postsPerMinute: number;
}

/** Counts one action of the address that a request comes from. @throws TooManyRequests when it is over the limit */
type CountAction = (request: FastifyRequest) => Promise<void>;

export interface WriteLimits {
  /** Public writes: bookings, enquiries, sign-ins. */
  countPost: CountAction;
  /** An administrator's writes. */
  countSave: CountAction;
}

/** A back office saves row after row: ten saves for each post. */
const savesForEachPost = 10;

export class TooManyRequests extends Error {
  readonly statusCode = 429;
  readonly retryAfterSeconds: number;

  constructor(retryAfterSeconds: number) {
    const seconds = retryAfterSeconds === 1 ? 'second' : 'seconds';
    super(`Too many requests. Please try again in ${retryAfterSeconds} ${seconds}.`);
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** Limits every route that `server` gets from now on to the reads; what changes something is counted by the routes themselves. */
export async function limitRates(
  server: FastifyInstance,
  { readsPerMinute, postsPerMinute }: RateLimits,
): Promise<WriteLimits> {
  await server.register(rateLimit, {
    max: readsPerMinute,
    timeWindow: '1 minute',
    errorResponseBuilder: (_, { ttl }) => new TooManyRequests(Math.ceil(ttl / 1000)),
  });
  const counter = (max: number): CountAction => {
    const count = server.createRateLimit({ max });
    return async (request) => {
      const counted = await count(request);
      if (!counted.isAllowed && counted.isExceeded) throw new TooManyRequests(counted.ttlInSeconds);
    };
  };
  return {
    countPost: counter(postsPerMinute),
    countSave: counter(savesForEachPost * postsPerMinute),
  };
}
