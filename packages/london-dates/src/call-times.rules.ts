import { addDays, formatLong, type LocalDate } from './local-dates.ts';

/** When a customer would like to be rung, by the names in the API. */
export const callTimeNames = {
  any: 'Any time',
  today: 'Today',
  evening: 'This evening',
  tomorrowMorning: 'Tomorrow morning',
} as const;

export type CallTime = keyof typeof callTimeNames;

export const callTimes = Object.keys(callTimeNames) as CallTime[];

/** A wish in words that stay true on the next day; undefined for any time. */
export function describeCallTime(callTime: CallTime, requestedOn: LocalDate): string | undefined {
  switch (callTime) {
    case 'any':
      return undefined;
    case 'today':
      return formatLong(requestedOn);
    case 'evening':
      return `${formatLong(requestedOn)}, in the evening`;
    case 'tomorrowMorning':
      return `${formatLong(addDays(requestedOn, 1))}, in the morning`;
    default:
      return callTime satisfies never;
  }
}
