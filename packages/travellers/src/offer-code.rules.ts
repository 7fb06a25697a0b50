import type { Search } from './search/search.rules.ts';
import { type TravelClass, travelClasses } from './travel-class.rules.ts';

/** An offer that a code names; several flights may have the same end of an id, which is random. */
export type CodedOffer = {
  /** The last eight hexadecimal digits of the flight's id. */
  idEnd: string;
  /** The departure’s, 1 to 12. */
  month: number;
  travelClass: TravelClass;
  tripType: Search['tripType'];
};

/** 32 characters, none of which looks like another: without 0, O, 1 and I. */
const alphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const digits = 8;
const ids = 2 ** 32;
const tripTypes = ['roundTrip', 'oneWay'] as const;
/** The months, classes and trip types in one number. */
const kinds = 12 * travelClasses.length * tripTypes.length;

/** The code to read out on the phone, in two groups of four: 'CQ7K-3M9X'. Nothing is stored for it. */
export function offerCode({
  flightId,
  month,
  travelClass,
  tripType,
}: Omit<CodedOffer, 'idEnd'> & { flightId: string }): string {
  const kind =
    ((month - 1) * travelClasses.length + travelClasses.indexOf(travelClass)) * tripTypes.length +
    tripTypes.indexOf(tripType);
  const number = kind * ids + Number.parseInt(flightId.slice(-8), 16);
  const code = Array.from(
    { length: digits },
    (_, place) =>
      alphabet[Math.floor(number / alphabet.length ** (digits - 1 - place)) % alphabet.length],
  ).join('');
  return `${code.slice(0, 4)}-${code.slice(4)}`;
}

/** Undefined for a text that is no code; spaces, dashes and lower case do not matter. */
export function parseOfferCode(typed: string): CodedOffer | undefined {
  const code = typed.toUpperCase().replace(/[\s-]/g, '');
  const values = Array.from(code, (character) => alphabet.indexOf(character));
  if (values.length !== digits || values.includes(-1)) return undefined;
  const number = values.reduce((sum, value) => sum * alphabet.length + value, 0);
  const kind = Math.floor(number / ids);
  if (kind >= kinds) return undefined;
  const fare = Math.floor(kind / tripTypes.length);
  return {
    idEnd: (number % ids).toString(16).padStart(8, '0'),
    month: Math.floor(fare / travelClasses.length) + 1,
    travelClass: travelClasses[fare % travelClasses.length] ?? 'economy',
    tripType: tripTypes[kind % tripTypes.length] ?? 'roundTrip',
  };
}
