import { chosenStops, stopsChoices } from '@larkfare/travellers';

/** Specification §4: a return date exists for round trips only. */
export enum TripType {
  oneWay = 'oneWay',
  roundTrip = 'roundTrip',
}

export enum OfferOrder {
  recommended = 'recommended',
  price = 'price',
  duration = 'duration',
  stops = 'stops',
}

/** Flight results come 25 a page; specification §2, '25 placeholder cards while loading'. */
export const offersPerPage = 25;

/**
 * A search with no airport at either end would be about every flight there is. It is about this many of the month's
 * cheapest instead (forty pages), and about all flights of the airlines it names. One more is searched for, to report
 * whether there are more.
 */
export const openSearchAtMost = 1_000;

/** The choices of stops that a flight may be of; null for all. */
export function stopsFilter(input: { directOnly: boolean; stops?: number[] }): number[] | null {
  const requested = chosenStops(input);
  const chosen = stopsChoices.filter((stops) => requested.includes(stops));
  return chosen.length % stopsChoices.length ? chosen : null;
}

const poundPence = 100;
const highestBoundPence = 100_000 * poundPence;

export interface PriceBounds {
  minPricePence: number | null;
  maxPricePence: number | null;
}

/**
 * Specification §5, 'Price filter': each bound stays between £1 and £100,000, and a maximum below the minimum
 * pulls the minimum to £1 under it, but never under £1. A missing bound does not limit.
 */
export function priceBounds(requested: Partial<PriceBounds>): PriceBounds {
  const within = (pence: number | null | undefined) =>
    pence == null ? null : Math.min(Math.max(pence, poundPence), highestBoundPence);
  const minPricePence = within(requested.minPricePence);
  const maxPricePence = within(requested.maxPricePence);
  if (minPricePence === null || maxPricePence === null || maxPricePence >= minPricePence)
    return { minPricePence, maxPricePence };
  return { minPricePence: Math.max(maxPricePence - poundPence, poundPence), maxPricePence };
}
