import { addDays, earliestDeparture, isLocalDate, type LocalDate } from '@larkfare/london-dates';

/** Section 5: a return is offered from the departure on; the day itself is refused with words when it is sent. */
export const earliestReturn = (departureDate: string, today: LocalDate): LocalDate =>
  isLocalDate(departureDate) ? departureDate : addDays(earliestDeparture(today), 1);

/** Shown at a return date that was cleared. */
export const returnCleared = 'Choose the return again: your new departure is not before it';
