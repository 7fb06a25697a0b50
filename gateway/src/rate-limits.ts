import { networkOf } from '@larkfare/server-kit/network';
import {
  limitRequests,
  RateLimitExceeded,
  type UsageCounter,
} from '@larkfare/server-kit/rate-limit';
import { type FastifyInstance, type FastifyRequest } from 'fastify';

/** Requests of one address in a minute, GraphQL and REST together. */
export interface RateLimits {
  /** Generous: a type-ahead sends one with every key. */
  readsPerMinute: number;
  /** Tight, against floods of bookings and guessed passwords. */
  postsPerMinute: number;
}

/** Counts something of the address that a request comes from. @throws RateLimitExceeded when it is over the limit */
type Count = (request: FastifyRequest, amount?: number) => Promise<void>;

export interface SharedLimits {
  /** Counts a read that is sent from memory, and its cost. @returns whether the address is within its limits */
  countFromMemory(request: FastifyRequest, cost: number): boolean;
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
/** The cost that an address's reads may have on average: more than half a search. */
const costOfRead = 200;

/**
 * Limits every route that `server` gets from now on to the reads; what changes something is counted by the routes
 * themselves.
 */
export function limitRates(
  server: FastifyInstance,
  { readsPerMinute, postsPerMinute }: RateLimits,
  usage: UsageCounter,
): SharedLimits {
  limitRequests(server, { limit: 'reads', perMinute: readsPerMinute, usage });
  const counter =
    (limit: string, max: number): Count =>
    async (request, amount) => {
      if (amount === 0) return;
      const { used, endsAtMs } = usage.add(limit, addressOf(request), amount);
      if (used > max) throw new RateLimitExceeded(endsAtMs - Date.now());
    };
  const costPerMinute = readsPerMinute * costOfRead;
  return {
    countFromMemory(request, cost) {
      const address = addressOf(request);
      if (usage.add('reads', address).used > readsPerMinute) return false;
      return cost === 0 || usage.add('cost', address, cost).used <= costPerMinute;
    },
    countPost: counter('posts', postsPerMinute),
    countSave: counter('saves', staffFactor * postsPerMinute),
    countCost: counter('cost', costPerMinute),
    countStaffCost: counter('staff cost', staffFactor * costPerMinute),
  };
}

const addressOf = ({ ip }: FastifyRequest) => networkOf(ip);
