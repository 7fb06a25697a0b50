import { type FastifyInstance, type FastifyRequest } from 'fastify';
import { networkOf } from '../network/network-of.ts';
import { Unavailable } from '../server/error-body.ts';
import { count, observeGauges } from '../telemetry/metrics.ts';
import { capacities, isWork, shareOfOneAddress, type Work, workOf } from './admission.rules.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether another server of ours processes the request, and admits it. */
    isForwarded?: boolean;
  }
}

/** Whether the token of a request is one that we have signed. */
export type IsOffice = (request: Pick<FastifyRequest, 'headers'>) => Promise<boolean>;

/** Runs requests as far as there are slots for their kind of work; others wait for a while and are then refused with 503. */
export function limitWork(
  server: FastifyInstance,
  isOffice: IsOffice = async () => false,
  limits = capacities,
): void {
  const slots = Object.fromEntries(
    Object.entries(limits).map(([work, { running }]) => [work, slotsOf(running)]),
  ) as Record<Work, ReturnType<typeof slotsOf>>;

  const endGauges = observeGauges(
    ['larkfare.request.running', 'larkfare.request.waiting'],
    (observe) => {
      for (const [work, { size }] of Object.entries(slots)) {
        const { running, waiting } = size();
        observe('larkfare.request.running', running, { work });
        observe('larkfare.request.waiting', waiting, { work });
      }
    },
  );
  server.addHook('onClose', async () => endGauges());

  // After the body is parsed: what an operation does is in it.
  server.addHook('preValidation', async (request, reply) => {
    const { method, routeOptions, body } = request;
    if (routeOptions.config.isForwarded || !isWork(routeOptions.url)) return;
    const work = workOf({
      method,
      route: routeOptions.url,
      isOffice: await isOffice(request),
      operation: (body as { query?: unknown } | null | undefined)?.query,
    });
    const refusal = () => {
      count('larkfare.request.refused', { work });
      return new Unavailable('The site is very busy. Please try again in a moment.');
    };
    // The client has disconnected: nothing would free the slot.
    if (reply.raw.destroyed) throw refusal();
    await new Promise<void>((resolve, reject) => {
      const leave = slots[work].enter(networkOf(request.ip), () => {
        clearTimeout(timer);
        resolve();
      });
      const timer = setTimeout(() => {
        leave();
        reject(refusal());
      }, limits[work].waitMs);
      reply.raw.once('close', leave);
    });
  });
}

interface Request {
  network: string;
  begin: () => void;
}

/**
 * Slots of one kind of work. Under more load than they bear the newest request goes first: it is answered soon, where
 * taking turns would answer everyone late. First come those whose network has nothing running.
 */
export function slotsOf(running: number) {
  const ofOneAddress = Math.max(1, Math.floor(running * shareOfOneAddress));
  const taken = new Map<string, number>();
  const waiting: Request[] = [];
  const begun = new Set<Request>();
  const countOf = ({ network }: Request) => taken.get(network) ?? 0;

  function next() {
    if (begun.size >= running) return;
    const request =
      waiting.findLast((each) => countOf(each) === 0) ??
      waiting.findLast((each) => countOf(each) < ofOneAddress);
    if (!request) return;
    waiting.splice(waiting.indexOf(request), 1);
    begun.add(request);
    taken.set(request.network, countOf(request) + 1);
    request.begin();
  }

  return {
    size: () => ({ running: begun.size, waiting: waiting.length }),

    /** @returns what to call when the request is over, begun or not, once or more */
    enter(network: string, begin: () => void): () => void {
      // Not at once: the caller knows by then how to leave.
      const request = { network, begin: () => queueMicrotask(begin) };
      waiting.push(request);
      next();
      return () => {
        const place = waiting.indexOf(request);
        if (place >= 0) waiting.splice(place, 1);
        if (!begun.delete(request)) return;
        const left = countOf(request) - 1;
        if (left > 0) taken.set(network, left);
        else taken.delete(network);
        next();
      };
    },
  };
}
