/** The site or this command refuses, with every reason. */
export class RefusedError extends Error {
  readonly reasons: readonly string[];
  /** HTTP status, if the site refused. */
  readonly status: number | undefined;
  /** The registry's code. */
  readonly code: string | undefined;
  constructor(message: string, reasons: readonly string[] = [], status?: number, code?: string) {
    super(message);
    this.reasons = reasons;
    this.status = status;
    this.code = code;
  }
}

/** The command line is invalid. */
export class UsageError extends Error {}

/** No response, or one that is not from a registry. */
export class UnreachableError extends Error {}
