/** The site, or this command, says no; every reason is told. */
export class Refused extends Error {
  readonly reasons: readonly string[];
  /** The status of the site's answer, where it was the site that said no. */
  readonly status: number | undefined;
  constructor(message: string, reasons: readonly string[] = [], status?: number) {
    super(message);
    this.reasons = reasons;
    this.status = status;
  }
}

/** The command was called in a way that it does not understand. */
export class Misuse extends Error {}

/** No answer, or one that no registry gives. */
export class Unreachable extends Error {}
