import type { Contribution } from '@larkfare/remote-cli/registry-api';

/** In the words of the office. */
export const slotNames: Record<string, string | undefined> = {
  'home-section': 'Section of the home page',
  'result-action': 'Beside each flight in the results',
  'airline-section': 'Section of an airline’s page',
  'locations-section': 'Section of a region’s page',
  'footer-column': 'Column of the footer',
  'navigation-entry': 'Entry of the navigation',
};

/** One contribution before the one that it follows. */
export function moved(contributions: readonly Contribution[], remote: string): Contribution[] {
  const place = contributions.findIndex((each) => each.remote === remote);
  const next = [...contributions];
  next.splice(Math.max(0, place - 1), 0, ...next.splice(place, 1));
  return next;
}
