const minuteMs = 60_000;
/** Enough for an office behind one network, too few for a flood. */
const maxPerNetworkPerMinute = 60;

/** Accepts at most 60 reports a minute from one network. Only the current minute is in memory. */
export function reportRateLimit() {
  let minute = 0;
  let byNetwork = new Map<string, number>();

  return (network: string, nowMs: number): boolean => {
    const now = Math.floor(nowMs / minuteMs);
    if (now !== minute) [minute, byNetwork] = [now, new Map()];
    const count = byNetwork.get(network) ?? 0;
    byNetwork.set(network, count + 1);
    return count < maxPerNetworkPerMinute;
  };
}
