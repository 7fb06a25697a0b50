import { canBeStored } from '@larkfare/text-rules';
import { z } from 'zod';

export const text = (maximum: number) =>
  z.string().max(maximum).refine(canBeStored, 'holds characters that cannot be stored');

/** In one spelling, so that a shared response has one key. */
export const id = z.guid().toLowerCase().describe('The id of a record, as `_id` gives it.');

/** `/…/{id}` */
export const byId = z.object({ id });

/** A record, as its id or as an object with its id; empty where nothing was chosen. */
export const reference = z
  .union([id, z.literal(''), z.object({ _id: id }), z.object({ id })], {
    error: 'is not an id of this site',
  })
  .nullish()
  .transform((record) => {
    if (typeof record !== 'object' || record === null) return record ?? '';
    return '_id' in record ? record._id : record.id;
  });

/** A text that may be left out or null; the services decide what is required. */
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
export const size = (byDefault: number) =>
  z.coerce
    .number()
    .pipe(z.int())
    .transform((entries) => Math.min(100, Math.max(1, entries)))
    .default(byDefault);

/** The name of a place or an airline, typed to search: no name has the symbols of markup and SQL. */
export const searchText = text(100).refine(
  (value) => !/[<>;=\\{}]/.test(value),
  'holds symbols that no name has',
);

/** `YYYY-MM-DD`; the midnight that old screens append is dropped. */
export const travelDate = z
  .string()
  .transform((value) => value.replace(/T00:00(:00(\.000)?Z?)?$/, ''))
  .pipe(z.iso.date())
  .describe('YYYY-MM-DD; a trailing T00:00 is accepted.');

/** A travel date that may be removed. */
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
export const listOf = <Entry extends z.ZodType>(
  entry: Entry,
  entriesAtMost: number,
  error = 'holds something that it cannot',
) =>
  z
    .union([entry.transform((one) => [one]), z.array(entry).max(entriesAtMost)], { error })
    .default([]);

/** One id or a repeated parameter. */
export const idList = (entriesAtMost: number) =>
  listOf(id, entriesAtMost, 'must hold ids of this site');

export const flag = z.stringbool().default(false);

export const travellers = z.int().min(0).max(1000);

/** Travellers of a change: omitted fields stay unchanged. */
export const changedTravellers = z
  .object({ adults: travellers, children: travellers, infants: travellers })
  .partial()
  .optional();
