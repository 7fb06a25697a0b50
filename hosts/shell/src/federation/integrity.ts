import type { RemoteBuild } from '../page/page-data.ts';

declare global {
  interface Window {
    /** Asked by the webpack runtime of each remote before it loads a chunk (see chunk-integrity-plugin.mjs). */
    larkfareIntegrity?: (address: string) => string | undefined;
  }
}

const known = new Map<string, string>();

/** Remembers what the files of a build must hash to. */
export function rememberIntegrity({ base, integrity }: RemoteBuild): void {
  for (const [file, hash] of Object.entries(integrity)) known.set(base + file, hash);
  window.larkfareIntegrity = integrityOf;
}

/** `sha384-…` of a file, whatever query its address carries. */
export const integrityOf = (address: string): string | undefined =>
  known.get(new URL(address, location.origin).pathname);
