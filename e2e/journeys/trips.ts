import { addDays, londonToday } from '@larkfare/london-dates';

export const today = londonToday(new Date());
/** Far enough ahead for every trip that the journeys search for. */
export const depart = addDays(today, 45);
export const ret = addDays(depart, 7);

/** A results screen for a round trip on the usual dates; parameters add to it or replace it. */
export const resultsAddress = (
  parameters: Record<string, string> = {},
  path: '/search' | '/search-results' | '/tickets' = '/search',
) => `${path}?${new URLSearchParams({ depart, ret, ...parameters })}`;
