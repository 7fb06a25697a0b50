import { randomUUID } from 'node:crypto';
import { RateLimitExceeded } from '@larkfare/server-kit/rate-limit';
import { errorBody } from '@larkfare/server-kit/server';
import { type FastifyError, type FastifyReply, type FastifyRequest } from 'fastify';
import { GraphFault } from '../graph/graph-fault.ts';
import { clientMessage } from '../client-message.ts';
import { HttpError, sendHttpError } from './http-error.ts';

/** Sends every failure of /api in the one shape, with its status. */
export function errorHandler(
  error: FastifyError | GraphFault | RateLimitExceeded,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const status = error instanceof GraphFault ? faultStatuses[error.code] : error.statusCode;
  if (status === undefined || (status >= 500 && status !== 503))
    return sendBug(error, request, reply);
  const retryAfterSeconds =
    error instanceof RateLimitExceeded ? error.retryAfterSeconds : undefined;
  return sendHttpError(new HttpError(status, clientMessage(error), retryAfterSeconds), reply);
}

const faultStatuses: Readonly<Record<string, number>> = {
  BAD_USER_INPUT: 400,
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  TOO_MANY_REQUESTS: 429,
  SERVICE_UNAVAILABLE: 503,
};

/** The caller gets a reference, the log the error beside it. */
function sendBug(error: Error, request: FastifyRequest, reply: FastifyReply) {
  const known = error instanceof GraphFault ? error.reference : undefined;
  const reference = known ?? randomUUID().slice(0, 8);
  request.log.error({ err: error, reference }, 'a REST route failed');
  return reply
    .code(500)
    .send(errorBody(`Something went wrong on our side (reference ${reference}).`));
}
