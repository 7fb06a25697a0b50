import { isSame, merged, type Winner } from '../record/merge.rules.ts';

/** What is done to an entry of a list; `index` is its place in the list as it was shown. */
export type ListChange<Entry> =
  | { kind: 'add'; entry: Entry }
  | { kind: 'replace'; index: number; entry: Entry }
  | { kind: 'remove'; index: number }
  /** `by` is -1 for up and 1 for down. */
  | { kind: 'move'; index: number; by: Direction };

export type Direction = -1 | 1;

export const add = <Entry>(list: readonly Entry[], entry: Entry): Entry[] => [...list, entry];

export const replace = <Entry>(list: readonly Entry[], index: number, entry: Entry): Entry[] =>
  list.map((each, place) => (place === index ? entry : each));

export const remove = <Entry>(list: readonly Entry[], index: number): Entry[] =>
  list.filter((_, place) => place !== index);

/** An entry changes places with its neighbour; at the end of the list it stays where it is. */
export function move<Entry>(list: readonly Entry[], index: number, by: Direction): Entry[] {
  const neighbour = index + by;
  if (!canMove(list, index, by)) return [...list];
  return list.map((entry, place) => {
    if (place === index) return list[neighbour] ?? entry;
    return place === neighbour ? (list[index] ?? entry) : entry;
  });
}

export const canMove = (list: readonly unknown[], index: number, by: Direction): boolean =>
  index >= 0 && index < list.length && index + by >= 0 && index + by < list.length;

/**
 * Current index of an entry in a list that another administrator may have changed meanwhile. Entries have no ids: it is
 * where the same text is, or else at its old index if the text there is new (it was rewritten). -1 when it was deleted.
 */
export function placeNow<Entry>(list: readonly Entry[], seen: readonly Entry[], index: number) {
  const words = seen[index];
  if (isSame(list[index], words)) return index;
  const moved = list.findIndex((entry) => isSame(entry, words));
  if (moved >= 0) return moved;
  const isNew = index < list.length && !seen.some((entry) => isSame(entry, list[index]));
  return isNew ? index : -1;
}

/**
 * The list with a change made to it that was thought of for the list as it was `seen`. An entry that another administrator
 * rewrote meanwhile is merged field by field; where both changed the same, or one of them deleted it, the winner counts.
 */
export function changed<Entry extends object>(
  list: readonly Entry[],
  change: ListChange<Entry>,
  seen: readonly Entry[],
  winner: Winner = 'yours',
): Entry[] {
  if (change.kind === 'add') return add(list, change.entry);
  const place = placeNow(list, seen, change.index);
  const [before, now] = [seen[change.index], list[place]];
  switch (change.kind) {
    case 'replace':
      if (before && now) return replace(list, place, merged(before, now, change.entry, winner));
      // Deleted in the meantime: what was rewritten comes back to where it stood.
      return winner === 'theirs' ? [...list] : list.toSpliced(change.index, 0, change.entry);
    case 'remove':
      return winner === 'theirs' && !isSame(before, now) ? [...list] : remove(list, place);
    case 'move':
      return move(list, place, change.by);
    default:
      return change satisfies never;
  }
}

/** A key for each entry that goes with it when it moves; the same words twice are shown apart by their order. */
export function entryKeys(list: readonly unknown[]): string[] {
  const seen = new Map<string, number>();
  return list.map((entry) => {
    const words = JSON.stringify(entry);
    const count = seen.get(words) ?? 0;
    seen.set(words, count + 1);
    return `${words}#${count}`;
  });
}
