import { counted } from '@larkfare/text-rules';
import { type ImportResult } from './import-files.ts';

const figures = ['read', 'inserted', 'updated', 'unchanged', 'rejected'] as const;

const grouped = (number: number) => number.toLocaleString('en-GB');

/** Formats the counts of each file as a table for a terminal. */
export function summaryTable({ tallies, createdParents }: ImportResult): string {
  const rows = Object.entries(tallies)
    .filter(([, tally]) => tally.read > 0)
    .map(([file, tally]) => [file, ...figures.map((figure) => grouped(tally[figure]))]);
  const table = inColumns([['file', ...figures], ...rows]);
  const { regions, countries, locations } = createdParents;
  const along = [
    regions && counted(regions, 'region'),
    countries && counted(countries, 'country', 'countries'),
    locations && counted(locations, 'location'),
  ].filter(Boolean);
  return along.length ? `${table}\n\nMade for these airports: ${along.join(', ')}.` : table;
}

/** The files of which not one row could be loaded. */
export const filesNotLoaded = ({ tallies }: Pick<ImportResult, 'tallies'>): string[] =>
  Object.entries(tallies)
    .filter(([, { read, rejected }]) => read > 0 && rejected === read)
    .map(([file]) => file);

/** True when a second run of the same files met nothing new. */
export const changedNothing = ({ tallies, createdParents }: ImportResult): boolean =>
  Object.values(tallies).every(({ inserted, updated }) => inserted + updated === 0) &&
  Object.values(createdParents).every((made) => made === 0);

/** Rejected rows by reason, most frequent first. */
export const reasonsTable = (
  reasons: readonly { file: string; reason: string; rows: number }[],
): string =>
  reasons
    .map(({ file, reason, rows }) => `${grouped(rows).padStart(9)}  ${file}: ${reason}`)
    .join('\n');

function inColumns(rows: string[][]): string {
  const widths = (rows[0] ?? []).map((_, at) =>
    Math.max(...rows.map((row) => row[at]?.length ?? 0)),
  );
  return rows
    .map((row) =>
      row
        .map((cell, at) =>
          at === 0 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0),
        )
        .join('  '),
    )
    .join('\n');
}
