import type { LocalDate } from '@larkfare/london-dates';
import { parseSearchParams, type Search } from '@larkfare/travellers';

const mostKept = 3;

/** Query strings of /search, the newest first. */
export const withSearch = (kept: readonly string[], query: string): string[] =>
  [query, ...kept.filter((other) => other !== query)].slice(0, mostKept);

/** The kept searches whose departure has not passed. */
export const searchesAhead = (kept: readonly string[], today: LocalDate) =>
  kept
    .map((query): { query: string; search: Search } => ({
      query,
      search: parseSearchParams(new URLSearchParams(query)),
    }))
    .filter(({ search }) => search.from && search.to && search.departureDate > today);
