import { type FlightIndex } from './flight-index.ts';
import { type Slots } from './flight-lists.ts';
import { type OfferFilter } from './offer-search.ts';
import { type Ordinals } from './ordinals.ts';

type Ends = Pick<OfferFilter, 'from' | 'to'>;

/** The shortest lists that hold all flights between the ends, or of the airlines; all flights without either. */
export function flightLists(
  index: FlightIndex,
  { from, to, airlines }: Ends & Pick<OfferFilter, 'airlines'>,
): Slots[] {
  const departing = from && index.airports.of(from).map((ordinal) => index.from.of(ordinal));
  const arriving = to && index.airports.of(to).map((ordinal) => index.to.of(ordinal));
  if (departing && arriving) return countOf(departing) < countOf(arriving) ? departing : arriving;
  const between = departing ?? arriving;
  if (between) return between;
  return airlines
    ? index.airlines.of(airlines).map((ordinal) => index.by.of(ordinal))
    : index.from.all();
}

export const countOf = (lists: readonly Slots[]): number =>
  lists.reduce((total, { count }) => total + count, 0);

/** Visits the flights of the lists between the ends, only direct ones where the filter has that. */
export function forEachFlight(
  index: FlightIndex,
  lists: readonly Slots[],
  { from, to, directOnly }: Ends & Pick<OfferFilter, 'directOnly'>,
  visit: (slot: number) => void,
): void {
  const { departures, arrivals, stops } = index.columns;
  const departs = matchesIds(index.airports, from);
  const arrives = matchesIds(index.airports, to);
  for (const { slots, count } of lists)
    for (let at = 0; at < count; at += 1) {
      const slot = slots[at] ?? 0;
      if (directOnly && stops[slot]) continue;
      if (departs(departures[slot] ?? 0) && arrives(arrivals[slot] ?? 0)) visit(slot);
    }
}

/** Matches the ordinals of the ids; without ids all ordinals. */
export function matchesIds(
  ordinals: Ordinals,
  ids: readonly string[] | null,
): (ordinal: number) => boolean {
  if (!ids) return () => true;
  const flags = new Uint8Array(ordinals.length);
  for (const ordinal of ordinals.of(ids)) flags[ordinal] = 1;
  return (ordinal) => flags[ordinal] === 1;
}
