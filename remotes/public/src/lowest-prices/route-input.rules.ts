import type { PagedSearch, Search } from '@larkfare/travellers';
import type { LowestPricesQueryVariables } from './lowest-prices.generated.ts';

type Route = Search &
  Pick<PagedSearch, 'departureAirports' | 'arrivalAirports' | 'stops' | 'maxHours'>;
type RouteInput = LowestPricesQueryVariables['input'];

/** Input of the months' lowest prices: nothing that changes with dates or from page to page. */
export function toRouteInput(search: Route): RouteInput {
  return {
    tripType: search.tripType,
    ...placeInput('from', search),
    ...placeInput('to', search),
    airlines: search.airlines,
    travelClass: search.travelClass,
    directOnly: search.directOnly,
    departureAirports: search.departureAirports,
    arrivalAirports: search.arrivalAirports,
    stops: search.stops,
    maxMinutes: search.maxHours && search.maxHours * 60,
  };
}

/** A search that names neither end is not about a route, and has no cheapest month. */
export const hasRoute = (search: Search): boolean =>
  [search.from, search.to, search.fromId, search.toId].some(Boolean);

function placeInput(end: 'from' | 'to', search: Search): RouteInput {
  const id = end === 'from' ? search.fromId : search.toId;
  if (id) return end === 'from' ? { fromId: id } : { toId: id };
  const text = search[end].trim();
  return text ? { [end]: text } : {};
}
