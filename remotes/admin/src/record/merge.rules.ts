export interface ComparedField {
  label: string;
  /** The saved value, as text. */
  theirs: string;
  /** The value in this person's form, as text. */
  yours: string;
}

/** The person whose value counts where two people changed the same field. */
export type Winner = 'theirs' | 'yours';

/**
 * Three versions of a record, field by field: what only one of two people changed since `base` is taken from them, and
 * where both changed the same field the winner's value counts. Lists that are still as long as they were are merged
 * entry by entry, such as the cells of a price table.
 */
export function merged<Fields extends object>(
  base: Fields,
  theirs: Fields,
  yours: Fields,
  winner: Winner,
): Fields {
  const fields = Object.keys(yours) as (keyof Fields)[];
  return Object.fromEntries(
    fields.map((field) => [field, mergedValue(base[field], theirs[field], yours[field], winner)]),
  ) as Fields;
}

function mergedValue(base: unknown, theirs: unknown, yours: unknown, winner: Winner): unknown {
  if (isSame(base, yours)) return theirs;
  if (isSame(base, theirs)) return yours;
  const isList = Array.isArray(base) && Array.isArray(theirs) && Array.isArray(yours);
  if (isList && base.length === theirs.length && base.length === yours.length)
    return base.map((entry, index) => mergedValue(entry, theirs[index], yours[index], winner));
  return winner === 'theirs' ? theirs : yours;
}

/** Whether two values are equal. */
export const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

const mostChanges = 8;
const longestValue = 60;

/** Another person's changes in a sentence: 'Since you opened it, Adults 2 → 9 and Notes none → Paid were changed.' */
export function changesSentence(fields: readonly ComparedField[]): string {
  const named = fields
    .slice(0, mostChanges)
    .map(({ label, theirs, yours }) => `${label} ${inShort(yours)} → ${inShort(theirs)}`);
  const more = fields.length - named.length;
  const list = new Intl.ListFormat('en-GB').format([...named, ...(more ? [`${more} more`] : [])]);
  return `Since you opened it, ${list} ${fields.length === 1 ? 'was' : 'were'} changed.`;
}

const inShort = (value: string) =>
  value.length > longestValue ? `${value.slice(0, longestValue)}…` : value || 'none';
