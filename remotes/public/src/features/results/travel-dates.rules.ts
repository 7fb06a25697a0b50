import {
  addDays,
  bookableUntil,
  daysBetween,
  earliestDeparture,
  formatLong,
  isLocalDate,
  latestTravelDay,
  toEnGb,
  type LocalDate,
} from '@larkfare/london-dates';
import type { PagedSearch } from '@larkfare/travellers';

type RequestedDates = Pick<PagedSearch, 'tripType' | 'departureDate' | 'returnDate'>;

export type TravelDates = {
  departureDate: LocalDate;
  /** Absent on a one-way trip. */
  returnDate?: LocalDate;
  /** Why these are not the dates of the address, if they are not, or that nothing can be booked on them. */
  note?: 'none-chosen' | 'passed' | 'no-return' | 'return-too-early' | 'too-far';
};

/** The length of a trip without a return date. */
const usualDays = 7;

/** The dates to search for: those of the address, or the next valid ones with the reason for the change. */
export function travelDates(requested: RequestedDates, today: LocalDate): TravelDates {
  const dates = sensibleDates(requested, today);
  return (dates.returnDate ?? dates.departureDate) > latestTravelDay(today)
    ? { ...dates, note: 'too-far' }
    : dates;
}

function sensibleDates(
  { tripType, departureDate, returnDate }: RequestedDates,
  today: LocalDate,
): TravelDates {
  const earliest = earliestDeparture(today);
  if (!isLocalDate(departureDate))
    return { ...withReturn(tripType, earliest, usualDays), note: 'none-chosen' };
  const days =
    isLocalDate(returnDate) && returnDate > departureDate
      ? daysBetween(departureDate, returnDate)
      : usualDays;
  if (departureDate < earliest) return { ...withReturn(tripType, earliest, days), note: 'passed' };
  const dates = withReturn(tripType, departureDate, days);
  if (tripType === 'oneWay' || dates.returnDate === returnDate) return dates;
  return { ...dates, note: isLocalDate(returnDate) ? 'return-too-early' : 'no-return' };
}

/** The notice about dates that differ from the address, or that cannot be booked. */
export function datesNote(
  { note, departureDate, returnDate }: TravelDates,
  today: LocalDate,
): string {
  const dates = returnDate
    ? `${toEnGb(departureDate)} to ${toEnGb(returnDate)}`
    : toEnGb(departureDate);
  const prices = `these are prices for ${dates}.`;
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
      return bookableUntil(today);
    default:
      return note satisfies never;
  }
}

const withReturn = (
  tripType: RequestedDates['tripType'],
  departureDate: LocalDate,
  days: number,
) =>
  tripType === 'roundTrip'
    ? { departureDate, returnDate: addDays(departureDate, days) }
    : { departureDate };

/** 'Tue, 8 Dec to Tue, 15 Dec 2026': the year once where it is the same. */
export function datesText({ departureDate, returnDate }: TravelDates): string {
  if (!returnDate) return formatLong(departureDate);
  const first = formatLong(departureDate);
  return `${departureDate.slice(0, 4) === returnDate.slice(0, 4) ? first.slice(0, -5) : first} to ${formatLong(returnDate)}`;
}
