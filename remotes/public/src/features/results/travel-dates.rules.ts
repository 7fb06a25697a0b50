import {
  formatLong,
  addDays,
  daysBetween,
  isLocalDate,
  tomorrow,
  type LocalDate,
} from '@larkfare/london-dates';
import type { ResultsSearch } from './results-search.ts';

type AskedDates = Pick<ResultsSearch, 'tripType' | 'depart' | 'ret'>;

export type TravelDates = {
  depart: LocalDate;
  /** Absent on a one-way trip. */
  ret?: LocalDate;
  /** Why these are not the dates of the address, if they are not. */
  note?: 'none-chosen' | 'passed';
};

/** How long a trip is taken to be while nobody has said. */
const usualDays = 7;

/** The dates that are searched for: those asked for, or the next that make sense, so every link shows something. */
export function travelDates({ tripType, depart, ret }: AskedDates, today: LocalDate): TravelDates {
  const earliest = tomorrow(today);
  if (!isLocalDate(depart))
    return { ...withReturn(tripType, earliest, usualDays), note: 'none-chosen' };
  const days = isLocalDate(ret) && ret > depart ? daysBetween(depart, ret) : usualDays;
  if (depart < earliest) return { ...withReturn(tripType, earliest, days), note: 'passed' };
  return withReturn(tripType, depart, days);
}

const withReturn = (tripType: AskedDates['tripType'], depart: LocalDate, days: number) =>
  tripType === 'round-trip' ? { depart, ret: addDays(depart, days) } : { depart };

/** 'Tue, 8 Dec to Tue, 15 Dec 2026': the year once where it is the same. */
export function datesText({ depart, ret }: TravelDates): string {
  if (!ret) return formatLong(depart);
  const first = formatLong(depart);
  return `${depart.slice(0, 4) === ret.slice(0, 4) ? first.slice(0, -5) : first} to ${formatLong(ret)}`;
}
