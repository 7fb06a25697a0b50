import { commonPlaces } from './aligned.rules.ts';

/** A run of words: in both texts, only in the older one, or only in the newer one. */
export type Run = { kind: 'same' | 'removed' | 'added'; text: string };
/** A line of the comparison; `skipped` is the number of unchanged lines that are left out. */
export type DiffLine = { runs: Run[] } | { skipped: number };

/** How many unchanged lines are shown around a change, so that it is clear where it is. */
const linesAround = 1;

/** What changed from one text to another: whole lines first, then the words within the lines that changed. */
export function textDiff(older: string, newer: string): DiffLine[] {
  const [before, after] = [older.split('\n'), newer.split('\n')];
  const ends = [...commonPlaces(before, after), [before.length, after.length] as const];
  let [i, j] = [0, 0];
  const lines = ends.flatMap(([nextI, nextJ]) => {
    const changed = changedLines(before.slice(i, nextI), after.slice(j, nextJ));
    const same = nextI < before.length ? [{ runs: [sameRun(before[nextI] ?? '')] }] : [];
    [i, j] = [nextI + 1, nextJ + 1];
    return [...changed, ...same];
  });
  return withoutTheUnchanged(lines);
}

/** Lines that were rewritten are paired; the rest was added or removed as a whole. */
const changedLines = (before: readonly string[], after: readonly string[]) =>
  Array.from({ length: Math.max(before.length, after.length) }, (_, index) => ({
    runs: wordRuns(before[index], after[index]),
  }));

function wordRuns(before: string | undefined, after: string | undefined): Run[] {
  if (before === undefined) return [{ kind: 'added', text: after ?? '' }];
  if (after === undefined) return [{ kind: 'removed', text: before }];
  const [a, b] = [wordsOf(before), wordsOf(after)];
  const ends = [...commonPlaces(a, b), [a.length, b.length] as const];
  let [i, j] = [0, 0];
  const runs = ends.flatMap(([nextI, nextJ]): Run[] => {
    const found: Run[] = [
      { kind: 'removed', text: a.slice(i, nextI).join('') },
      { kind: 'added', text: b.slice(j, nextJ).join('') },
      sameRun(a[nextI] ?? ''),
    ];
    [i, j] = [nextI + 1, nextJ + 1];
    return found.filter(({ text }) => text !== '');
  });
  return joined(runs);
}

const wordsOf = (line: string) => line.match(/\s+|[\p{L}\p{N}]+|[^\s\p{L}\p{N}]/gu) ?? [];
const sameRun = (text: string): Run => ({ kind: 'same', text });

/** Neighbours of one kind are one run. */
const joined = (runs: readonly Run[]) =>
  runs.reduce<Run[]>((line, run) => {
    const last = line.at(-1);
    if (last?.kind !== run.kind) return [...line, run];
    return [...line.slice(0, -1), { kind: run.kind, text: last.text + run.text }];
  }, []);

const isUnchanged = (line: { runs: Run[] }) => line.runs.every(({ kind }) => kind === 'same');

function withoutTheUnchanged(lines: readonly { runs: Run[] }[]): DiffLine[] {
  const isNear = lines.map((_, index) =>
    lines
      .slice(Math.max(0, index - linesAround), index + linesAround + 1)
      .some((line) => !isUnchanged(line)),
  );
  return lines.reduce<DiffLine[]>((shown, line, index) => {
    if (isNear[index]) return [...shown, line];
    const last = shown.at(-1);
    if (last && 'skipped' in last) return [...shown.slice(0, -1), { skipped: last.skipped + 1 }];
    return [...shown, { skipped: 1 }];
  }, []);
}
