/** The site or this command refuses, with every reason. */
export class RefusedError extends Error {
  readonly reasons: readonly string[];
  /** HTTP status, if the site refused. */
  readonly status: number | undefined;
  constructor(message: string, reasons: readonly string[] = [], status?: number) {
    super(message);
    this.reasons = reasons;
    this.status = status;
  }
}

/** The command line is invalid. */
export class UsageError extends Error {}

/** No response, or one that is not from a registry. */
export class UnreachableError extends Error {}
