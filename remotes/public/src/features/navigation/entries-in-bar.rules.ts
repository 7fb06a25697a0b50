import type { NavigationEntry } from '@larkfare/remote-contract';

/** At 1024 px, beside the site's own pages: one of the longest labels (20 characters), or two short ones. */
const roomInBar = 23;
/** The width of the space around a label. */
const spaceAround = 3;

/** The first of the contributed entries for which the bar has room in one line, whatever the others are. */
export function entriesInBar(entries: NavigationEntry[]): NavigationEntry[] {
  let width = 0;
  const end = entries.findIndex(({ label }) => (width += label.length + spaceAround) > roomInBar);
  return end < 0 ? entries : entries.slice(0, end);
}
