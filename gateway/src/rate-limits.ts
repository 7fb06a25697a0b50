import rateLimit from '@fastify/rate-limit';
import { type FastifyInstance, type FastifyRequest } from 'fastify';

/** Requests of one address in a minute, GraphQL and REST together. */
export interface RateLimits {
  /** Generous: a type-ahead sends one with every key. */
  readsPerMinute: number;
  /** Tight, against floods of bookings and guessed passwords. */
  postsPerMinute: number;
}

/** Counts something of the address that a request comes from. @throws TooManyRequests when it is over the limit */
type Count = (request: FastifyRequest, amount?: number) => Promise<void>;

export interface SharedLimits {
  /** Public writes: bookings, enquiries, sign-ins. */
  countPost: Count;
  /** An administrator's writes. */
  countSave: Count;
  /** The cost of a visitor's GraphQL operation, as `limits.rules.ts` estimates it. */
  countCost: Count;
  countStaffCost: Count;
}

/** A back office saves row after row, and its lists are longer: ten times as much as for a visitor. */
const staffFactor = 10;
/** What an address's reads may cost on average: more than half a search. */
const costOfRead = 200;
const windowMs = 60_000;
/** As many as the plugin remembers. */
const addressesAtMost = 5000;

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
): Promise<SharedLimits> {
  await server.register(rateLimit, {
    max: readsPerMinute,
    timeWindow: windowMs,
    errorResponseBuilder: (_, { ttl }) => new TooManyRequests(Math.ceil(ttl / 1000)),
  });
  const readAddress = server.createRateLimit({});
  // The plugin counts one at a time, and the cost of a search is hundreds.
  const counter = (max: number): Count => {
    const windows = new Map<string, { endsAtMs: number; used: number }>();
    return async (request, amount = 1) => {
      if (amount === 0) return;
      const { key } = await readAddress(request, { increment: false });
      const nowMs = Date.now();
      let window = windows.get(key);
      if (!window || window.endsAtMs <= nowMs) {
        window = { endsAtMs: nowMs + windowMs, used: 0 };
        windows.delete(key);
        windows.set(key, window);
        const [oldest = key] = windows.keys();
        if (windows.size > addressesAtMost) windows.delete(oldest);
      }
      window.used += amount;
      if (window.used > max) throw new TooManyRequests(Math.ceil((window.endsAtMs - nowMs) / 1000));
    };
  };
  const costPerMinute = readsPerMinute * costOfRead;
  return {
    countPost: counter(postsPerMinute),
    countSave: counter(staffFactor * postsPerMinute),
    countCost: counter(costPerMinute),
    countStaffCost: counter(staffFactor * costPerMinute),
  };
}
