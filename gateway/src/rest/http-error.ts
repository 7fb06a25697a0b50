import { errorBody, unavailableForSeconds } from '@larkfare/server-kit/server';
import { type FastifyReply } from 'fastify';

/** A refusal with its HTTP status. */
export class HttpError {
  readonly status: number;
  readonly message: string;

  /** With 429 and 503: the Retry-After header. */
  readonly retryAfterSeconds: number | undefined;

  constructor(status: number, message: string, retryAfterSeconds?: number) {
    this.status = status;
    this.message = message;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** The refusals of the graph by their HTTP status. */
const statuses = {
  InvalidInput: 400,
  SignInRefused: 401,
  NotFound: 404,
  AlreadyExists: 409,
  InUse: 409,
  PriceChanged: 409,
  Stale: 409,
  IdempotencyKeyReused: 422,
  TooManyRequests: 429,
};

/** A refusal as the operations of this folder select it. */
export interface Problem {
  __typename: keyof typeof statuses;
  message: string;
  retryAfterSeconds?: number;
}

export const toHttpError = ({ __typename, message, retryAfterSeconds }: Problem) =>
  new HttpError(statuses[__typename], message, retryAfterSeconds);

/** Thrown by hooks, which return nothing. */
export const unauthorised = () => Object.assign(new Error('Please sign in.'), { statusCode: 401 });

export function sendHttpError(
  { status, message, retryAfterSeconds }: HttpError,
  reply: FastifyReply,
) {
  const seconds = retryAfterSeconds ?? (status === 503 ? unavailableForSeconds : undefined);
  if (seconds !== undefined) void reply.header('retry-after', seconds);
  return reply.code(status).send(errorBody(message));
}
