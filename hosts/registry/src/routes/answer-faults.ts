import { type FastifyReply, type FastifyRequest } from 'fastify';
import { pino } from 'pino';
import { refuse } from './refuse.ts';

const log = pino({ name: 'registry', level: process.env.LOG_LEVEL ?? 'info' });

/** What the caller did wrong is told as it is; all else is our fault, as a rule a database or a store that is away. */
export function answerFaults(
  fault: Error & { statusCode?: number },
  _: FastifyRequest,
  reply: FastifyReply,
) {
  if (fault.statusCode && fault.statusCode < 500)
    return refuse(reply, fault.statusCode, fault.message);
  log.error({ err: fault }, 'a request to the registry failed');
  return refuse(
    reply.header('retry-after', '5'),
    503,
    'The registry cannot answer just now; what is live stays live. Please try again in a moment.',
  );
}
