import {
  addDays,
  bookableMonths,
  daysBetween,
  earliestDeparture,
  formatLong,
  isLocalDate,
  latestTravelDay,
  toEnGb,
  type LocalDate,
} from '@larkfare/london-dates';
import type { ResultsSearch } from './results-search.ts';

type AskedDates = Pick<ResultsSearch, 'tripType' | 'depart' | 'ret'>;

export type TravelDates = {
  depart: LocalDate;
  /** Absent on a one-way trip. */
  ret?: LocalDate;
  /** Why these are not the dates of the address, if they are not, or that nothing can be booked on them. */
  note?: 'none-chosen' | 'passed' | 'no-return' | 'return-too-early' | 'too-far';
};

/** How long a trip is taken to be while nobody has said. */
const usualDays = 7;

/** The dates that are searched for: those asked for, or the next that make sense, and why they are others. */
export function travelDates(asked: AskedDates, today: LocalDate): TravelDates {
  const dates = sensibleDates(asked, today);
  return (dates.ret ?? dates.depart) > latestTravelDay(today)
    ? { ...dates, note: 'too-far' }
    : dates;
}

function sensibleDates({ tripType, depart, ret }: AskedDates, today: LocalDate): TravelDates {
  const earliest = earliestDeparture(today);
  if (!isLocalDate(depart))
    return { ...withReturn(tripType, earliest, usualDays), note: 'none-chosen' };
  const days = isLocalDate(ret) && ret > depart ? daysBetween(depart, ret) : usualDays;
  if (depart < earliest) return { ...withReturn(tripType, earliest, days), note: 'passed' };
  const dates = withReturn(tripType, depart, days);
  if (tripType === 'one-way' || dates.ret === ret) return dates;
  return { ...dates, note: isLocalDate(ret) ? 'return-too-early' : 'no-return' };
}

/** What the visitor is told about dates that are not those of the address, or that cannot be booked. */
export function datesNote({ note, depart, ret }: TravelDates, today: LocalDate): string {
  const prices = `these are prices for ${ret ? `${toEnGb(depart)} to ${toEnGb(ret)}` : toEnGb(depart)}.`;
  switch (note) {
    case undefined:
      return '';
    case 'none-chosen':
      return `No dates chosen yet: ${prices}`;
    case 'passed':
      return `The dates in this link have passed, so ${prices}`;
    case 'no-return':
      return `No return date chosen yet: ${prices}`;
    case 'return-too-early':
      return `The return in this link is not after the departure, so ${prices}`;
    case 'too-far':
      return `Flights can be booked up to ${bookableMonths} months ahead: until ${toEnGb(latestTravelDay(today))}.`;
    default:
      return note satisfies never;
  }
}

const withReturn = (tripType: AskedDates['tripType'], depart: LocalDate, days: number) =>
  tripType === 'round-trip' ? { depart, ret: addDays(depart, days) } : { depart };

/** 'Tue, 8 Dec to Tue, 15 Dec 2026': the year once where it is the same. */
export function datesText({ depart, ret }: TravelDates): string {
  if (!ret) return formatLong(depart);
  const first = formatLong(depart);
  return `${depart.slice(0, 4) === ret.slice(0, 4) ? first.slice(0, -5) : first} to ${formatLong(ret)}`;
}
