/** Whose value is taken where two people changed the same field. */
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

/** Whether two values say the same. */
export const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);
