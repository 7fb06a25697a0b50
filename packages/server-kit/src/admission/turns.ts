import { AsyncResource } from 'node:async_hooks';
import { type IncomingMessage, type RequestListener } from 'node:http';
import { type FastifyInstance } from 'fastify';
import { acceptMs, partOf, turnMs } from './admission.rules.ts';

/** Begins what a request does now, or in one of the next turns of the event loop. */
export type InTurn = (request: IncomingMessage, begin: () => void) => void;

/**
 * Begins requests while the turn of the event loop is short, and the others in the turns after it, by turns one of each
 * part of the site: many requests for pages do not delay a search.
 */
export function beginInTurns(server: FastifyInstance): InTurn {
  /** The work of this turn; undefined before its first request. */
  let endsMs: number | undefined;
  let lastBegunMs = 0;
  let hasAccepted = false;
  let isScheduled = false;
  server.server.on('connection', () => (hasAccepted = true));
  /** Those that wait, by the part of the site; the part that has begun one comes last. */
  const waiting = new Map<string, (() => void)[]>();

  function isOver(): boolean {
    const nowMs = performance.now();
    if (endsMs === undefined) {
      const areConnectionsFirst = hasAccepted && nowMs - lastBegunMs < acceptMs;
      endsMs = areConnectionsFirst ? nowMs : nowMs + turnMs;
      hasAccepted = false;
      setImmediate(() => (endsMs = undefined));
    }
    if (nowMs >= endsMs) return true;
    lastBegunMs = nowMs;
    return false;
  }

  function schedule() {
    if (isScheduled) return;
    isScheduled = true;
    setImmediate(() => {
      isScheduled = false;
      beginWaiting();
    });
  }

  function beginWaiting() {
    for (const [part, queue] of waiting) {
      if (isOver()) return schedule();
      const begin = queue.shift();
      waiting.delete(part);
      if (queue.length > 0) waiting.set(part, queue);
      begin?.();
    }
  }

  const inTurn: InTurn = (request, begin) => {
    if (waiting.size === 0 && !isOver()) return begin();
    const part = partOf(request);
    const queue = waiting.get(part) ?? [];
    queue.push(AsyncResource.bind(begin));
    waiting.set(part, queue);
    schedule();
  };

  // Before Fastify's objects for a request exist: what waits is copied by each garbage collection.
  const handlers = server.server.listeners('request') as RequestListener[];
  server.server.removeAllListeners('request');
  server.server.on('request', (request, response) =>
    inTurn(request, () => {
      // A client that has disconnected has no address any more, and receives nothing.
      if (!response.destroyed) for (const handle of handlers) handle(request, response);
    }),
  );
  return inTurn;
}
