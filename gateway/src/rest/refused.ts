/** An expected no, as the REST door's clients read it. */
export class Refused {
  readonly status: 400 | 404 | 409 | 422;
  readonly message: string;

  constructor(status: Refused['status'], message: string) {
    this.status = status;
    this.message = message;
  }
}

/** The same sentence twice: old screens read one or the other. */
export const refusalBody = (message: string) => ({ message, error: message });
