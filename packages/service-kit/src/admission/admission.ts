import { type FastifyInstance, type FastifyRequest } from 'fastify';
import { networkOf } from '../network/network-of.ts';
import { Unavailable } from '../server/error-body.ts';
import {
  capacities,
  type Capacity,
  shareOfOneAddress,
  type Work,
  workOf,
} from './admission.rules.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether another server of ours processes the request, and admits it. */
    isForwarded?: boolean;
  }
}

const refusalPauseMs = 1000;
/** More would be a use of memory; they are refused without a pause. */
const refusedAtOnce = 2000;

/** Runs requests as far as there is capacity for their kind of work, queues some more, and refuses the rest with 503. */
export function limitWork(server: FastifyInstance, limits = capacities): void {
  const slots = Object.fromEntries(
    Object.entries(limits).map(([work, capacity]) => [work, slotsOf(capacity)]),
  ) as Record<Work, ReturnType<typeof slotsOf>>;

  let refused = 0;

  // After the body is parsed: what an operation does is in it.
  server.addHook('preValidation', (request, reply, done) => {
    const { isForwarded } = request.routeOptions.config;
    const work = !isForwarded && workOf(incoming(request));
    if (!work) return done();
    const network = networkOf(request.ip);
    const leave = slots[work].enter(network, done);
    if (leave) return void reply.raw.once('close', leave);
    const refusal = new Unavailable('The site is very busy. Please try again in a moment.');
    if (refused >= refusedAtOnce) return done(refusal);
    // A client that asks again at once would cost more than it is refused.
    refused += 1;
    const timer = setTimeout(() => done(refusal), refusalPauseMs);
    reply.raw.once('close', () => {
      refused -= 1;
      clearTimeout(timer);
    });
  });
}

const incoming = ({ method, routeOptions, headers, body }: FastifyRequest) => ({
  method,
  route: routeOptions.url,
  hasToken: headers.authorization !== undefined,
  operation: (body as { query?: unknown } | null | undefined)?.query,
});

/** Slots of one kind of work, first come, first served. */
export function slotsOf({ running, queued }: Capacity) {
  const ofOneAddress = Math.ceil((running + queued) * shareOfOneAddress);
  const counts = new Map<string, number>();
  const queue = new Set<() => void>();
  let taken = 0;

  const next = () => {
    const [begin] = queue;
    if (!begin || taken >= running) return;
    queue.delete(begin);
    taken += 1;
    begin();
  };

  return {
    /** @returns what to call when the request is over, begun or not; undefined when it is refused */
    enter(network: string, begin: () => void): (() => void) | undefined {
      const count = counts.get(network) ?? 0;
      if (queue.size >= queued + Math.max(0, running - taken) || count >= ofOneAddress)
        return undefined;
      counts.set(network, count + 1);
      queue.add(begin);
      next();
      return () => {
        const left = (counts.get(network) ?? 1) - 1;
        if (left > 0) counts.set(network, left);
        else counts.delete(network);
        // One that disconnected while it waited has taken no slot.
        if (!queue.delete(begin)) taken -= 1;
        next();
      };
    },
  };
}
