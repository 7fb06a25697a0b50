import { siteStorage } from '@larkfare/remote-contract/browser-storage';

/** The storage key that the specification names. */
const key = 'adminToken';

/** The token that this page works with, while the page can show a new sign-in when that token ends. */
let working: string | undefined;
/** Requests that were refused since it ended; each is shown whether to be sent again. */
const refused = new Set<(isSignedInAgain: boolean) => void>();

/**
 * The administrator's token, one for all tabs. Only the back office changes it. The shell reads it to authenticate
 * reports about the back office (`hosts/shell/src/federation/report.ts`).
 * @example const token = useSyncExternalStore(adminToken.subscribe, adminToken.read);
 */
export const adminToken = {
  /** Null when no administrator is signed in. */
  read: (): string | null => siteStorage.get(key),

  keep: (token: string): void => void siteStorage.set(key, token),

  /** Signs out in every tab. */
  forget: (): void => siteStorage.remove(key),

  /**
   * A request was refused because the server does not know its token: signs out, unless there is a newer one.
   * Resolves to whether to send it again: once the same administrator has signed in again, or to false at once where
   * the page shows no sign-in.
   */
  refuse(token: string | null): Promise<boolean> {
    if (token !== null && adminToken.read() === token) adminToken.forget();
    if (working === undefined) return Promise.resolve(false);
    if (working !== token && adminToken.read() === working) return Promise.resolve(true);
    return new Promise((resolve) => refused.add(resolve));
  },

  /** This page's administrator is known by this token from now on: refused requests are sent again. */
  workWith(token: string): void {
    working = token;
    settle(true);
  },

  /** Ends the sign-in of this page: requests that wait for it stay refused. */
  stopWork(): void {
    working = undefined;
    settle(false);
  },

  /** Calls the listener after every change, in this tab and in others. @returns a function that unsubscribes */
  subscribe: (listener: () => void): (() => void) => siteStorage.subscribe(key, listener),
};

function settle(isSignedInAgain: boolean) {
  for (const resolve of refused) resolve(isSignedInAgain);
  refused.clear();
}
