import { toLine } from '../customer/customer.rules.ts';

/** What names one flight to the office: airport codes and the airline's short name. */
export interface FlightCodes {
  departureCode: string;
  arrivalCode: string;
  airlineShortName: string;
}

/** An edit may name any of them. */
export type FlightCodesInput = { [Code in keyof FlightCodes]?: string | null };

const names = ['departureCode', 'arrivalCode', 'airlineShortName'] as const;

/**
 * The flight that an edit wants the booking linked to: none when nothing is given but what it is linked to already, and
 * 'incomplete' when something else is given but not all three (design, section 6).
 */
export function wantedFlight(
  linked: FlightCodes,
  given: FlightCodesInput,
): FlightCodes | 'incomplete' | undefined {
  const wanted = {
    departureCode: toCode(given.departureCode),
    arrivalCode: toCode(given.arrivalCode),
    airlineShortName: toLine(given.airlineShortName ?? ''),
  };
  const differs = names.some((name) => wanted[name] !== '' && !isSame(wanted[name], linked[name]));
  if (!differs) return undefined;
  return names.every((name) => wanted[name] !== '') ? wanted : 'incomplete';
}

/** Codes and names are the same whatever their case. */
const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

const toCode = (given: string | null | undefined) => toLine(given ?? '').toUpperCase();
