import { createHash, randomBytes } from 'node:crypto';
import { type Context, context, ROOT_CONTEXT } from '@opentelemetry/api';
import { type FastifyInstance, type FastifyRequest } from 'fastify';
import { type RequestContext, requestContext } from '../log/request-context.ts';
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

/**
 * A line, a span and a duration for every request, and its id and route in every other line that is logged for it.
 * @param isTraced whether the caller is one of ours, whose trace the request belongs to
 */
export function logAccess(server: FastifyInstance, isTraced: boolean): void {
  const hasLines = ['info', 'debug', 'trace'].includes(server.log.level);
  const spans = new WeakMap<FastifyRequest, Context>();

  server.addHook('onRequest', (request, reply, done) => {
    // Read now: a closed connection has no address.
    const { ip } = request;
    const observed = observeRequest(request, isTraced);
    spans.set(request, observed.context);
    const began = performance.now();
    void reply.header('x-request-id', request.id);
    context.with(observed.context, () => {
      const ofRequest = contextOf(request);
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
        requestContext.run(ofRequest, () => request.log.info(line, 'request'));
      });
      requestContext.run(ofRequest, done);
    });
  });
  // A body arrives outside of that context.
  server.addHook('preValidation', (request, _, done) => {
    context.with(spans.get(request) ?? ROOT_CONTEXT, () =>
      requestContext.run(contextOf(request), done),
    );
  });
}

const contextOf = ({ id, method, routeOptions }: FastifyRequest): RequestContext => ({
  requestId: id,
  method,
  route: routeOptions.url ?? 'none',
  ...activeTrace(),
});
