import { diffArrays } from 'diff';

/** Lists with more insertions and deletions count as different altogether: finding them would keep the page waiting. */
const maxEditLength = 1_000;

/** What two lists have in common, in their order, as pairs of places. */
export function commonPlaces<Entry>(
  a: readonly Entry[],
  b: readonly Entry[],
  isSame: (one: Entry, other: Entry) => boolean = Object.is,
): (readonly [number, number])[] {
  const parts = diffArrays([...a], [...b], { comparator: isSame, maxEditLength }) ?? [];
  let [i, j] = [0, 0];
  return parts.flatMap(({ added, removed, count }) => {
    const [startI, startJ] = [i, j];
    if (!added) i += count;
    if (!removed) j += count;
    if (added || removed) return [];
    return Array.from({ length: count }, (_, index) => [startI + index, startJ + index] as const);
  });
}

/** What is in one list only, side by side, between what both have in common. */
type Gap<Entry> = { before: Entry[]; after: Entry[] };

/** Every difference between two lists, in their order. */
export function gapsBetween<Entry>(
  a: readonly Entry[],
  b: readonly Entry[],
  isSame?: (one: Entry, other: Entry) => boolean,
): Gap<Entry>[] {
  const ends = [...commonPlaces(a, b, isSame), [a.length, b.length] as const];
  let [i, j] = [0, 0];
  return ends.flatMap(([nextI, nextJ]) => {
    const gap = { before: a.slice(i, nextI), after: b.slice(j, nextJ) };
    [i, j] = [nextI + 1, nextJ + 1];
    return gap.before.length + gap.after.length > 0 ? [gap] : [];
  });
}
