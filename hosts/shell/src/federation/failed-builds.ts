import { tabStorage } from '@larkfare/remote-contract/browser-storage';

const keyOf = (remote: string) => `failedRemote:${remote}`;
const failedBuilds = (remote: string): string[] => tabStorage.get(keyOf(remote))?.split(' ') ?? [];

/** Whether a build of a remote failed in this tab; it is not loaded here again. */
export const hasFailed = (remote: string, build: string | undefined): boolean =>
  build !== undefined && failedBuilds(remote).includes(build);

/** @returns whether it was stored; without that, a reloaded page would crash again and again */
export function rememberFailure(remote: string, build: string): boolean {
  const builds = new Set([...failedBuilds(remote), build]);
  const isStored = tabStorage.set(keyOf(remote), [...builds].join(' '));
  if (!isStored) forgetFailure(remote);
  return isStored;
}

/** Called by a retry, which may load the build again. */
export const forgetFailure = (remote: string): void => tabStorage.remove(keyOf(remote));

/** The note of the remote on the screen (health/lost-page.ts). Without one, a page loads nothing to report. */
export const lostPageKey = 'remoteOnScreen';
