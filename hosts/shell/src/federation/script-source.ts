import type { RemoteBuild } from '../page/page-data.ts';

const hashes = new Map<string, string>();
const attempts = new Map<string, number>();

/** Registers the integrity hashes of a build's files. */
export function registerBuild({ base, integrity }: RemoteBuild): void {
  if (hashes.size === 0) addIntegrityToScripts();
  for (const [file, hash] of Object.entries(integrity)) hashes.set(base + file, hash);
}

/** The runtime of every bundler loads a build's chunks without the shell: each gets its hash here. */
function addIntegrityToScripts() {
  const { prototype } = HTMLScriptElement;
  const native = Object.getOwnPropertyDescriptor(prototype, 'src') ?? {};
  Object.defineProperty(prototype, 'src', {
    ...native,
    set(this: HTMLScriptElement, address: string) {
      const { src, integrity } = scriptSource(address);
      // A preloaded file would be fetched a second time without `crossOrigin`.
      if (integrity) Object.assign(this, { integrity, crossOrigin: 'anonymous' });
      native.set?.call(this, integrity ? src : address);
    },
  });
}

/** Gives a build's files new addresses, because a browser may cache a failed response. */
export const bustCache = ({ base }: RemoteBuild) =>
  attempts.set(base, (attempts.get(base) ?? 0) + 1);

/** The address to load a remote's script from, and its integrity hash. */
export function scriptSource(address: string): { src: string; integrity: string } {
  const { pathname } = new URL(address, location.origin);
  const attempt = attempts.get(/^\/_r(?:\/[\w-]+){2}\//.exec(pathname)?.[0] ?? '') ?? 0;
  return {
    src: attempt > 0 ? `${pathname}?attempt=${attempt}` : pathname,
    integrity: hashes.get(pathname) ?? '',
  };
}
