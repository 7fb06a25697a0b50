const minuteMs = 60_000;
/** Enough for an office behind one network, too few for a flood. */
const maxPerNetworkPerMinute = 30;

/**
 * Accepts a visitor's identical report once a minute, and at most 30 reports a minute from one network.
 * Keeps only the current minute in memory.
 */
export function reportRateLimit() {
  let minute = 0;
  let seen = new Set<string>();
  let byNetwork = new Map<string, number>();

  return (report: { network: string; visitor: string; about: string; nowMs: number }): boolean => {
    const { network, visitor, about, nowMs } = report;
    const now = Math.floor(nowMs / minuteMs);
    if (now !== minute) [minute, seen, byNetwork] = [now, new Set(), new Map()];
    const key = JSON.stringify([network, visitor, about]);
    const count = byNetwork.get(network) ?? 0;
    if (seen.has(key) || count >= maxPerNetworkPerMinute) return false;
    seen.add(key);
    byNetwork.set(network, count + 1);
    return true;
  };
}
