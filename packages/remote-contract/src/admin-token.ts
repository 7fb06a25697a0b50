/** Where the specification keeps the administrator's token. */
const key = 'adminToken';

/** For a browser that keeps nothing: the session then lasts as long as the page. */
let unkept: string | null = null;
const listeners = new Set<() => void>();

/**
 * The administrator's token: the back office signs in and out with it, the shell sends it along. One for all tabs.
 * Since 1.2.
 * @example const token = useSyncExternalStore(adminToken.subscribe, adminToken.read);
 */
export const adminToken = {
  /** Null when nobody is signed in here. */
  read(): string | null {
    try {
      return localStorage.getItem(key) ?? unkept;
    } catch {
      // A browser may forbid even looking; whoever signs in there does so for this page only.
      return unkept;
    }
  },

  keep(token: string): void {
    unkept = token;
    try {
      localStorage.setItem(key, token);
      unkept = null;
    } catch (refusal) {
      console.info('This browser keeps no session; it lasts as long as this page.', refusal);
    }
    tell();
  },

  /** Signed out, in every tab: each hears of it and asks for a new sign-in. */
  forget(): void {
    unkept = null;
    try {
      localStorage.removeItem(key);
    } catch (refusal) {
      console.info('This browser kept no session.', refusal);
    }
    tell();
  },

  /** Hears of every change, here and in other tabs; the answer stops it. */
  subscribe(listener: () => void): () => void {
    const hear = (event: StorageEvent) => {
      if (event.key === key || event.key === null) listener();
    };
    listeners.add(listener);
    window.addEventListener('storage', hear);
    return () => {
      listeners.delete(listener);
      window.removeEventListener('storage', hear);
    };
  },
};

function tell() {
  for (const listener of listeners) listener();
}
