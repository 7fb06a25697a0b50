import type { RemoteBuild } from '../page/page-data.ts';

declare global {
  interface Window {
    /** Called by the webpack runtime of each remote before it loads a chunk (see shell-chunks-plugin.mjs). */
    larkfareChunk?: typeof scriptSource;
  }
}

const hashes = new Map<string, string>();
const attempts = new Map<string, number>();

/** Registers the integrity hashes of a build's files. */
export function registerBuild({ base, integrity }: RemoteBuild): void {
  for (const [file, hash] of Object.entries(integrity)) hashes.set(base + file, hash);
  window.larkfareChunk = scriptSource;
}

/** Gives a build's files new addresses, because a browser may cache a failed response. */
export const bustCache = ({ base }: RemoteBuild) =>
  attempts.set(base, (attempts.get(base) ?? 0) + 1);

/** The address to load a remote's script from, and its integrity hash. */
export function scriptSource(address: string): { src: string; integrity: string } {
  const { pathname } = new URL(address, location.origin);
  const attempt = attempts.get(pathname.slice(0, pathname.lastIndexOf('/') + 1)) ?? 0;
  return {
    src: attempt > 0 ? `${pathname}?attempt=${attempt}` : pathname,
    integrity: hashes.get(pathname) ?? '',
  };
}
