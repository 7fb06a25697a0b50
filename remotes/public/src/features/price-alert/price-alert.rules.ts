import {
  addMonths,
  earliestDeparture,
  isLocalDate,
  type LocalDate,
  monthNames,
  monthOf,
  yearOf,
} from '@larkfare/london-dates';
import { onlyProblems, type Problems } from '@larkfare/text-rules';
import { type Search, toNumber, toSearchParams, travelClassNames } from '@larkfare/travellers';
import { emailProblem } from '../../form/form.rules.ts';
import type { PriceAlertInput, PriceAlertTermsFragment } from './price-alert.generated.ts';

/** The trip of a search that an alert watches. */
export type WatchedTrip = Pick<
  Search,
  'tripType' | 'travelClass' | 'from' | 'fromId' | 'to' | 'toId' | 'departureDate'
>;

export type AlertDetails = {
  email: string;
  /** The first day of a month, empty for any. */
  month: string;
  /** Pounds as typed, empty for any drop. */
  belowPence: string;
};

export const emptyAlert: AlertDetails = { email: '', month: '', belowPence: '' };

export const alertProblems = (details: AlertDetails): Problems<AlertDetails> =>
  onlyProblems<AlertDetails>({
    email: emailProblem(details.email),
    belowPence:
      details.belowPence.trim() === '' || (toNumber(details.belowPence) ?? 0) >= 1
        ? undefined
        : 'Enter a price in pounds, such as 250',
  });

export const toAlertInput = (
  { tripType, travelClass, from, fromId, to, toId }: WatchedTrip,
  { email, month, belowPence }: AlertDetails,
): PriceAlertInput => ({
  email: email.trim(),
  tripType,
  travelClass,
  from,
  fromId: fromId || null,
  to,
  toId: toId || null,
  month: month || null,
  belowPence: belowPence.trim() === '' ? null : Math.round((toNumber(belowPence) ?? 0) * 100),
});

/** '2026-12-01' as 'December 2026'. */
export const monthText = (month: LocalDate): string =>
  `${monthNames[monthOf(month) - 1]} ${yearOf(month)}`;

/** The twelve months that have prices, after any. */
export function monthOptions(today: LocalDate) {
  const first = `${earliestDeparture(today).slice(0, 7)}-01`;
  const months = Array.from({ length: 12 }, (_, index) => addMonths(first, index));
  return [
    { value: '', label: 'Any month' },
    ...months.map((month) => ({ value: month, label: monthText(month) })),
  ];
}

/** The month of the search, where it has one with prices. */
export const monthOfSearch = ({ departureDate }: WatchedTrip, today: LocalDate): string => {
  const month = isLocalDate(departureDate) ? `${departureDate.slice(0, 7)}-01` : '';
  return monthOptions(today).some(({ value }) => value === month) ? month : '';
};

/** 'Round trip, Economy'. */
export const tripText = ({
  tripType,
  travelClass,
}: Pick<WatchedTrip, 'tripType' | 'travelClass'>): string =>
  `${tripType === 'oneWay' ? 'One way' : 'Round trip'}, ${travelClassNames[travelClass]}`;

/** The search for the trip of an alert. */
export const searchOf = (alert: PriceAlertTermsFragment, today: LocalDate): string => {
  const { tripType, travelClass, from, fromId, to, toId, month } = alert;
  const earliest = earliestDeparture(today);
  const search = toSearchParams({
    ...{ tripType, travelClass, from, to, fromId: fromId ?? '', toId: toId ?? '' },
    departureDate: month === null ? '' : month < earliest ? earliest : month,
  });
  return `/search?${search.toString()}`;
};
