import { createHash, randomBytes } from 'node:crypto';
import { type Context, context } from '@opentelemetry/api';
import { type FastifyInstance, type FastifyRequest } from 'fastify';
import { requestContext } from '../log/request-context.ts';
import { observeRequest } from '../telemetry/observe-request.ts';
import { activeTrace } from '../telemetry/spans.ts';
import { networkOf } from '../network/network-of.ts';

/** Known to this process only, so that log lines cannot be linked to a network. */
const salt = randomBytes(16);

/**
 * The same for all requests of a network while this process runs.
 * @param address undefined when its connection ended before it was read
 */
export const clientTag = (address: string | undefined): string =>
  createHash('sha256')
    .update(salt)
    .update(networkOf(address ?? ''))
    .digest('hex')
    .slice(0, 8);

declare module 'fastify' {
  interface FastifyRequest {
    /** Contains the request’s span. */
    traceContext: Context;
  }
}

/**
 * A line, a span and a duration for every request.
 * @param isTraced whether the caller is one of ours, whose trace the request belongs to
 */
export function logAccess(server: FastifyInstance, isTraced: boolean): void {
  const hasLines = ['info', 'debug', 'trace'].includes(server.log.level);
  server.decorateRequest('traceContext');

  server.addHook('onRequest', (request, reply, done) => {
    // Read now: a closed connection has no address.
    const { ip } = request;
    const observed = observeRequest(request, isTraced);
    request.traceContext = observed.context;
    const began = performance.now();
    void reply.header('x-request-id', request.id);
    reply.raw.once('close', () => {
      const { statusCode: status, writableFinished } = reply.raw;
      observed.end(status);
      if (!hasLines) return;
      const ms = Math.round(performance.now() - began);
      const line = {
        status,
        ms,
        client: clientTag(ip),
        ...(!writableFinished && { isCut: true }),
      };
      inContext(request, () => request.log.info(line, 'request'));
    });
    done();
  });
}

/** From here on, gives every line that is logged for a request its id and route. Responses from memory have no other lines. */
export function logInContext(server: FastifyInstance): void {
  server.addHook('onRequest', (request, _, done) => inContext(request, done));
  // A body arrives outside of that context.
  server.addHook('preValidation', (request, _, done) => inContext(request, done));
}

function inContext(request: FastifyRequest, work: () => void): void {
  const { id, method, routeOptions, traceContext } = request;
  context.with(traceContext, () =>
    requestContext.run(
      { requestId: id, method, route: routeOptions.url ?? 'none', ...activeTrace() },
      work,
    ),
  );
}
