import { monthOf, shortMonthName } from '@larkfare/london-dates';
import type { PageDescription } from '@larkfare/remote-contract';
import { type Search, toSearchParams } from '@larkfare/travellers';
import { formatPounds } from '@larkfare/ui-kit';
import { resultsTitle } from './flight-words.rules.ts';

type End = { locationName: string };

type Result = {
  items: readonly { departureAirport: End; arrivalAirport: End; departureDate: string }[];
  quickChoices: { cheapestPence: number } | null;
};

/** Words for the picture of a search that is shared. The names are the catalogue's: typed text may be anything. */
export function sharedWords(
  { from, fromId, to, toId, tripType, departureDate, returnDate, travelClass }: Search,
  { items, quickChoices: best }: Result,
): PageDescription['share'] {
  const start = (from || fromId) && onlyName(items.map((offer) => offer.departureAirport));
  const end = (to || toId) && onlyName(items.map((offer) => offer.arrivalAirport));
  const [first] = items;
  if (!first || (!start && !end)) return undefined;
  const places = { ...(fromId ? { fromId } : { from }), ...(toId ? { toId } : { to }) };
  const trip = { tripType, ...places, departureDate, returnDate, travelClass };
  const month = shortMonthName(monthOf(first.departureDate));
  return {
    path: `/search?${toSearchParams(trip).toString()}`,
    title: start && end ? `${start} to ${end}` : resultsTitle({ from: start, to: end }),
    ...(best && {
      price: `from ${formatPounds(best.cheapestPence)} ${tripType === 'oneWay' ? 'one way' : 'return'}, ${month}`,
    }),
  };
}

/** The name that all of them have, or else none. */
const onlyName = (ends: readonly End[]): string => {
  const [name = '', ...others] = new Set(ends.map(({ locationName }) => locationName));
  return others.length ? '' : name;
};
