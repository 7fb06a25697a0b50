import { toLine } from '../customer/customer.rules.ts';

/** Airport codes and the airline's short name identify one flight. */
export interface FlightCodes {
  departureCode: string;
  arrivalCode: string;
  airlineShortName: string;
}

/** An edit may contain any of them. */
export type FlightCodesInput = { [Code in keyof FlightCodes]?: string | null };

const names = ['departureCode', 'arrivalCode', 'airlineShortName'] as const;

/**
 * The flight that an edit links the booking to: undefined when the codes are absent or those of the linked flight, and
 * 'incomplete' when another flight has not all three codes (design, section 6).
 */
export function flightToLink(
  linked: FlightCodes,
  input: FlightCodesInput,
): FlightCodes | 'incomplete' | undefined {
  const codes = {
    departureCode: toLine(input.departureCode ?? '').toUpperCase(),
    arrivalCode: toLine(input.arrivalCode ?? '').toUpperCase(),
    airlineShortName: toLine(input.airlineShortName ?? ''),
  };
  const differs = names.some((name) => codes[name] !== '' && !isSame(codes[name], linked[name]));
  if (!differs) return undefined;
  return names.every((name) => codes[name] !== '') ? codes : 'incomplete';
}

/** Codes and names are the same whatever their case. */
const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();
