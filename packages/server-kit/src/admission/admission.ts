import { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { networkOf } from '../network/network-of.ts';
import { Unavailable } from './error-body.ts';
import { count, observeGauges } from '../telemetry/metrics.ts';
import {
  type RequestedOperation,
  capacities,
  type Capacity,
  excessWaitMs,
  isBulk,
  isWork,
  type Recognised,
  refusalDelayMs,
  shareOfOneAddress,
  type Work,
  workOf,
} from './admission.rules.ts';
import { type InTurn } from './turns.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether another server of ours processes the request, and admits it. */
    isForwarded?: boolean;
    /** Finds the operation of a GraphQL request, or rejects the request before it takes a slot. */
    operationOf?: (request: FastifyRequest) => Promise<RequestedOperation | undefined>;
  }
}

type HookDone = (problem?: Error) => void;

export type Recognise = (request: Pick<FastifyRequest, 'headers'>) => Promise<Recognised>;

/** Runs requests as far as there are slots for their kind of work; others wait for a while and are then refused with 503. */
export function limitWork(
  server: FastifyInstance,
  inTurn: InTurn,
  recognise: Recognise = async () => undefined,
  limits = capacities,
): void {
  const slots = Object.fromEntries(
    Object.entries(limits).map(([work, capacity]) => [work, slotsOf(capacity)]),
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
  const leaving = new WeakMap<FastifyRequest, () => void>();

  function enter(request: FastifyRequest, reply: FastifyReply, work: Work, done: HookDone): void {
    const refuse = () => {
      count('larkfare.request.refused', { work });
      done(new Unavailable('The site is very busy. Please try again in a moment.'));
    };
    // The client has disconnected: nothing would free the slot.
    if (reply.raw.destroyed) return refuse();
    const leave = slots[work].enter(networkOf(request.ip), {
      begin: () => (isBulk(work) ? inTurn(request.raw, done) : done()),
      refuse,
    });
    leaving.set(request, leave);
    reply.raw.once('close', leave);
  }

  // After the body is parsed: what an operation does is in it.
  server.addHook('preValidation', (request, reply, done) => {
    const { method, headers, routeOptions } = request;
    const { isForwarded, operationOf } = routeOptions.config;
    const route = routeOptions.url;
    if (isForwarded || !isWork(route)) return done();
    const isUnknown = headers.authorization === undefined && headers.cookie === undefined;
    // Most requests need not wait for anything.
    if (isUnknown && (!operationOf || method === 'GET'))
      return enter(request, reply, workOf({ method, route, caller: undefined }), done);
    void Promise.all([recognise(request), operationOf?.(request)]).then(
      ([caller, operation]) =>
        enter(request, reply, workOf({ method, route, caller, operation }), done),
      done,
    );
  });
  // The work is done: a client that reads slowly holds no slot.
  server.addHook('onSend', (request, _reply, _payload, done) => {
    leaving.get(request)?.();
    done();
  });
}

interface Turn {
  begin: () => void;
  refuse: () => void;
}

interface Request extends Turn {
  network: string;
  enteredMs: number;
  timer?: NodeJS.Timeout;
}

/**
 * Slots of one kind of work. The queue is short, so that each request in it is served soon, and those whose network has
 * nothing running come first. Excess requests are served when the queue is empty, the newest first, and are refused within
 * two seconds: a short peak is served whole, and a long one does not delay what is served.
 */
export function slotsOf({ running, queued, waitMs }: Capacity) {
  const perNetwork = Math.max(1, Math.floor(running * shareOfOneAddress));
  const runningByNetwork = new Map<string, number>();
  /** Both oldest first. */
  const waiting: Request[] = [];
  const excess: Request[] = [];
  const active = new Set<Request>();
  const countOf = ({ network }: Request) => runningByNetwork.get(network) ?? 0;
  const canStart = (request: Request) => countOf(request) < perNetwork;
  const canStillStart = (request: Request) =>
    canStart(request) &&
    (active.size < running / 2 || performance.now() - request.enteredMs <= excessWaitMs);

  function stopWaiting(request: Request) {
    for (const list of [waiting, excess]) {
      const place = list.lastIndexOf(request);
      if (place >= 0) list.splice(place, 1);
    }
    clearTimeout(request.timer);
  }

  function refuseAfter(request: Request, ms: number) {
    request.timer = setTimeout(() => {
      stopWaiting(request);
      request.refuse();
    }, ms);
  }

  function next() {
    if (active.size >= running) return;
    const request =
      waiting.find((each) => countOf(each) === 0) ??
      waiting.find(canStart) ??
      excess.findLast(canStillStart);
    if (!request) return;
    stopWaiting(request);
    active.add(request);
    runningByNetwork.set(request.network, countOf(request) + 1);
    request.begin();
  }

  /** The newest of those that are too many, and first of networks that have something running. */
  function moveExcess() {
    if (waiting.length <= queued) return;
    const request = waiting.findLast((each) => countOf(each) > 0) ?? waiting.at(-1);
    if (!request) return;
    stopWaiting(request);
    excess.push(request);
    refuseAfter(request, refusalDelayMs * (1 + Math.random()));
  }

  return {
    size: () => ({ running: active.size, waiting: waiting.length + excess.length }),

    /** @returns a function to call when the request has ended, whether it was active or not, once or more */
    enter(network: string, turn: Turn): () => void {
      const request: Request = { ...turn, network, enteredMs: performance.now() };
      waiting.push(request);
      next();
      if (!active.has(request)) refuseAfter(request, waitMs);
      moveExcess();
      return () => {
        stopWaiting(request);
        if (!active.delete(request)) return;
        const left = countOf(request) - 1;
        if (left > 0) runningByNetwork.set(network, left);
        else runningByNetwork.delete(network);
        next();
      };
    },
  };
}
