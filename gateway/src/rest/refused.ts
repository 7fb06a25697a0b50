import { type FastifyReply } from 'fastify';

/** An expected no, as the REST door's clients read it. */
export class Refused {
  readonly status: number;
  readonly message: string;

  /** With 429 and 503: when to come back. */
  readonly retryAfterSeconds: number | undefined;

  constructor(status: number, message: string, retryAfterSeconds?: number) {
    this.status = status;
    this.message = message;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

export const tooMany = (refusal: { message: string; retryAfterSeconds: number }) =>
  new Refused(429, refusal.message, refusal.retryAfterSeconds);

/** The refusals of the graph that change nothing, by their status here. */
const statuses = { InvalidInput: 400, NotFound: 404, AlreadyExists: 409, InUse: 409, Stale: 409 };

export const toRefused = ({
  __typename,
  message,
}: {
  __typename: keyof typeof statuses;
  message: string;
}) => new Refused(statuses[__typename], message);

/** Thrown where nothing can be returned; told as 401. */
export const signInFirst = () => Object.assign(new Error('Please sign in.'), { statusCode: 401 });

/** The same sentence twice: old screens read one or the other. */
export const refusalBody = (message: string) => ({ message, error: message });

export function answerRefusal(
  { status, message, retryAfterSeconds }: Refused,
  reply: FastifyReply,
) {
  const comeBack = retryAfterSeconds ?? (status === 503 ? unavailableSeconds : undefined);
  if (comeBack !== undefined) void reply.header('retry-after', comeBack);
  return reply.code(status).send(refusalBody(message));
}

/** What is down just now is asked for again after this. */
export const unavailableSeconds = 5;
