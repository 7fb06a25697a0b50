/** A remote that could not be loaded: its files are missing, changed or broken, or loading them timed out. */
export class RemoteFailure extends Error {
  readonly remoteName: string;

  constructor(remoteName: string, cause: unknown) {
    super(`The remote '${remoteName}' could not be loaded.`, { cause });
    this.name = 'RemoteFailure';
    this.remoteName = remoteName;
  }
}

/** A version that was not attempted: its files are missing, or it crashed in this tab. It is not reported as failed. */
export class NotAttempted extends Error {}
