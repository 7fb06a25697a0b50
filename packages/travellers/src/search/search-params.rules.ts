import { fromEnGb, isLocalDate, toEnGb } from '@larkfare/london-dates';
import { travelClasses, type TravelClass } from '../travel-class.rules.ts';
import { maxTravellers } from '../travellers.rules.ts';
import { emptySearch, mostHours, sorts, type PagedSearch, withStops } from './search.rules.ts';

/** How a search is represented in an address: written and read here and nowhere else (specification, sections 2 and 5). */

const tripTypes = { roundTrip: 'round-trip', oneWay: 'one-way' };

const travelClassOf = (name: string): TravelClass | undefined =>
  travelClasses.find((travelClass) => travelClassParam(travelClass) === name);

const travelClassParam = (travelClass: TravelClass | undefined) =>
  travelClass === 'premiumEconomy' ? 'premium-economy' : travelClass;

/**
 * The query string of /search for a complete search, or for the part that a link sets. Empty and false values are left
 * out.
 */
export function toSearchParams(search: Partial<PagedSearch>): URLSearchParams {
  const params = new URLSearchParams();
  const add = (name: string, value: string | number | boolean | undefined) => {
    if (value !== undefined && value !== '' && value !== false) params.append(name, String(value));
  };
  add('tripType', search.tripType && tripTypes[search.tripType]);
  add('from', search.from?.trim());
  add('from_id', search.fromId);
  add('to', search.to?.trim());
  add('to_id', search.toId);
  add('depart', search.departureDate);
  add('ret', search.tripType === 'roundTrip' ? search.returnDate : '');
  add('adults', search.adults);
  add('children', search.children);
  add('infant', search.infants);
  add('flexDepart', search.flexDepartDays);
  add('flexReturn', search.tripType === 'roundTrip' ? search.flexReturnDays : '');
  search.airlines?.forEach((id) => add('airlines_id', id));
  add('directFlights', search.directOnly);
  add('travelClass', travelClassParam(search.travelClass));
  search.departureAirports?.forEach((id) => add('from_airport_id', id));
  search.arrivalAirports?.forEach((id) => add('to_airport_id', id));
  if (!search.directOnly) search.stops?.forEach((stops) => add('stops', stops));
  add('maxHours', search.maxHours);
  add('minPrice', search.minPrice);
  add('maxPrice', search.maxPrice);
  if (search.sort !== 'recommended') add('sort', search.sort);
  if (search.page !== undefined && search.page > 1) add('page', search.page);
  return params;
}

/** The query string of /search-results: the specification's parameters, and those of /search for the rest. */
export function toSearchResultsParams(search: Partial<PagedSearch>): URLSearchParams {
  const { departureDate = '' } = search;
  const named = {
    type: search.tripType && tripTypes[search.tripType],
    from: search.from?.trim(),
    to: search.to?.trim(),
    date: isLocalDate(departureDate) ? toEnGb(departureDate) : '',
    airlines: search.airlines?.join(','),
  };
  const params = new URLSearchParams(
    Object.entries(named).flatMap(([name, value]) => (value ? [[name, value]] : [])),
  );
  for (const [name, value] of toSearchParams(search))
    if (!namedOtherwise.has(name)) params.append(name, value);
  return params;
}

/** Parameters of /search that /search-results has under the names above. */
const namedOtherwise = new Set(['tripType', 'from', 'to', 'depart', 'airlines_id']);

/** Reads the query string of any of the results screens. Values that make no sense are ignored. */
export function parseSearchParams(params: URLSearchParams): PagedSearch {
  const text = (name: string) => (params.get(name) ?? '').trim();
  const count = (name: string, least: number, most: number) => wholeNumber(text(name), least, most);
  return {
    tripType: (text('tripType') || text('type')) === 'one-way' ? 'oneWay' : 'roundTrip',
    from: text('from'),
    to: text('to'),
    fromId: text('from_id'),
    toId: text('to_id'),
    departureDate: dateOf(text('depart')) || (fromEnGb(text('date')) ?? ''),
    returnDate: dateOf(text('ret')),
    adults: count('adults', 1, maxTravellers) ?? emptySearch.adults,
    children: count('children', 0, maxTravellers) ?? emptySearch.children,
    infants: count('infant', 0, maxTravellers) ?? emptySearch.infants,
    flexDepartDays: count('flexDepart', 0, 3) ?? emptySearch.flexDepartDays,
    flexReturnDays: count('flexReturn', 0, 3) ?? emptySearch.flexReturnDays,
    airlines: airlinesOf(params),
    ...withStops(
      text('directFlights') === 'true' ? [0] : (idsOf(params, 'stops') ?? []).map(Number),
    ),
    travelClass: travelClassOf(text('travelClass')) ?? 'economy',
    departureAirports: idsOf(params, 'from_airport_id'),
    arrivalAirports: idsOf(params, 'to_airport_id'),
    maxHours: count('maxHours', 1, mostHours),
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

function idsOf(params: URLSearchParams, name: string): string[] | undefined {
  const ids = params.getAll(name).flatMap((id) => id.trim() || []);
  return ids.length > 0 ? [...new Set(ids)] : undefined;
}

/** Repeated `airlines_id` of our form, the comma list `airlines` of the others. */
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
