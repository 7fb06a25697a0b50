const minuteMs = 60_000;
/** Reports of one network in a minute: an office of visitors behind it, and no flood. */
const atMost = 30;

/**
 * Lets a visitor count once a minute for the same thing, and one network no more than 30 times for everything.
 * It remembers the minute that runs and nothing else.
 */
export function heardOnce() {
  let minute = 0;
  let heard = new Set<string>();
  let byNetwork = new Map<string, number>();

  return (report: { network: string; visitor: string; about: string; nowMs: number }): boolean => {
    const { network, visitor, about, nowMs } = report;
    const now = Math.floor(nowMs / minuteMs);
    if (now !== minute) [minute, heard, byNetwork] = [now, new Set(), new Map()];
    const key = JSON.stringify([network, visitor, about]);
    const before = byNetwork.get(network) ?? 0;
    if (heard.has(key) || before >= atMost) return false;
    heard.add(key);
    byNetwork.set(network, before + 1);
    return true;
  };
}
