/** Random numbers that are the same for the same seed. */
export interface SeededRandom {
  /** From 0 to below 1. */
  next(): number;
  /** A whole number from `least` to `most`. */
  between(least: number, most: number): number;
  /** Whether it happens, with that probability. */
  is(probability: number): boolean;
  pick<Item>(from: readonly Item[]): Item;
  /** One of the items, each as likely as its weight. */
  weighted<Item>(from: readonly (readonly [item: Item, weight: number])[]): Item;
  /** One of the names, each as likely as its weight. */
  choose<Name extends string>(weights: Readonly<Record<Name, number>>): Name;
}

/** Mulberry32: small, fast and good enough to look real. */
export function seededRandom(seed: number): SeededRandom {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const pick = <Item>(from: readonly Item[]): Item => {
    const item = from[Math.floor(next() * from.length)];
    if (item === undefined) throw new Error('There is nothing to pick from.');
    return item;
  };
  const weighted = <Item>(from: readonly (readonly [Item, number])[]): Item => {
    let remaining = next() * from.reduce((sum, [, weight]) => sum + weight, 0);
    const item = from.find(([, weight]) => (remaining -= weight) < 0) ?? from.at(-1);
    if (!item) throw new Error('There is nothing to pick from.');
    return item[0];
  };
  return {
    next,
    pick,
    weighted,
    between: (least, most) => least + Math.floor(next() * (most - least + 1)),
    is: (probability) => next() < probability,
    choose: <Name extends string>(weights: Readonly<Record<Name, number>>) =>
      weighted(Object.entries(weights) as [Name, number][]),
  };
}
