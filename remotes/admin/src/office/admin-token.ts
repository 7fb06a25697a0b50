import { siteStorage } from '@larkfare/remote-contract/browser-storage';

/** The storage key that the specification names. */
const key = 'adminToken';

/** The token that this page uses, while the page can show a new sign-in when that token ends. */
let activeToken: string | undefined;
/** Requests that were refused since it ended; each is shown whether to be sent again. */
const waiting = new Set<(isSignedInAgain: boolean) => void>();

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
   * A request was rejected because its token is no longer valid: signs out, unless there is a newer one.
   * Resolves to whether to send it again: once the same administrator has signed in again, or to false at once where
   * the page shows no sign-in.
   */
  retryAfterRejection(token: string | null): Promise<boolean> {
    if (token !== null && adminToken.read() === token) adminToken.forget();
    if (activeToken === undefined) return Promise.resolve(false);
    if (activeToken !== token && adminToken.read() === activeToken) return Promise.resolve(true);
    return new Promise((resolve) => waiting.add(resolve));
  },

  /** Uses this token of the page's administrator from now on: rejected requests are sent again. */
  activate(token: string): void {
    activeToken = token;
    settle(true);
  },

  /** Ends the sign-in of this page: requests that wait for it stay refused. */
  deactivate(): void {
    activeToken = undefined;
    settle(false);
  },

  /** Calls the listener after every change, in this tab and in others. @returns a function that unsubscribes */
  subscribe: (listener: () => void): (() => void) => siteStorage.subscribe(key, listener),
};

function settle(isSignedInAgain: boolean) {
  for (const resolve of waiting) resolve(isSignedInAgain);
  waiting.clear();
}
