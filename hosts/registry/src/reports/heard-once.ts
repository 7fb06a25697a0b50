const minuteMs = 60_000;
/** Reports of one address in a minute: an office of visitors behind it, and no flood. */
const atMost = 30;

/**
 * Lets a visitor count once a minute for the same thing, and one address no more than 30 times for everything.
 * It remembers the minute that runs and nothing else.
 */
export function heardOnce() {
  let minute = 0;
  let heard = new Set<string>();
  let byAddress = new Map<string, number>();

  return (report: { address: string; visitor: string; about: string; nowMs: number }): boolean => {
    const { address, visitor, about, nowMs } = report;
    const now = Math.floor(nowMs / minuteMs);
    if (now !== minute) [minute, heard, byAddress] = [now, new Set(), new Map()];
    const key = JSON.stringify([address, visitor, about]);
    const before = byAddress.get(address) ?? 0;
    if (heard.has(key) || before >= atMost) return false;
    heard.add(key);
    byAddress.set(address, before + 1);
    return true;
  };
}
