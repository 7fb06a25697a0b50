import rateLimit, {
  type FastifyRateLimitStore,
  type FastifyRateLimitStoreCtor,
} from '@fastify/rate-limit';
import { counted } from '@larkfare/text-rules';
import { type FastifyInstance } from 'fastify';
import { networkOf } from '../network/network-of.ts';
import { type UsageCounter } from './usage-counter.ts';

export class RateLimitExceeded extends Error {
  readonly statusCode = 429;
  readonly retryAfterSeconds: number;

  constructor(retryAfterMs: number) {
    const seconds = Math.max(1, Math.ceil(retryAfterMs / 1000));
    super(`Too many requests. Please try again in ${counted(seconds, 'second')}.`);
    this.retryAfterSeconds = seconds;
  }
}

/** Limits the requests of one address in a minute, of every route that `server` gets from now on. */
export async function limitRequests(
  server: FastifyInstance,
  { limit, perMinute, usage }: { limit: string; perMinute: number; usage: UsageCounter },
): Promise<void> {
  await server.register(rateLimit, {
    max: perMinute,
    keyGenerator: ({ ip }) => networkOf(ip),
    store: countedIn(usage, limit),
    errorResponseBuilder: (_, { ttl }) => new RateLimitExceeded(ttl),
  });
}

const countedIn = (usage: UsageCounter, limit: string): FastifyRateLimitStoreCtor =>
  class Counted implements FastifyRateLimitStore {
    incr(...[address, done]: Parameters<FastifyRateLimitStore['incr']>) {
      const { used, endsAtMs } = usage.add(limit, address);
      done(null, { current: used, ttl: endsAtMs - Date.now() });
    }
    child() {
      return this;
    }
  };
