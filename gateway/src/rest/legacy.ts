import { z } from 'zod';

/** Old names and shapes of single values; nothing past this folder knows them. */

export const pounds = z.number().describe('Pounds with two decimals.');
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
/** Of a record that administrators change: what `If-Match` or `version` says when they do. */
export const versioned = { version: z.int() };
export const timestamps = { createdAt: z.string(), updatedAt: z.string() };

/** A page of a list that grows. */
export const pageOf = <Item extends z.ZodType>(item: Item) =>
  z.object({ results: z.array(item), totalPages: z.int(), currentPage: z.int() });

export const toPage = <From, To>(
  { items, page, totalPages }: { items: readonly From[]; page: number; totalPages: number },
  toItem: (item: From) => To,
) => ({ results: items.map(toItem), totalPages, currentPage: page });
