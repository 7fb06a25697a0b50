import { createLog } from '@larkfare/service-kit';
import { type FastifyReply, type FastifyRequest } from 'fastify';

const log = createLog('registry');

/** Responds with a message and, where there are several problems, all of them. */
export const sendError = (
  reply: FastifyReply,
  status: number,
  message: string,
  more: Record<string, unknown> = {},
) => reply.code(status).send({ message, error: message, ...more });

/** Passes client errors on. Everything else is ours, usually an unavailable database or bucket: 503. */
export function errorHandler(
  error: Error & { statusCode?: number },
  _: FastifyRequest,
  reply: FastifyReply,
) {
  if (error.statusCode && error.statusCode < 500)
    return sendError(reply, error.statusCode, error.message);
  log.error({ err: error }, 'a request to the registry failed');
  return sendError(
    reply.header('retry-after', '5'),
    503,
    'The registry is unavailable. What is live stays live. Please try again in a moment.',
  );
}
