/** The browser's storage for this site or for one tab, which never throws. */
interface BrowserStorage {
  get(key: string): string | null;
  /** @returns whether the browser stored it; otherwise it is in memory while the page is open */
  set(key: string, value: string): boolean;
  remove(key: string): void;
  /** Called after every change of the key, in this tab and in others. @returns a function that unsubscribes */
  subscribe(key: string, listener: () => void): () => void;
}

/**
 * Guards one storage: a browser may forbid even reading `window.localStorage` (blocked cookies, a sandboxed frame) or
 * refuse to write (a full disk, a private window), and the server has none.
 */
function browserStorage(area: 'localStorage' | 'sessionStorage'): BrowserStorage {
  const memory = new Map<string, string>();
  const listeners = new Set<{ key: string; listener: () => void }>();

  function attempt<Result>(access: (storage: Storage) => Result): Result | undefined {
    try {
      return typeof window === 'undefined' ? undefined : access(window[area]);
    } catch (refusal) {
      console.info(`The browser refuses ${area}; it is replaced by memory.`, refusal);
      return undefined;
    }
  }
  function notify(key: string) {
    for (const each of listeners) if (each.key === key) each.listener();
  }

  return {
    get: (key) => memory.get(key) ?? attempt((storage) => storage.getItem(key)) ?? null,

    set(key, value) {
      const isStored = attempt((storage) => {
        storage.setItem(key, value);
        return true;
      });
      if (isStored) memory.delete(key);
      else memory.set(key, value);
      notify(key);
      return isStored === true;
    },

    remove(key) {
      memory.delete(key);
      attempt((storage) => storage.removeItem(key));
      notify(key);
    },

    subscribe(key, listener) {
      const entry = { key, listener };
      // The key is null when a tab has cleared the whole storage.
      const handleStorage = (event: StorageEvent) => {
        if (event.key !== key && event.key !== null) return;
        memory.delete(key);
        listener();
      };
      listeners.add(entry);
      window.addEventListener('storage', handleStorage);
      return () => {
        listeners.delete(entry);
        window.removeEventListener('storage', handleStorage);
      };
    },
  };
}

/** For this site, in all tabs. */
export const siteStorage = browserStorage('localStorage');

/** For this tab, until it is closed. */
export const tabStorage = browserStorage('sessionStorage');
