import type { Search } from '../features/search-form/search-form.rules.ts';

const classNames: Record<Search['travelClass'], string> = {
  economy: '',
  'premium-economy': 'premium economy',
  business: 'business',
  first: 'first',
};

/** What a search asked for that prices do not know of: it is asked for again in the booking's extra details. */
export const wishesText = ({ travelClass }: Pick<Search, 'travelClass'>): string =>
  classNames[travelClass] && `Travel class: ${classNames[travelClass]}.`;

/** What a quote need not ask for again. Of several airlines none is preferred. */
export const toKnownTrip = (search: Search) => ({
  tripType: search.tripType,
  from: search.from,
  to: search.to,
  departureDate: search.depart,
  returnDate: search.ret,
  adults: search.adults,
  children: search.children,
  infants: search.infant,
  preferredAirlineId: search.airlineIds.length === 1 ? (search.airlineIds[0] ?? '') : '',
  extraDetails: wishesText(search),
});
