import { randomUUID } from 'node:crypto';
import { type FastifyBaseLogger } from 'fastify';
import { type GraphQLFormattedError } from 'graphql';

/** Where faults are written down: pino. */
export type Log = Pick<FastifyBaseLogger, 'debug' | 'info' | 'warn' | 'error'>;

/** Codes of errors whose messages are meant for the caller. */
const publicCodes = new Set([
  'BAD_REQUEST',
  'BAD_USER_INPUT',
  'FORBIDDEN',
  'GRAPHQL_PARSE_FAILED',
  'GRAPHQL_VALIDATION_FAILED',
  'OPERATION_RESOLUTION_FAILURE',
  'OPERATION_TOO_LARGE',
  'OPERATION_UNKNOWN',
  'PERSISTED_QUERY_NOT_FOUND',
  'PERSISTED_QUERY_NOT_SUPPORTED',
  'SERVICE_UNAVAILABLE',
  'TOO_MANY_REQUESTS',
  'UNAUTHENTICATED',
]);

/** In production the response to a bug is a reference, which is in the log beside the error. */
export const maskError =
  (log: Log) =>
  ({ message, path, locations, extensions = {} }: GraphQLFormattedError, error: unknown) => {
    const code = String(extensions.code ?? 'INTERNAL_SERVER_ERROR');
    if (publicCodes.has(code)) return { message, path, locations, extensions: { code } };

    // A subgraph that masked it already has logged it under this reference.
    if (typeof extensions.reference === 'string')
      return { message, path, extensions: { code, reference: extensions.reference } };

    const reference = randomUUID().slice(0, 8);
    log.error({ err: error, reference, path }, 'an operation failed');
    return {
      message: `Something went wrong on our side (reference ${reference}).`,
      path,
      extensions: { code: 'INTERNAL_SERVER_ERROR', reference },
    };
  };
