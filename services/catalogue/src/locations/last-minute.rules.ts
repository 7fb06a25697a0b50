import { addDays, type LocalDate } from '@larkfare/london-dates';

/** Days from today in which a departure is last-minute: six weeks. */
const lastMinuteDays = 42;

/** The last day on which a departure is last-minute. */
export const lastMinuteUntil = (today: LocalDate): LocalDate => addDays(today, lastMinuteDays);
