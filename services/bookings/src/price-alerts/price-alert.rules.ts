import { type FieldProblem } from '@larkfare/data-kit/refusals';
import {
  addDays,
  addMonths,
  earliestDeparture,
  isLocalDate,
  latestTravelDay,
  type LocalDate,
} from '@larkfare/london-dates';
import { isId, toProblems } from '@larkfare/text-rules';
import { toSearchParams } from '@larkfare/travellers';
import { toPounds } from '../bookings/booking-price.rules.ts';
import { emailProblem, placeProblem, toLine } from '../customer/customer.rules.ts';
import { type PriceAlert } from './price-alert.entity.ts';

export type PriceAlertRequest = Pick<
  PriceAlert,
  'email' | 'tripType' | 'travelClass' | 'from' | 'to'
> & {
  fromId?: string | null;
  toId?: string | null;
  month?: LocalDate | null;
  belowPence?: number | null;
};

/** Alerts of one address, confirmed or not. */
export const mostAlerts = 10;

/** An empty id is none. */
export const toPriceAlertRequest = (input: PriceAlertRequest) => ({
  email: toLine(input.email).toLowerCase(),
  tripType: input.tripType,
  travelClass: input.travelClass,
  from: toLine(input.from),
  to: toLine(input.to),
  fromId: input.fromId || null,
  toId: input.toId || null,
  month: input.month ?? null,
  belowPence: input.belowPence ?? null,
});

type Terms = ReturnType<typeof toPriceAlertRequest>;

export const priceAlertProblems = (terms: Terms, today: LocalDate): FieldProblem[] =>
  toProblems({
    email: emailProblem(terms.email),
    from: endProblem('where you are flying from', terms.from, terms.fromId),
    to: endProblem('where you are flying to', terms.to, terms.toId),
    month: monthProblem(terms.month, today),
    belowPence:
      terms.belowPence === null || (terms.belowPence > 0 && terms.belowPence <= mostPence)
        ? undefined
        : 'Enter a price from £1 to £100,000',
  });

const mostPence = 10_000_000;

/** Our mails repeat typed text to an address that has not confirmed it: it has no dots or slashes, and so no links. */
function endProblem(label: string, text: string, id: string | null): string | undefined {
  if (id !== null) return isId(id) ? undefined : `Choose ${label} from the list`;
  return (
    placeProblem(label, text) ??
    (/^[\p{L}\p{M}\p{N} ,()'’-]+$/u.test(text) ? undefined : `Choose ${label} from the list`)
  );
}

function monthProblem(month: LocalDate | null, today: LocalDate): string | undefined {
  if (month === null) return undefined;
  return isLocalDate(month) &&
    month.endsWith('-01') &&
    lastDayOf(month) >= earliestDeparture(today) &&
    month <= latestTravelDay(today)
    ? undefined
    : 'Choose one of the coming months';
}

const lastDayOf = (month: LocalDate) => addDays(addMonths(month, 1), -1);

/** The catalogue's input for the prices of a route. A pick counts before the text beside it. */
export const toRouteInput = ({
  tripType,
  travelClass,
  from,
  to,
  fromId,
  toId,
}: Omit<Terms, 'email' | 'month' | 'belowPence'>) => ({
  tripType: toTripName(tripType),
  travelClass,
  ...(fromId ? { fromId } : { from }),
  ...(toId ? { toId } : { to }),
});

interface MonthPrice {
  year: number;
  month: number;
  lowestPricePence: number | null;
}

/** The lowest price of the alert's month, or of any that can still be travelled in, with the first day that has it. */
export function lowestOf(
  months: readonly MonthPrice[],
  month: LocalDate | null,
  today: LocalDate,
): { pence: number; departure: LocalDate } | undefined {
  const earliest = earliestDeparture(today);
  const offered = months.flatMap(({ lowestPricePence: pence, ...each }) => {
    const first = `${each.year}-${String(each.month).padStart(2, '0')}-01`;
    if (pence === null || lastDayOf(first) < earliest || (month ?? first) !== first) return [];
    return [{ pence, departure: first < earliest ? earliest : first }];
  });
  return offered.toSorted((a, b) => a.pence - b.pence)[0];
}

/** A limit above the price of now would wait for nothing. */
export const limitProblem = (belowPence: number | null, pence: number): string | undefined =>
  belowPence !== null && pence < belowPence
    ? `The price is ${toPounds(pence)} already. Enter a lower one, or leave this empty`
    : undefined;

/** Whether the price of now is worth a mail: it is lower than the last one, if there was one, and low enough. */
export const isDrop = (
  { lastPricePence, belowPence }: Pick<PriceAlert, 'lastPricePence' | 'belowPence'>,
  pence: number,
): boolean => pence < (lastPricePence ?? Infinity) && (belowPence === null || pence < belowPence);

/** A round trip's price is the same whatever its length. */
const usualDays = 7;

/** The search for the alert's route, from that day on. */
export const searchPath = (
  { tripType, travelClass, from, to, fromId, toId }: PriceAlert,
  departure: LocalDate,
): string =>
  `/search?${toSearchParams({
    tripType: toTripName(tripType),
    from,
    fromId: fromId ?? '',
    to,
    toId: toId ?? '',
    departureDate: departure,
    returnDate: addDays(departure, usualDays),
    travelClass,
  }).toString()}`;

/** The name of a stored trip type in the API. */
const toTripName = (tripType: `${PriceAlert['tripType']}`): 'oneWay' | 'roundTrip' =>
  tripType === 'one-way' ? 'oneWay' : 'roundTrip';
