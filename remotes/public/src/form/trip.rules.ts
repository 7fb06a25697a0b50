import {
  addDays,
  departureProblem,
  earliestDeparture,
  type LocalDate,
} from '@larkfare/london-dates';

/** Section 5: a return is offered from the departure on; the day itself is refused with words when it is sent. */
export const earliestReturn = (departureDate: string, today: LocalDate): LocalDate =>
  departureProblem(departureDate, today) ? addDays(earliestDeparture(today), 1) : departureDate;

/** Shown at a return date that was cleared. */
export const returnCleared = 'Choose the return again: your new departure is not before it';

/** Texts of both ends, and the ids of picked places. */
type Ends = { from: string; fromId?: string; to: string; toId?: string };

/** Refuses a trip that ends where it starts. Picked places are compared by id, typed ones by text. */
export const samePlaceProblem = ({ from, fromId, to, toId }: Ends): string | undefined =>
  (fromId && toId ? fromId === toId : plain(from) === plain(to))
    ? 'From and To are the same'
    : undefined;

const plain = (text: string) => text.trim().toLowerCase();
