/** A remote that could not be loaded: its files are missing, late, changed or broken. */
export class RemoteFailure extends Error {
  readonly remoteName: string;

  constructor(remoteName: string, cause: unknown) {
    super(`The remote '${remoteName}' could not be loaded.`, { cause });
    this.name = 'RemoteFailure';
    this.remoteName = remoteName;
  }
}

/** A version whose screen broke in this tab is not tried there again. */
export class FailedBefore extends Error {}
