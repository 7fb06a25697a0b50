import type { LocalDate } from '@larkfare/london-dates';
import type { FlightSearchInput } from './flight-search.generated.ts';
import type { PagedSearch, Sort } from '@larkfare/travellers';
import { hasRoute, toRouteInput } from '../../lowest-prices/route-input.rules.ts';
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
    order: sortOf(search),
    page: search.page,
  };
}

/** The order of the list. Without a place to fly from or to, no flight is recommended, and the cheapest come first. */
export const sortOf = (search: PagedSearch): Sort =>
  search.sort === 'recommended' && !hasRoute(search) ? 'price' : search.sort;

/** The same for two searches that differ in filters, order or page only. */
export const tripKey = ({
  airlines: _airlines,
  directOnly: _directOnly,
  departureAirports: _departureAirports,
  arrivalAirports: _arrivalAirports,
  stops: _stops,
  maxMinutes: _maxMinutes,
  minPricePence: _minPricePence,
  maxPricePence: _maxPricePence,
  order: _order,
  page: _page,
  ...trip
}: FlightSearchInput): string => JSON.stringify(trip);

const toPence = (pounds: number | undefined) => (pounds === undefined ? undefined : pounds * 100);
