import { fromEnGb, isLocalDate, toEnGb } from '@larkfare/london-dates';
import { maxTravellers } from '@larkfare/travellers';
import { emptySearch, travelClassNames, type Search } from './search-form.rules.ts';

/** How a search stands in an address: written and read here and nowhere else (specification, sections 2 and 5). */

/** A search with what the results screen narrows and orders it by. */
export type SearchOnPage = Search & {
  /** Whole pounds. */
  minPrice?: number;
  maxPrice?: number;
  sort: Sort;
  page: number;
};

export const sorts = ['recommended', 'price', 'duration', 'stops'] as const;
export type Sort = (typeof sorts)[number];

/** The query string of /search. Empty, false and empty-list values are left out. */
export function toSearchParams(search: Search & Partial<SearchOnPage>): URLSearchParams {
  const params = new URLSearchParams();
  const add = (name: string, value: string | number | boolean | undefined) => {
    if (value !== undefined && value !== '' && value !== false) params.append(name, String(value));
  };
  add('tripType', search.tripType);
  add('from', search.from.trim());
  add('from_id', search.fromId);
  add('to', search.to.trim());
  add('to_id', search.toId);
  add('depart', search.depart);
  add('ret', search.tripType === 'round-trip' ? search.ret : '');
  add('adults', search.adults);
  add('children', search.children);
  add('infant', search.infant);
  add('flexDepart', search.flexDepart);
  add('flexReturn', search.tripType === 'round-trip' ? search.flexReturn : '');
  search.airlineIds.forEach((id) => add('airlines_id', id));
  add('directFlights', search.directFlights);
  add('travelClass', search.travelClass);
  add('minPrice', search.minPrice);
  add('maxPrice', search.maxPrice);
  if (search.sort !== 'recommended') add('sort', search.sort);
  if (search.page !== undefined && search.page > 1) add('page', search.page);
  return params;
}

/**
 * The query string of /search-results, as the About and Pay Later forms build it: what the specification names for it,
 * and the rest of the search as /search has it.
 */
export function toSearchResultsParams(search: Search): URLSearchParams {
  const named = {
    type: search.tripType,
    from: search.from.trim(),
    to: search.to.trim(),
    date: isLocalDate(search.depart) ? toEnGb(search.depart) : '',
    airlines: search.airlineIds.join(','),
  };
  const params = new URLSearchParams(Object.entries(named).filter(([, value]) => value !== ''));
  for (const [name, value] of toSearchParams(search))
    if (!namedOtherwise.has(name)) params.append(name, value);
  return params;
}

/** Parameters of /search that /search-results has under the names above. */
const namedOtherwise = new Set(['tripType', 'from', 'to', 'depart', 'airlines_id']);

/** Reads an address of any of the results screens; what makes no sense is read as not being there. */
export function parseSearchParams(params: URLSearchParams): SearchOnPage {
  const text = (name: string) => (params.get(name) ?? '').trim();
  const count = (name: string, least: number, most: number) => wholeNumber(text(name), least, most);
  return {
    tripType: (text('tripType') || text('type')) === 'one-way' ? 'one-way' : 'round-trip',
    from: text('from'),
    to: text('to'),
    fromId: text('from_id'),
    toId: text('to_id'),
    depart: dateOf(text('depart')) || (fromEnGb(text('date')) ?? ''),
    ret: dateOf(text('ret')),
    adults: count('adults', 1, maxTravellers) ?? emptySearch.adults,
    children: count('children', 0, maxTravellers) ?? emptySearch.children,
    infant: count('infant', 0, maxTravellers) ?? emptySearch.infant,
    flexDepart: count('flexDepart', 0, 3) ?? emptySearch.flexDepart,
    flexReturn: count('flexReturn', 0, 3) ?? emptySearch.flexReturn,
    airlineIds: airlinesOf(params),
    directFlights: text('directFlights') === 'true',
    travelClass: travelClassNames.find((name) => name === text('travelClass')) ?? 'economy',
    minPrice: count('minPrice', 1, mostPounds),
    maxPrice: count('maxPrice', 1, mostPounds),
    sort: sorts.find((sort) => sort === text('sort')) ?? 'recommended',
    page: count('page', 1, Number.MAX_SAFE_INTEGER) ?? 1,
  };
}

/** Section 5: the upper bound of the price filter. */
const mostPounds = 100_000;

const dateOf = (text: string) => (isLocalDate(text) ? text : '');

/** Counts below their least are raised to it and above their most lowered, as the fields themselves do. */
function wholeNumber(text: string, least: number, most: number): number | undefined {
  if (!/^[+-]?\d+$/.test(text)) return undefined;
  return Math.min(Math.max(Number(text), least), most);
}

/** Repeated `airlines_id` of our own form, the comma list `airlines` of the others. */
const airlinesOf = (params: URLSearchParams): string[] => [
  ...new Set(
    [
      ...params.getAll('airlines_id'),
      ...params.getAll('airlines').flatMap((list) => list.split(',')),
    ]
      .map((id) => id.trim())
      .filter(Boolean),
  ),
];
