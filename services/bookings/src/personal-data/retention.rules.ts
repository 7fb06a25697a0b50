import { addMonths, type LocalDate, monthOf, yearOf } from '@larkfare/london-dates';
import { type Retention } from './retention-settings.ts';

/** The first days that are kept; older records have expired. */
export interface FirstDays {
  /** By the last change of a message. */
  messages: LocalDate;
  /** By the last change of a quote. */
  quotes: LocalDate;
  /** By the last change of a booking that was never confirmed. */
  requests: LocalDate;
  /** By the departure of such a booking, unless it was cancelled: the office may still confirm it. */
  departures: LocalDate;
  /** By the last travel date of a booking that was ever confirmed. */
  bookings: LocalDate;
}

/** Follows the privacy policy: bookings stay for years after the end of the financial year of the journey. */
export const firstDays = (today: LocalDate, retention: Retention): FirstDays => ({
  messages: addMonths(today, -retention.KEEP_MESSAGES_MONTHS),
  quotes: addMonths(today, -retention.KEEP_QUOTES_MONTHS),
  requests: addMonths(today, -retention.KEEP_REQUESTS_MONTHS),
  departures: today,
  bookings: financialYearStart(addMonths(today, -12 * retention.KEEP_BOOKINGS_YEARS)),
});

/** The financial year of the United Kingdom begins on 1 April. */
const financialYearStart = (date: LocalDate): LocalDate =>
  `${monthOf(date) >= 4 ? yearOf(date) : yearOf(date) - 1}-04-01`;
