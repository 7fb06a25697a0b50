import type { LocalDate } from '@larkfare/london-dates';
import { travelClasses, type TravelClass } from '@larkfare/travellers';

/** Finds a flight's offer again. */
export type KeptOffer = {
  flightId: string;
  tripType: 'roundTrip' | 'oneWay';
  travelClass: TravelClass;
  departureDate: LocalDate;
  returnDate: LocalDate | null;
};

/** An offer that a visitor keeps, and its price at that time for one traveller. */
export type KeptFlight = { offer: KeptOffer; pence: number };

/** Takes those fields from an offer on a card. */
export const keptOffer = ({
  flightId,
  tripType,
  travelClass,
  departureDate,
  returnDate,
}: KeptOffer): KeptOffer => ({ flightId, tripType, travelClass, departureDate, returnDate });

const mostKept = 20;

export const offerKey = ({ flightId, travelClass, departureDate, returnDate }: KeptOffer) =>
  [flightId, travelClass, departureDate, returnDate ?? ''].join(' ');

/** Without the flight if it is there, and with it in the first place if it is not. */
export function toggled(kept: readonly KeptFlight[], flight: KeptFlight): KeptFlight[] {
  const others = kept.filter(({ offer }) => offerKey(offer) !== offerKey(flight.offer));
  return others.length < kept.length ? others : [flight, ...others].slice(0, mostKept);
}

/** Reads the stored flights that are valid and have not departed. */
export function keptAhead(stored: string | null, today: LocalDate): KeptFlight[] {
  try {
    const kept: unknown = JSON.parse(stored ?? '[]');
    return Array.isArray(kept) ? kept.filter((flight) => isKept(flight, today)) : [];
  } catch (problem) {
    console.info('The kept flights could not be read.', problem);
    return [];
  }
}

function isKept(flight: unknown, today: LocalDate): flight is KeptFlight {
  const { offer, pence } = Object(flight);
  const { flightId, tripType, travelClass, departureDate, returnDate } = Object(offer);
  return (
    typeof flightId === 'string' &&
    (tripType === 'oneWay' || tripType === 'roundTrip') &&
    travelClasses.includes(travelClass) &&
    typeof departureDate === 'string' &&
    departureDate > today &&
    (returnDate === null || typeof returnDate === 'string') &&
    Number.isInteger(pence)
  );
}

/** 'It was £426.00 when you saved it.', once the price has changed. */
export const priceChange = (before: number, now: number, format: (pence: number) => string) =>
  before === now ? undefined : `It was ${format(before)} when you saved it.`;
