import { createLog } from '../log/log.ts';
import { coalesced } from '../waiting/coalesced.ts';

/** How much of a limit an address has used. */
export interface Usage {
  limit: string;
  address: string;
  used: number;
  /** When the address's window ends, in epoch milliseconds. */
  endsAtMs: number;
}

/** Adds what was used at this server to what was used at the others. @returns the sums of all, in any order */
export type ShareUsage = (usage: readonly Usage[]) => Promise<Usage[]>;

interface Window extends Usage {
  /** Amount that was used here since the last exchange. */
  unshared: number;
}

export interface UsageCounter {
  /** @returns what the address has used in its window: at this server until now, at others until the last exchange */
  add(limit: string, address: string, amount?: number): Usage;
  /** Resolves once what was used here is shared, or could not be. */
  exchange(): Promise<void>;
  close(): void;
}

const windowMs = 60_000;
const exchangeEveryMs = 1000;
/** About 10 MB; the oldest window is evicted first. */
const windowsAtMost = 50_000;
/** A proxy of the operator's could pass on any text. */
const addressLengthAtMost = 100;

const log = createLog('rate-limit');

/**
 * Counts in memory, a minute for each limit and address from its first use on, and exchanges the counts with other
 * servers every second: no request waits for that, and none fails when it fails.
 */
export function usageCounter(share?: ShareUsage): UsageCounter {
  const windows = new Map<string, Window>();
  const keyOf = ({ limit, address }: Pick<Usage, 'limit' | 'address'>) => `${limit} ${address}`;
  const changed = new Set<Window>();
  let hasFailed = false;

  function windowOf(limit: string, address: string) {
    const key = keyOf({ limit, address });
    const nowMs = Date.now();
    const current = windows.get(key);
    if (current && current.endsAtMs > nowMs) return current;
    const window = { limit, address, used: 0, unshared: 0, endsAtMs: nowMs + windowMs };
    windows.delete(key);
    windows.set(key, window);
    const [oldest = key] = windows.keys();
    if (windows.size > windowsAtMost) windows.delete(oldest);
    return window;
  }

  const exchange = coalesced(async () => {
    const nowMs = Date.now();
    const sent = [...changed]
      .filter(({ endsAtMs }) => endsAtMs > nowMs)
      .map(({ unshared, ...window }) => ({ ...window, used: unshared }));
    for (const window of changed) window.unshared = 0;
    changed.clear();
    if (!share || sent.length === 0) return;
    try {
      for (const sum of await share(sent)) {
        const window = windows.get(keyOf(sum));
        if (window)
          Object.assign(window, { used: sum.used + window.unshared, endsAtMs: sum.endsAtMs });
      }
      hasFailed = false;
    } catch (problem) {
      for (const each of sent) {
        const window = windows.get(keyOf(each));
        if (window?.endsAtMs !== each.endsAtMs) continue;
        window.unshared += each.used;
        changed.add(window);
      }
      if (!hasFailed) log.warn({ err: problem }, 'rate limits are not shared with other servers');
      hasFailed = true;
    }
  });

  const timer = setInterval(() => void exchange(), exchangeEveryMs).unref();
  return {
    add(limit, address, amount = 1) {
      const window = windowOf(limit, address.slice(0, addressLengthAtMost));
      window.used += amount;
      window.unshared += amount;
      changed.add(window);
      return window;
    },
    exchange,
    close: () => clearInterval(timer),
  };
}
