import { randomUUID } from 'node:crypto';
import { type FastifyError, type FastifyInstance, type FastifyReply } from 'fastify';
import { errorBody, unavailableForSeconds } from '../admission/error-body.ts';

/** A refusal with its HTTP status: returned by a handler, or thrown. */
export class HttpError extends Error {
  readonly statusCode: number;
  /** The Retry-After header of 429 and 503. */
  readonly retryAfterSeconds: number | undefined;
  /** Further fields of the response's body. */
  readonly details: Readonly<Record<string, unknown>>;

  constructor(
    statusCode: number,
    message: string,
    {
      retryAfterSeconds,
      ...details
    }: { retryAfterSeconds?: number; [field: string]: unknown } = {},
  ) {
    super(message);
    this.statusCode = statusCode;
    this.retryAfterSeconds =
      retryAfterSeconds ?? (statusCode === 503 ? unavailableForSeconds : undefined);
    this.details = details;
  }
}

export interface ErrorOptions {
  /** Maps an API's own errors to refusals. */
  toHttpError?: (error: FastifyError) => HttpError | undefined;
  /** The response to an error that is no refusal; it is in the log with the same reference. */
  toFailure?: (reference: string) => HttpError;
  /** A stable code for each status, which programs act on. */
  codes?: Readonly<Record<number, string>>;
}

const bugOfOurs = (reference: string) =>
  new HttpError(500, `Something went wrong on our side (reference ${reference}).`);

/** Sends every error of an API in one shape, with its status. */
export function handleErrors(
  server: FastifyInstance,
  { toHttpError = () => undefined, toFailure = bugOfOurs, codes }: ErrorOptions,
): void {
  server.setErrorHandler((error: FastifyError, request, reply: FastifyReply) => {
    let refusal = error instanceof HttpError ? error : (toHttpError(error) ?? clientError(error));
    if (!refusal) {
      const { reference = randomUUID().slice(0, 8) } = error as { reference?: string };
      request.log.error({ err: error, reference }, 'a request failed');
      refusal = toFailure(reference);
    }
    const { statusCode, message, retryAfterSeconds, details } = refusal;
    if (retryAfterSeconds !== undefined) void reply.header('retry-after', retryAfterSeconds);
    const code = codes && { code: codes[statusCode] ?? 'refused' };
    return reply.code(statusCode).send({ ...code, ...errorBody(message), ...details });
  });
}

/** Errors of Fastify and of its plugins about a request, with the status that they carry. */
function clientError(error: FastifyError & { retryAfterSeconds?: number }): HttpError | undefined {
  const { statusCode = 500, retryAfterSeconds } = error;
  return statusCode < 500 || statusCode === 503
    ? new HttpError(statusCode, clientMessage(error), { retryAfterSeconds })
    : undefined;
}

const bodyProblems: Readonly<Record<string, string>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'The body is too large.',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'The body is empty; JSON is expected.',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'The body is not as long as its Content-Length says.',
  FST_ERR_CTP_INVALID_JSON_BODY: 'The body is not valid JSON.',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'Send JSON, with Content-Type application/json.',
};

/** The sentence for a refused request, by REST and GraphQL alike: Fastify's own differ with its versions. */
export const clientMessage = ({ code = '', message }: Error & { code?: string }): string =>
  bodyProblems[code] ?? message;
