import { stopsChoices } from '@larkfare/travellers';
import { type FlightIndex } from './flight-index.ts';
import { type Slots } from './flight-lists.ts';
import { type ChosenAirports, type OfferFilter } from './offer-search.ts';
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

/** Visits the flights of the lists between the ends. */
export function forEachFlight(
  index: FlightIndex,
  lists: readonly Slots[],
  { from, to }: Ends,
  visit: (slot: number) => void,
): void {
  const { departures, arrivals } = index.columns;
  const departs = flagsOf(index.airports, from);
  const arrives = flagsOf(index.airports, to);
  for (const { slots, count } of lists)
    for (let at = 0; at < count; at += 1) {
      const slot = slots[at] ?? 0;
      if (departs && !departs[departures[slot] ?? 0]) continue;
      if (arrives && !arrives[arrivals[slot] ?? 0]) continue;
      visit(slot);
    }
}

/** A bit for each filter that has choices. */
export const missing = { price: 1, airline: 2, departure: 4, arrival: 8, stops: 16, minutes: 32 };

/** The bits of the filters that a flight does not fit; a flight counts as a choice of the only filter that it misses. */
export function missedBy(
  index: FlightIndex,
  { airlines: airlineIds, stops: chosen, maxMinutes, tripType }: Omit<OfferFilter, keyof Ends>,
  airports?: ChosenAirports,
): (slot: number) => number {
  const { airlines, departures, arrivals, stops } = index.columns;
  const fitsAirline = flagsOf(index.airlines, airlineIds);
  const departs = flagsOf(index.airports, airports?.departureAirports);
  const arrives = flagsOf(index.airports, airports?.arrivalAirports);
  const fitsStops = chosen && Uint8Array.from(stopsChoices, (each) => +chosen.includes(each));
  const most = maxMinutes ?? Infinity;
  if (!fitsAirline && !departs && !arrives && !fitsStops && most === Infinity) return () => 0;
  const longerMinutes = index.longerMinutesOf(tripType);
  return (slot) =>
    (fitsAirline && !fitsAirline[airlines[slot] ?? 0] ? missing.airline : 0) |
    (departs && !departs[departures[slot] ?? 0] ? missing.departure : 0) |
    (arrives && !arrives[arrivals[slot] ?? 0] ? missing.arrival : 0) |
    (fitsStops && !fitsStops[stopsChoice(stops[slot] ?? 0)] ? missing.stops : 0) |
    (most < Infinity && longerMinutes(slot) > most ? missing.minutes : 0);
}

/** The choice of stops that a flight belongs to. */
export const stopsChoice = (stops: number): number => Math.min(stops, 2);

/** A flag for each ordinal of the ids; undefined, for all ordinals, without ids. */
function flagsOf(ordinals: Ordinals, ids: readonly string[] | null | undefined) {
  if (!ids) return undefined;
  const flags = new Uint8Array(ordinals.length);
  for (const ordinal of ordinals.of(ids)) flags[ordinal] = 1;
  return flags;
}
