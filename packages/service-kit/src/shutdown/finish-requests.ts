import { once } from 'node:events';
import { type ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { type FastifyInstance } from 'fastify';

/** Long enough for a search or an upload; with PostgreSQL’s own shutdown, ten seconds in all. */
const finishWithinMs = 8000;

/**
 * A server that closes answers what it has begun, for eight seconds at most; new requests get 503 meanwhile. Make it with
 * `forceCloseConnections: true`, so that what is open after that is closed.
 */
export function finishRequests(server: FastifyInstance, withinMs = finishWithinMs): void {
  const running = new Set<ServerResponse>();
  server.addHook('onRequest', (_request, { raw }, done) => {
    running.add(raw);
    raw.once('close', () => running.delete(raw));
    done();
  });
  server.addHook('preClose', async () => {
    const ended = new AbortController();
    const allFinished = Promise.all([...running].map((response) => once(response, 'close')));
    const outOfTime = wait(withinMs, undefined, { signal: ended.signal }).catch(() => undefined);
    await Promise.race([allFinished, outOfTime]);
    ended.abort();
  });
}
