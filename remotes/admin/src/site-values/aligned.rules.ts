/**
 * The longest common subsequence of two lists, as pairs of places. What both begin and end with is set aside first, so
 * that a change in a long text costs little; beyond `mostCells` comparisons the rest counts as different altogether.
 */
export function commonPlaces<Entry>(
  a: readonly Entry[],
  b: readonly Entry[],
  isSame: (one: Entry, other: Entry) => boolean = Object.is,
): (readonly [number, number])[] {
  let start = 0;
  while (start < a.length && start < b.length && isSame(at(a, start), at(b, start))) start += 1;
  let end = 0;
  while (
    end < Math.min(a.length, b.length) - start &&
    isSame(at(a, a.length - 1 - end), at(b, b.length - 1 - end))
  )
    end += 1;

  const middle = longest(a.slice(start, a.length - end), b.slice(start, b.length - end), isSame);
  return [
    ...Array.from({ length: start }, (_, index) => [index, index] as const),
    ...middle.map(([i, j]) => [i + start, j + start] as const),
    ...Array.from(
      { length: end },
      (_, index) => [a.length - end + index, b.length - end + index] as const,
    ),
  ];
}

const mostCells = 2_000_000;

function longest<Entry>(
  a: readonly Entry[],
  b: readonly Entry[],
  isSame: (one: Entry, other: Entry) => boolean,
) {
  if (a.length * b.length > mostCells) return [];
  const width = b.length + 1;
  // `lengths[i * width + j]` is how much a from i and b from j have in common.
  const lengths = new Uint32Array((a.length + 1) * width);
  const lengthAt = (i: number, j: number) => lengths[i * width + j] ?? 0;
  for (let i = a.length - 1; i >= 0; i -= 1)
    for (let j = b.length - 1; j >= 0; j -= 1)
      lengths[i * width + j] = isSame(at(a, i), at(b, j))
        ? lengthAt(i + 1, j + 1) + 1
        : Math.max(lengthAt(i + 1, j), lengthAt(i, j + 1));

  const pairs: (readonly [number, number])[] = [];
  let [i, j] = [0, 0];
  while (i < a.length && j < b.length) {
    if (isSame(at(a, i), at(b, j))) {
      pairs.push([i, j]);
      i += 1;
      j += 1;
      continue;
    }
    if (lengthAt(i + 1, j) >= lengthAt(i, j + 1)) i += 1;
    else j += 1;
  }
  return pairs;
}

/** The caller stays inside the list; a list of `undefined` would be another entry like any. */
const at = <Entry>(list: readonly Entry[], index: number) => list[index] as Entry;

/** What stands in one list only, side by side, between what both have in common. */
export type Gap<Entry> = { before: Entry[]; after: Entry[] };

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
