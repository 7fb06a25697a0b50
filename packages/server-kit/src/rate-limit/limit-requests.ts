import { counted } from '@larkfare/text-rules';
import { type FastifyInstance } from 'fastify';
import { networkOf } from '../network/network-of.ts';
import { type UsageCounter } from './usage-counter.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether the route has a separate limit instead. */
    isCountedByRoute?: boolean;
  }
}

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
export function limitRequests(
  server: FastifyInstance,
  { limit, perMinute, usage }: { limit: string; perMinute: number; usage: UsageCounter },
): void {
  server.addHook('onRequest', ({ ip, routeOptions }, _reply, done) => {
    if (routeOptions.config.isCountedByRoute) return done();
    const { used, endsAtMs } = usage.add(limit, networkOf(ip));
    done(used > perMinute ? new RateLimitExceeded(endsAtMs - Date.now()) : undefined);
  });
}
