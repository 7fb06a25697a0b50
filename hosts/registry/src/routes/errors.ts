import { createLog } from '@larkfare/server-kit/log';
import { type FastifyReply, type FastifyRequest } from 'fastify';

const log = createLog('registry');

/** Stable: programs act on these, people read the message. */
export const codes: Readonly<Record<number, string>> = {
  400: 'invalid-request',
  401: 'not-authenticated',
  403: 'forbidden',
  404: 'not-found',
  409: 'conflict',
  412: 'stale-revision',
  413: 'too-large',
  415: 'unsupported-media-type',
  422: 'not-publishable',
  428: 'revision-required',
  429: 'too-many-requests',
  503: 'unavailable',
};

/** Responds with a code, a message and, where there are several problems, all of them. */
export const sendError = (
  reply: FastifyReply,
  status: number,
  message: string,
  more: Record<string, unknown> = {},
) =>
  reply.code(status).send({ code: codes[status] ?? 'refused', message, error: message, ...more });

export const sendUnknownVersion = (reply: FastifyReply) =>
  sendError(
    reply,
    404,
    'This version was never published. Publish it, or name a published one: larkfare-remote status and GET /registry/v1/remotes/{remote}/versions list them.',
  );

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
