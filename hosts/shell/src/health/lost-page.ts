import { siteStorage } from '@larkfare/remote-contract/browser-storage';
import { rememberFailure, lostPageKey } from '../federation/failed-builds.ts';
import { report, type Reporting } from '../federation/report.ts';

/** A version that is on the screen. */
export type Watched = Reporting & { build: string };
type Mark = Watched & { aliveMs: number };

/** Twice as long as a page may be busy before it counts as hanging. */
const lostAfterMs = 10_000;

/** Notes that this version is on the screen and answers. A page that hangs can neither renew nor remove the note. */
export function markAlive(watched: Watched): void {
  if (document.visibilityState !== 'visible') return;
  siteStorage.set(lostPageKey, JSON.stringify({ ...watched, aliveMs: Date.now() }));
}

export const unmark = () => siteStorage.remove(lostPageKey);

/** A page that is hidden or left is not lost. @returns a function that ends this */
export function unmarkWhenHidden(): () => void {
  const unmarkHidden = () => document.hidden && unmark();
  document.addEventListener('visibilitychange', unmarkHidden);
  addEventListener('pagehide', unmark);
  return () => {
    document.removeEventListener('visibilitychange', unmarkHidden);
    removeEventListener('pagehide', unmark);
  };
}

/**
 * Reports a page that ended without removing its note: it hung, or its tab crashed. Its version is not loaded in this tab
 * again. A note that is still new may be another window's; it is read again later.
 */
export function reportLostPage(): void {
  const text = siteStorage.get(lostPageKey);
  if (!text) return;
  const { aliveMs, build, ...version }: Mark = JSON.parse(text);
  const remainingMs = aliveMs + lostAfterMs - Date.now();
  if (remainingMs > 0) {
    setTimeout(() => siteStorage.get(lostPageKey) === text && reportLostPage(), remainingMs);
    return;
  }
  unmark();
  void report(version, 'hung');
  rememberFailure(version.name, build);
}
