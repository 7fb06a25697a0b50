import { shortMonthName } from '@larkfare/london-dates';
import type { State } from '../../list/state.rules.ts';
import { stateWords } from '../../list/state.rules.ts';

export interface Month {
  year: number;
  /** 1 to 12. */
  month: number;
}

/** `Nov 2026`. */
export const monthLabel = ({ year, month }: Month) => `${shortMonthName(month)} ${year}`;

export interface StateCount {
  state: State;
  bookings: number;
}

/** `Pending: 12`, as in the pie. */
export const stateLabel = ({ state, bookings }: StateCount) =>
  `${stateWords[state]}: ${inThousands(bookings)}`;

/** Bookings in a state; none when the server does not list it. */
export const bookingsIn = (counts: readonly StateCount[], state: State): number =>
  counts.find((count) => count.state === state)?.bookings ?? 0;

type UpcomingWeek = { departureFrom: string; departureTo: string; states: readonly State[] };

/** The list of the bookings that the figure of the coming week counts. */
export const upcomingAddress = ({ departureFrom, departureTo, states }: UpcomingWeek): string =>
  `/admin/bookings?${new URLSearchParams([
    ...states.map((state) => ['state', state === 'inProgress' ? 'in-progress' : state]),
    ['departureFrom', departureFrom],
    ['departureTo', departureTo],
  ])}`;

/** Out of all, as whole per cent: `25%`; `<1%` for what would round to nothing. */
export function share(part: number, whole: number): string {
  if (part === 0 || whole === 0) return '0%';
  const percent = Math.round((part / whole) * 100);
  return percent === 0 ? '<1%' : `${percent}%`;
}

/** `1,284`. */
export const inThousands = (count: number): string =>
  String(count).replace(/\B(?=(\d{3})+$)/g, ',');

/**
 * Which of so many points get a label when at most `most` have room: evenly spaced, counted back from the latest, which
 * is always given.
 */
export function labelled(points: number, most: number): ReadonlySet<number> {
  const step = Math.max(1, Math.ceil(points / most));
  const chosen = new Set<number>();
  for (let index = points - 1; index >= 0; index -= step) chosen.add(index);
  return chosen;
}
