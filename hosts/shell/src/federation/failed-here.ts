const key = (remote: string) => `failedRemote:${remote}`;

/** The build of a remote whose screen broke in this tab; it is not tried again here. */
export function failedHere(remote: string): string | null {
  try {
    return sessionStorage.getItem(key(remote));
  } catch (refusal) {
    console.info('This browser keeps nothing.', refusal);
    return null;
  }
}

/** @returns whether it could be remembered: without it a page that starts anew would break again, for ever */
export function rememberFailure(remote: string, build: string): boolean {
  try {
    sessionStorage.setItem(key(remote), build);
    return true;
  } catch (refusal) {
    console.info('This browser keeps nothing.', refusal);
    return false;
  }
}

/** Whoever asks for it again gets it again. */
export function forgetFailure(remote: string): void {
  try {
    sessionStorage.removeItem(key(remote));
  } catch (refusal) {
    console.info('This browser keeps nothing.', refusal);
  }
}
