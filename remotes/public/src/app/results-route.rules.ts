import { travelClassNames, type Search } from '@larkfare/travellers';

/** Parameters without a field in a quote request. */
export const wishesText = ({ travelClass }: Pick<Search, 'travelClass'>): string =>
  travelClass === 'economy' ? '' : `Travel class: ${travelClassNames[travelClass].toLowerCase()}.`;

/** A price alert watches a route, so the search has to name both ends. */
export const canWatch = ({ from, to }: Pick<Search, 'from' | 'to'>): boolean =>
  from.trim() !== '' && to.trim() !== '';

/** Nothing else of the search goes into a booking. */
export const toTravellers = ({ adults, children, infants }: Search) => ({
  adults,
  children,
  infants,
});

/** Values that a quote takes from the search. Among several airlines none is preferred. */
export const toTripDetails = (search: Search) => ({
  tripType: search.tripType,
  from: search.from,
  to: search.to,
  departureDate: search.departureDate,
  returnDate: search.returnDate,
  adults: search.adults,
  children: search.children,
  infants: search.infants,
  preferredAirlineId: search.airlines.length === 1 ? (search.airlines[0] ?? '') : '',
  extraDetails: wishesText(search),
});
