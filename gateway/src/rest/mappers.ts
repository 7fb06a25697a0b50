import { z } from 'zod';

/** REST-only names and shapes of single values; the `.graphql` files of this folder rename whole fields. */

export const pounds = z.number().describe('Pounds with two decimals.');
const isWholePence = (amount: number) => Math.abs(amount * 100 - toPence(amount)) < 1e-6;
/** An amount that the office stores: a third decimal is refused, because rounding would change it unseen. */
export const poundsUpTo = (most: number) =>
  z.number().min(0).max(most).refine(isWholePence, 'must have at most two decimals');
export const toPounds = (pence: number) => pence / 100;
export const toPoundsIfAny = (pence: number | null) => (pence === null ? null : toPounds(pence));
export const toPence = (amount: number) => Math.round(amount * 100);
export const toPenceIfAny = (amount: number | null | undefined) =>
  amount === null || amount === undefined ? null : toPence(amount);

export const duration = z.object({ hours: z.int(), minutes: z.int() });
export const toDuration = (minutes: number) => ({
  hours: Math.floor(minutes / 60),
  minutes: minutes % 60,
});

export const toMinutes = ({ hours, minutes }: { hours: number; minutes: number }) =>
  60 * hours + minutes;

export const dateParts = z.object({ year: z.int(), month: z.int(), day: z.int() });
/** From `YYYY-MM-DD`. */
export const toDateParts = (date: string) => ({
  year: Number(date.slice(0, 4)),
  month: Number(date.slice(5, 7)),
  day: Number(date.slice(8, 10)),
});

export const record = { _id: z.string() };
/** The version of a record that administrators change, for `If-Match` or `version`. */
export const versioned = { version: z.int() };
export const timestamps = { createdAt: z.string(), updatedAt: z.string() };

export const pageOf = <Item extends z.ZodType>(item: Item) =>
  z.object({ results: z.array(item), totalPages: z.int(), currentPage: z.int() });

export interface Page<Item> {
  results: readonly Item[];
  totalPages: number;
  currentPage: number;
}

export const toPage = <From, To>(page: Page<From>, toItem: (item: From) => To) => ({
  ...page,
  results: page.results.map(toItem),
});

/** A closed set with hyphens in REST and camel case in the graph. */
export function legacyEnum<Legacy extends string, Name extends string>(
  names: Readonly<Record<Legacy, Name>>,
) {
  const schema = z.enum(Object.keys(names) as Legacy[]);
  const legacyNames = new Map(Object.entries<Name>(names).map(([legacy, name]) => [name, legacy]));
  return {
    /** Names in responses. */
    schema,
    /** Names in requests, mapped to the graph's. */
    parameter: schema.transform((legacy) => names[legacy as Legacy]),
    toLegacy: (name: Name) => legacyNames.get(name) as Legacy,
  };
}

/** Any time is not named in responses. */
export const callTimes = legacyEnum({
  any: 'any',
  today: 'today',
  evening: 'evening',
  'tomorrow-morning': 'tomorrowMorning',
});

export const callTimeIfAny = (callTime: Parameters<typeof callTimes.toLegacy>[0]) =>
  callTime === 'any' ? {} : { callTime: callTimes.toLegacy(callTime) };

export const tripTypes = legacyEnum({ 'round-trip': 'roundTrip', 'one-way': 'oneWay' });
