/** An expected no, as the REST door's clients read it. */
export class Refused {
  readonly status: 400 | 401 | 404 | 409 | 422 | 429;
  readonly message: string;

  /** With 429: when to come back. */
  readonly retryAfterSeconds: number | undefined;

  constructor(status: Refused['status'], message: string, retryAfterSeconds?: number) {
    this.status = status;
    this.message = message;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

export const tooMany = (refusal: { message: string; retryAfterSeconds: number }) =>
  new Refused(429, refusal.message, refusal.retryAfterSeconds);

/** The same sentence twice: old screens read one or the other. */
export const refusalBody = (message: string) => ({ message, error: message });
