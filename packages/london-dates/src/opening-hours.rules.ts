import { type CallTime, callTimes } from './call-times.rules.ts';
import { addDays, dayOf, daysBetween, monthOf, type LocalDate } from './local-dates.ts';
import { monthNames } from './month-names.ts';

export const weekdays = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;
export type Weekday = (typeof weekdays)[number];

/** When the office is open, in London's time. A day that is not named is closed. */
export type OpeningHours = {
  /** Times as `09:00`; a closing time that is not after the opening time is on the next day. */
  days: readonly { day: Weekday; opens: string; closes: string }[];
  /** Holidays, on which the office does not open. */
  closedOn: readonly LocalDate[];
};

/** `HH:MM` of a day that has 24 hours. */
export const isTimeOfDay = (text: string): boolean => /^([01]\d|2[0-3]):[0-5]\d$/.test(text);

/** A moment on London's clocks, as `2026-12-01T09:00`. */
type LocalTime = string;

export type OpeningState =
  /** Without `until` it does not close within a week. */
  { isOpen: true; until?: LocalTime } | { isOpen: false; opens: LocalTime };

const londonClock = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/London',
  dateStyle: 'short',
  timeStyle: 'short',
});
const londonTime = (now: Date): LocalTime => londonClock.format(now).replace(' ', 'T');

/** Longer than any holiday; a week of hours always comes round in it. */
const daysAhead = 60;

/** Whether the office is open, and until or from when; undefined if it never opens. */
export const openingState = (hours: OpeningHours, at: Date): OpeningState | undefined =>
  stateAt(hours, londonTime(at));

function stateAt(hours: OpeningHours, now: LocalTime): OpeningState | undefined {
  const today = now.slice(0, 10);
  const spans = Array.from({ length: daysAhead }, (_, ahead) => addDays(today, ahead - 1)).flatMap(
    (date) => spanOn(date, hours),
  );
  const next = spans.find(({ closes }) => closes > now);
  if (!next) return undefined;
  if (next.opens > now) return { isOpen: false, opens: next.opens };
  const until = spans.reduce(
    (end, { opens, closes }) => (opens === end ? closes : end),
    next.closes,
  );
  return daysBetween(today, until.slice(0, 10)) > 7 ? { isOpen: true } : { isOpen: true, until };
}

function spanOn(date: LocalDate, { days, closedOn }: OpeningHours) {
  const name = weekdayOf(date);
  const hours = closedOn.includes(date) ? undefined : days.find(({ day }) => day === name);
  if (!hours) return [];
  const { opens, closes } = hours;
  const closing = closes > opens ? date : addDays(date, 1);
  return [{ opens: `${date}T${opens}`, closes: `${closing}T${closes}` }];
}

/** 1 January 2024 was a Monday. */
const weekdayOf = (date: LocalDate): Weekday | undefined =>
  weekdays[((daysBetween('2024-01-01', date) % 7) + 7) % 7];

/** 'Open now until 6pm' or 'Closed now. We ring from 9am tomorrow'; undefined if the office never opens. */
export function openingWords(hours: OpeningHours, at: Date): string | undefined {
  const state = openingState(hours, at);
  if (!state) return undefined;
  const today = londonTime(at).slice(0, 10);
  if (!state.isOpen) return `Closed now. We ring from ${timeAndDay(state.opens, today)}`;
  if (!state.until) return 'Open now, day and night';
  // The small hours belong to the night before.
  const isTonight = state.until < `${addDays(today, 1)}T06:00`;
  return `Open now until ${isTonight ? timeInWords(state.until) : timeAndDay(state.until, today)}`;
}

/** A customer's wish, with the day of the request. */
export type CallWish = { callTime: CallTime; requestedOn: LocalDate };

const lastHour: Partial<Record<CallTime, number>> = { today: 16, evening: 19 };

/** Times that a form offers: still to come in London, and the office is open. */
export function offeredCallTimes(now: Date, hours?: OpeningHours): CallTime[] {
  const time = londonTime(now);
  const [today, hour] = [time.slice(0, 10), Number(time.slice(11, 13))];
  const isOpenIn = (callTime: CallTime) => {
    if (!hours || !stateAt(hours, time)) return true;
    const part = wishedPart({ callTime, requestedOn: today });
    const from = part && part.from > time ? part.from : time;
    const state = stateAt(hours, from);
    return state?.isOpen || (state && state.opens < (part?.to ?? `${addDays(today, 1)}T00:00`));
  };
  return callTimes.filter(
    (callTime) => callTime === 'any' || (hour <= (lastHour[callTime] ?? 24) && isOpenIn(callTime)),
  );
}

/** The hours of a wish for a part of a day. */
function wishedPart({ callTime, requestedOn }: CallWish) {
  const tomorrow = addDays(requestedOn, 1);
  if (callTime === 'evening')
    return { from: `${requestedOn}T17:00`, to: `${requestedOn}T22:00`, words: 'in the evening' };
  if (callTime === 'tomorrowMorning')
    return { from: `${tomorrow}T06:00`, to: `${tomorrow}T12:00`, words: 'in the morning' };
  return undefined;
}

/** A request that comes later is rung on the next day. */
const lastMinutes = 30;

/**
 * The time of our call after 'We ring you': 'today, Friday, until 6pm' or 'tomorrow, Saturday, from 9am'. A wish counts if
 * the office is open then.
 * @returns undefined if the office never opens
 */
export function ringWords(hours: OpeningHours, at: Date, wish?: CallWish): string | undefined {
  const now = londonTime(at);
  const soon = londonTime(new Date(at.getTime() + lastMinutes * 60_000));
  const today = now.slice(0, 10);
  const part = wish && wishedPart(wish);
  const wished = part && part.to > now && part;
  const begin = wished && wished.from > now ? wished.from : now;
  const state = stateAt(hours, begin);
  if (!state) return undefined;
  const start = state.isOpen ? begin : state.opens;
  if (wished && start < wished.to) return `${ringDay(start, today)}, ${wished.words}`;
  if (!state.isOpen) return `${ringDay(start, today)}, from ${timeInWords(start)}`;
  const { until } = state;
  if (until === undefined || until > `${addDays(today, 1)}T06:00`) return ringDay(today, today);
  if (until > soon) return `${ringDay(today, today)}, until ${timeInWords(until)}`;
  const next = stateAt(hours, until);
  return next && !next.isOpen
    ? `${ringDay(next.opens, today)}, from ${timeInWords(next.opens)}`
    : undefined;
}

/** 'tomorrow, Saturday' or 'on Monday', and with its date after a week. */
function ringDay(time: LocalTime, today: LocalDate): string {
  const date = time.slice(0, 10);
  const days = daysBetween(today, date);
  const day = weekdayOf(date) as string;
  if (days > 6) return `on ${day}, ${dayOf(date)} ${monthNames[monthOf(date) - 1]}`;
  return [`today, ${day}`, `tomorrow, ${day}`][days] ?? `on ${day}`;
}

function timeAndDay(time: LocalTime, today: LocalDate): string {
  const date = time.slice(0, 10);
  const days = daysBetween(today, date);
  const day =
    days > 6 ? `${dayOf(date)} ${monthNames[monthOf(date) - 1]}` : (weekdayOf(date) as string);
  return [timeInWords(time), ['', ' tomorrow'][days] ?? ` on ${day}`].join('');
}

/** `…T09:30` as '9.30am'. */
function timeInWords(time: LocalTime): string {
  const [hour = 0, minute = 0] = time.slice(11).split(':').map(Number);
  if (minute === 0 && hour % 12 === 0) return hour === 0 ? 'midnight' : 'noon';
  const minutes = minute === 0 ? '' : `.${String(minute).padStart(2, '0')}`;
  return `${hour % 12 || 12}${minutes}${hour < 12 ? 'am' : 'pm'}`;
}
