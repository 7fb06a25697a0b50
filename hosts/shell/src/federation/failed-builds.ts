import { tabStorage } from '@larkfare/remote-contract/browser-storage';

const keyOf = (remote: string) => `failedRemote:${remote}`;

/** The build of a remote whose screen crashed in this tab; it is not loaded here again. */
export const failedBuild = (remote: string): string | null => tabStorage.get(keyOf(remote));

/** @returns whether it was stored; without that, a reloaded page would crash again and again */
export function rememberFailure(remote: string, build: string): boolean {
  const isStored = tabStorage.set(keyOf(remote), build);
  if (!isStored) forgetFailure(remote);
  return isStored;
}

/** Called by a retry, which may load the build again. */
export const forgetFailure = (remote: string): void => tabStorage.remove(keyOf(remote));
