import { diffLines, diffWordsWithSpace, type Change } from 'diff';

/** A line as runs of words: in both texts, removed or added. `skipped` counts unchanged lines that are left out. */
export type DiffLine =
  { runs: Pick<Change, 'value' | 'added' | 'removed'>[] } | { skipped: number };

/** Texts with more insertions and deletions count as different altogether: comparing them would block the page. */
const options = { maxEditLength: 1_000 };

const removed = (value: string) => ({ value, added: false, removed: true });
const added = (value: string) => ({ value, added: true, removed: false });
const same = (value: string) => ({ value, added: false, removed: false });

/** The changes from one text to another: whole lines first, then the words within rewritten lines. */
export function textDiff(older: string, newer: string): DiffLine[] {
  const [from, to] = [`${older}\n`, `${newer}\n`];
  const parts = diffLines(from, to, options) ?? [removed(from), added(to)];
  return parts.flatMap((part, index): DiffLine[] => {
    const next = parts[index + 1];
    if (part.removed) return rewritten(linesOf(part), next?.added ? linesOf(next) : []);
    if (part.added) return parts[index - 1]?.removed ? [] : rewritten([], linesOf(part));
    return nearChanges(linesOf(part), index > 0 ? 1 : 0, next ? 1 : 0);
  });
}

const linesOf = ({ value }: { value: string }) => value.split('\n').slice(0, -1);

/** Removed and added lines are paired; the rest was removed or added as a whole. */
const rewritten = (before: readonly string[], after: readonly string[]): DiffLine[] =>
  Array.from({ length: Math.max(before.length, after.length) }, (_, index) => {
    const [older, newer] = [before[index], after[index]];
    if (older === undefined) return { runs: [added(newer ?? '')] };
    if (newer === undefined) return { runs: [removed(older)] };
    return { runs: diffWordsWithSpace(older, newer, options) ?? [removed(older), added(newer)] };
  });

/** Unchanged lines: one beside each change, so that its place is clear. */
function nearChanges(lines: readonly string[], first: number, last: number): DiffLine[] {
  const skipped = lines.length - first - last;
  const shown = lines.map((line) => ({ runs: [same(line)] }));
  return skipped > 0
    ? [...shown.slice(0, first), { skipped }, ...shown.slice(first + skipped)]
    : shown;
}
