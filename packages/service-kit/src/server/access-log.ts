import { createHash, randomBytes } from 'node:crypto';
import { type FastifyInstance, type FastifyRequest } from 'fastify';
import { type RequestContext, requestContext } from '../log/request-context.ts';
import { activeTrace } from '../telemetry/spans.ts';
import { networkOf } from '../network/network-of.ts';

/** Known to this process only, so that no line says whose network it was. */
const salt = randomBytes(16);

/** The same for all requests of a network while this process runs. */
export const clientTag = (address: string): string =>
  createHash('sha256').update(salt).update(networkOf(address)).digest('hex').slice(0, 8);

/** A line for every request, and its id and route in every other line that is logged for it. */
export function logAccess(server: FastifyInstance): void {
  server.addHook('onRequest', (request, reply, done) => {
    const context = contextOf(request);
    const began = performance.now();
    void reply.header('x-request-id', request.id);
    reply.raw.once('close', () => {
      const { statusCode: status, writableFinished } = reply.raw;
      requestContext.run(context, () =>
        request.log.info(
          {
            status,
            ms: Math.round(performance.now() - began),
            client: clientTag(request.ip),
            ...(!writableFinished && { isCut: true }),
          },
          'request',
        ),
      );
    });
    requestContext.run(context, done);
  });
  // A body arrives outside of that context.
  server.addHook('preValidation', (request, _, done) => {
    requestContext.run(contextOf(request), done);
  });
}

const contextOf = ({ id, method, routeOptions }: FastifyRequest): RequestContext => ({
  requestId: id,
  method,
  route: routeOptions.url ?? 'none',
  ...activeTrace(),
});
