import type { LocalDate } from '@larkfare/london-dates';
import type { FlightSearchInput } from './flight-search.generated.ts';
import type { PagedSearch } from '@larkfare/travellers';
import { travelDates } from './travel-dates.rules.ts';

/** A search as the catalogue's input; text counts only where nothing was picked. */
export function toSearchInput(search: PagedSearch, today: LocalDate): FlightSearchInput {
  const { departureDate, returnDate } = travelDates(search, today);
  return {
    ...toRouteInput(search),
    departureDate,
    returnDate,
    flexDepartDays: search.flexDepartDays,
    flexReturnDays: search.tripType === 'roundTrip' ? search.flexReturnDays : 0,
    minPricePence: toPence(search.minPrice),
    maxPricePence: toPence(search.maxPrice),
    order: search.sort,
    page: search.page,
  };
}

/** Input of the months' lowest prices: nothing that changes from page to page. */
export function toRouteInput(search: PagedSearch): FlightSearchInput {
  return {
    tripType: search.tripType,
    ...placeInput('from', search),
    ...placeInput('to', search),
    airlines: search.airlines,
    travelClass: search.travelClass,
    directOnly: search.directOnly,
  };
}

/** The same for two searches that differ in filters, order or page only. */
export const tripKey = ({
  airlines: _airlines,
  directOnly: _directOnly,
  minPricePence: _minPricePence,
  maxPricePence: _maxPricePence,
  order: _order,
  page: _page,
  ...trip
}: FlightSearchInput): string => JSON.stringify(trip);

/** A search that names neither end is not about a route, and has no cheapest month. */
export const hasRoute = (search: PagedSearch): boolean =>
  [search.from, search.to, search.fromId, search.toId].some(Boolean);

function placeInput(end: 'from' | 'to', search: PagedSearch): FlightSearchInput {
  const id = end === 'from' ? search.fromId : search.toId;
  if (id) return end === 'from' ? { fromId: id } : { toId: id };
  const text = search[end].trim();
  return text ? { [end]: text } : {};
}

const toPence = (pounds: number | undefined) => (pounds === undefined ? undefined : pounds * 100);
