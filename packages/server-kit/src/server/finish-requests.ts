import { type ServerResponse } from 'node:http';
import { Server, type Socket } from 'node:net';
import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises';
import { type FastifyInstance } from 'fastify';

/** Long enough for a search or an upload; with PostgreSQL’s own shutdown, ten seconds in all. */
const finishWithinMs = 8000;
/** Clients that connect for each request would continue for ever. A busy process needs a second for some 60 connections. */
const acceptWithinMs = 3000;
/** A client that keeps its connection open may be sending its next request just now. */
const nextRequestWithinMs = 500;

/**
 * A server that closes accepts no further connections and answers what arrives on those that are open, each for the last
 * time (`Connection: close`). What is idle after half a second is closed, and what is running after eight is cut. Make it
 * with `forceCloseConnections: true` and `return503OnClosing: false`.
 */
export function finishRequests(server: FastifyInstance, withinMs = finishWithinMs): void {
  const connections = countOpen();
  const running = countOpen();
  let isLast = false;
  server.server.on('connection', connections.add);
  // Those that wait for their turn have not come to a hook yet.
  server.server.on('request', (_, response) => running.add(response));
  server.addHook('onRequest', (_request, { raw }, done) => {
    // Fastify’s own `close` comes too early: a client would connect again.
    if (!isLast && raw.hasHeader('connection')) raw.removeHeader('connection');
    if (isLast) raw.shouldKeepAlive = false;
    done();
  });
  server.addHook('onSend', (_request, reply, _payload, done) => {
    if (isLast) void reply.header('connection', 'close');
    done();
  });
  server.addHook('preClose', async () => {
    const endsMs = performance.now() + withinMs;
    await acceptQueued(server.server);
    isLast = true;
    // An HTTP server’s own `close` would also close idle connections.
    Server.prototype.close.call(server.server);
    await connections.haveEnded(nextRequestWithinMs);
    await nextTurn(); // Reads what has arrived.
    server.server.closeIdleConnections();
    await running.haveEnded(endsMs - performance.now());
  });
}

/** Accepts the connections that the operating system has queued, one in each turn: closing would reset them. */
async function acceptQueued(server: Server): Promise<void> {
  let idleTurns = 0;
  const accepted = () => (idleTurns = 0);
  server.on('connection', accepted);
  const endsMs = performance.now() + acceptWithinMs;
  while (idleTurns < 3 && performance.now() < endsMs) {
    idleTurns += 1;
    await nextTurn();
  }
  server.off('connection', accepted);
}

/** Counts sockets or requests, each until its `close` event. */
function countOpen() {
  let open = 0;
  const ended = () => (open -= 1);
  return {
    add(each: Socket | ServerResponse) {
      open += 1;
      each.once('close', ended);
    },
    async haveEnded(withinMs: number) {
      const endsMs = performance.now() + withinMs;
      while (open > 0 && performance.now() < endsMs) await wait(10);
    },
  };
}
