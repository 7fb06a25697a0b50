import { type RequestHeaders } from '@larkfare/service-kit';
import { type FastifyRequest } from 'fastify';

/** Who is asking, for the subgraphs: made anew for each request, so that nothing a client claims about itself passes. */
export const callerHeaders = (request: FastifyRequest): RequestHeaders => ({
  'x-client-address': request.ip,
  authorization: request.headers.authorization,
});
