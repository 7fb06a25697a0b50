import { z } from 'zod';

/** PostgreSQL keeps no NUL byte in a text, so none comes in. */
export const text = (maximum: number) =>
  z
    .string()
    .max(maximum)
    .refine((value) => !value.includes('\0'), 'must not contain a NUL character');

export const id = z.guid().describe('The id of a record, as `_id` gives it.');

/** `/…/{id}` */
export const byId = z.object({ id });

/** A record, as its id or as an object that holds it; empty where nothing was chosen. */
export const reference = z
  .union([id, z.literal(''), z.object({ _id: id }), z.object({ id })], {
    error: 'is not an id of this site',
  })
  .nullish()
  .transform((record) => {
    if (typeof record !== 'object' || record === null) return record ?? '';
    return '_id' in record ? record._id : record.id;
  });

/** A text that may be left out or null; what must be there is the business of the services. */
export const textOrNone = (maximum: number) =>
  text(maximum)
    .nullish()
    .transform((value) => value ?? '');

/** Pages are counted from 1; anything below is the first. */
const pageNumber = z.coerce
  .number()
  .pipe(z.int().max(100_000))
  .transform((page) => Math.max(1, page));
export const page = pageNumber.default(1);
export const pageIfAny = pageNumber.optional();

/** Entries of a page: 1 to 100. */
export const size = (usual: number) =>
  z.coerce
    .number()
    .pipe(z.int())
    .transform((entries) => Math.min(100, Math.max(1, entries)))
    .default(usual);

/** What somebody types to find a place or an airline: markup and commands for a database hold what no name does. */
export const typed = text(100).refine(
  (value) => !/[<>;=\\{}]/.test(value),
  'holds symbols that no name has',
);

/** `YYYY-MM-DD`; the midnight that old screens append is dropped. */
export const travelDate = z
  .string()
  .transform((value) => value.replace(/T00:00(:00(\.000)?Z?)?$/, ''))
  .pipe(z.iso.date())
  .describe('YYYY-MM-DD; a trailing T00:00 is accepted.');

/** A travel date that may be taken away. */
export const dateOrNone = travelDate.or(z.literal('').transform(() => null)).nullish();

/** `a,b,c` or repeated parameters, blanks left out. */
export const commaList = (entriesAtMost: number) =>
  z
    .union([text(4000), z.array(text(4000)).max(entriesAtMost)], { error: 'must be a comma list' })
    .transform((value) =>
      [value]
        .flat()
        .flatMap((entry) => entry.split(','))
        .map((entry) => entry.trim())
        .filter((entry) => entry !== ''),
    )
    .pipe(z.array(z.string()).max(entriesAtMost))
    .default([]);

/** One entry or a repeated parameter. */
export const listOf = <Entry extends z.ZodType>(entry: Entry, entriesAtMost: number) =>
  z
    .union([entry.transform((one) => [one]), z.array(entry).max(entriesAtMost)], {
      error: 'holds something that it cannot',
    })
    .default([]);

/** One id or a repeated parameter. */
export const idList = (entriesAtMost: number) =>
  z
    .union([id.transform((one) => [one]), z.array(id).max(entriesAtMost)], {
      error: 'must hold ids of this site',
    })
    .default([]);

export const flag = z.stringbool().default(false);

const tripTypes = { 'round-trip': 'roundTrip', 'one-way': 'oneWay' } as const;
export const tripType = z.enum(['round-trip', 'one-way']).transform((value) => tripTypes[value]);

export const travellers = z.int().min(0).max(1000);
