import type { RemoteBuild } from '../page/page-data.ts';

declare global {
  interface Window {
    /** Asked by the webpack runtime of each remote before it loads a chunk (see shell-chunks-plugin.mjs). */
    larkfareChunk?: typeof ourScript;
  }
}

const hashes = new Map<string, string>();
const attempts = new Map<string, number>();

/** Remembers what the files of a build must hash to. */
export function rememberBuild({ base, integrity }: RemoteBuild): void {
  for (const [file, hash] of Object.entries(integrity)) hashes.set(base + file, hash);
  window.larkfareChunk = ourScript;
}

/** From now on the files of a build are asked for afresh: a browser may keep an answer that failed. */
export const askAfresh = ({ base }: RemoteBuild) =>
  attempts.set(base, (attempts.get(base) ?? 0) + 1);

/** The address to load a remote's script from and the integrity it must have. */
export function ourScript(address: string): { src: string; integrity: string } {
  const { pathname } = new URL(address, location.origin);
  const attempt = attempts.get(pathname.slice(0, pathname.lastIndexOf('/') + 1)) ?? 0;
  return {
    src: attempt > 0 ? `${pathname}?attempt=${attempt}` : pathname,
    integrity: hashes.get(pathname) ?? '',
  };
}
