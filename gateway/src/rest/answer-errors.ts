import { randomUUID } from 'node:crypto';
import { type FastifyError, type FastifyReply, type FastifyRequest } from 'fastify';
import { GraphFault } from '../graph/prepared-operation.ts';
import { TooManyRequests } from '../rate-limits.ts';
import { refusalBody, unavailableSeconds } from './refused.ts';

/** Says every failure of /api in the one shape, with the status that fits. */
export function answerErrors(
  error: FastifyError | GraphFault | TooManyRequests,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  if (error instanceof GraphFault) return answerFault(error, request, reply);
  if (error instanceof TooManyRequests) void reply.header('retry-after', error.retryAfterSeconds);
  const status = error.statusCode ?? 500;
  if (status < 500) return reply.code(status).send(refusalBody(sentenceOf(error)));
  return answerBug(error, request, reply);
}

/** For Fastify's `frameworkErrors`: an address that cannot be decoded reaches no route and no error handler. */
export function answerBadAddress(
  _error: FastifyError,
  _request: FastifyRequest,
  reply: FastifyReply,
): void {
  void reply.code(400).send(refusalBody('The address of this request cannot be read.'));
}

/** For Fastify's `setNotFoundHandler`: in the root too, where whatever no page and no route answers ends. */
export function answerNothingThere(_request: FastifyRequest, reply: FastifyReply): void {
  void reply.code(404).send(refusalBody('There is nothing at this address.'));
}

const sentenceOf = (error: FastifyError | TooManyRequests) =>
  ('code' in error && sentences[error.code]) || error.message;

const sentences: Readonly<Record<string, string>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'The body is too large.',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'The body is empty; JSON is expected.',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'The body is not as long as its Content-Length says.',
  FST_ERR_CTP_INVALID_JSON_BODY: 'The body is not valid JSON.',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'Send JSON, with Content-Type application/json.',
};

function answerFault(fault: GraphFault, request: FastifyRequest, reply: FastifyReply) {
  const { message } = fault;
  switch (fault.code) {
    case 'BAD_USER_INPUT':
      return reply.code(400).send(refusalBody(message));
    case 'UNAUTHENTICATED':
      return reply.code(401).send(refusalBody(message));
    case 'FORBIDDEN':
      return reply.code(403).send(refusalBody(message));
    case 'TOO_MANY_REQUESTS':
      return reply.code(429).send(refusalBody(message));
    case 'SERVICE_UNAVAILABLE':
      return reply.code(503).header('retry-after', unavailableSeconds).send(refusalBody(message));
    default:
      return answerBug(fault, request, reply);
  }
}

/** The caller gets a reference that is in the log beside the whole story. */
function answerBug(error: Error, request: FastifyRequest, reply: FastifyReply) {
  const known = error instanceof GraphFault ? error.reference : undefined;
  const reference = known ?? randomUUID().slice(0, 8);
  request.log.error({ err: error, reference }, 'a REST route failed');
  return reply
    .code(500)
    .send(refusalBody(`Something went wrong on our side (reference ${reference}).`));
}
