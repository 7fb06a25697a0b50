import { type FlightIndex } from './flight-index.ts';
import { type Slots } from './flight-lists.ts';
import { type OfferFilter } from './offer-search.ts';
import { type Ordinals } from './ordinals.ts';

type Ends = Pick<OfferFilter, 'from' | 'to'>;

/** The fewest flights that have all flights between the ends, or of the airlines; all flights without either. */
export function narrowed(
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

/** Whether a flight is between the ends. */
export function isBetween(index: FlightIndex, { from, to }: Ends): (slot: number) => boolean {
  const departs = isAmong(index.airports, from);
  const arrives = isAmong(index.airports, to);
  return (slot) =>
    departs(index.columns.departures[slot] ?? 0) && arrives(index.columns.arrivals[slot] ?? 0);
}

/** Whether an ordinal is of one of the ids; without ids all are. */
export function isAmong(
  ordinals: Ordinals,
  ids: readonly string[] | null,
): (ordinal: number) => boolean {
  if (!ids) return () => true;
  const flags = new Uint8Array(ordinals.length);
  for (const ordinal of ordinals.of(ids)) flags[ordinal] = 1;
  return (ordinal) => flags[ordinal] === 1;
}
