import { type RequestHeaders } from '@larkfare/service-kit';
import { type FastifyRequest } from 'fastify';

/** The caller, for the subgraphs: created for each request, so that no header in which a client claims an identity passes. */
export const callerHeaders = (request: FastifyRequest): RequestHeaders => ({
  'x-client-address': request.ip,
  authorization: request.headers.authorization,
});
