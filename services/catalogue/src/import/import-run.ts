import { type ClientBase } from 'pg';
import { forEachRow } from '../bulk-rows.ts';
import { type CountryDirectory } from './country-region.rules.ts';
import { type CsvRecord } from './ourairports.rules.ts';
import { readLines, UnreadableFile } from './read-lines.ts';
import { type RejectionReport } from './rejection-report.ts';
import { refused, splitRow, type Parsed } from './row-values.rules.ts';
import { sourceKinds, type SourceFile, type SourceKind } from './source-files.ts';

/** Counts of a file's rows; read is the sum of the other four. */
export interface Tally {
  read: number;
  inserted: number;
  updated: number;
  unchanged: number;
  rejected: number;
}

/** Regions, countries and locations that no file lists and airports need. */
export interface CreatedParents {
  regions: number;
  countries: number;
  locations: number;
}

/** One run of the import: one transaction on `client`. */
export interface ImportRun {
  client: ClientBase;
  newId: () => string;
  directory: CountryDirectory;
  report: RejectionReport;
  onProgress: (progress: {
    file: SourceKind;
    bytes: number;
    doing: string;
  }) => void | Promise<void>;
  tallies: Record<SourceKind, Tally>;
  createdParents: CreatedParents;
  /** IATA codes that several active airlines of the file claim, each with the airline that has it now. */
  contestedCodes: string[];
}

export const emptyTallies = () =>
  Object.fromEntries(
    sourceKinds.map((kind) => [
      kind,
      { read: 0, inserted: 0, updated: 0, unchanged: 0, rejected: 0 },
    ]),
  ) as Record<SourceKind, Tally>;

export function reject(
  run: ImportRun,
  file: SourceKind,
  rejection: { line: number; reason: string; detail?: string },
): void {
  run.tallies[file].rejected += 1;
  run.report.add({ file, ...rejection });
}

export type Listed<Value> = Value & { line: number };

/**
 * Parses the rows of a file in chunks, each row with its line number, and rejects those that cannot be parsed. A line for
 * which `parse` returns undefined is skipped.
 */
export async function* readRows<Value>(
  run: ImportRun,
  file: SourceFile,
  parse: (values: string[]) => Parsed<Value> | undefined,
): AsyncGenerator<Listed<Value>[]> {
  for await (const { lines, bytes } of readLines(file.path)) {
    const rows: Listed<Value>[] = [];
    for (const line of lines) {
      const parsed = 'reason' in line ? line : parseText(line.text, parse);
      if (!parsed) continue;
      run.tallies[file.kind].read += 1;
      if ('reason' in parsed) reject(run, file.kind, { ...parsed, line: line.number });
      else rows.push({ ...parsed.value, line: line.number });
    }
    yield rows;
    await run.onProgress({ file: file.kind, bytes, doing: 'reading' });
  }
}

function parseText<Value>(text: string, parse: (values: string[]) => Parsed<Value> | undefined) {
  const row = splitRow(text);
  return 'reason' in row ? row : parse(row.value);
}

/** The rows of a CSV file whose first row names its columns; a column that is needed and missing stops the run. */
export function readRecords<Value>(
  run: ImportRun,
  file: SourceFile,
  columns: readonly string[],
  parse: (record: CsvRecord) => Parsed<Value>,
): AsyncGenerator<Listed<Value>[]> {
  let header: string[] | undefined;
  return readRows(run, file, (values) => {
    if (!header) {
      header = values.map((name) => name.trim().toLowerCase());
      const missing = columns.filter((name) => !header?.includes(name));
      if (missing.length === 0) return undefined;
      throw new UnreadableFile(`${file.path} has no column named ${missing.join(', ')}.`);
    }
    if (values.length !== header.length)
      return refused('has more or fewer values than the first row', `${values.length} values`);
    return parse(Object.fromEntries(header.map((name, at) => [name, values[at] ?? ''])));
  });
}

/** Rejects the rows of a temporary table that a query names by `line`, with their `detail`, and deletes them. */
export async function rejectListed(
  run: ImportRun,
  { kind }: SourceFile,
  { table, reason, rows }: { table: string; reason: string; rows: string },
): Promise<void> {
  await forEachRow<{ line: number; detail: string }>(run.client, rows, ({ line, detail }) =>
    reject(run, kind, { line, reason, detail }),
  );
  await run.client.query(
    `DELETE FROM ${table} USING (${rows}) AS rejected WHERE ${table}.line = rejected.line`,
  );
}

/** Selects the rows of a temporary table that have the same key as an earlier line. */
export const repeatedRows = (table: string, key: string, label: string) => `
  SELECT line, label || ', line ' || first_line AS detail FROM (
    SELECT line, ${label} AS label, min(line) OVER (PARTITION BY ${key}) AS first_line FROM ${table}
  ) AS listed WHERE line <> first_line`;

/** Stores a temporary table with a statement that counts its rows and those that it inserted or updated. */
export async function storeListed(
  { client, tallies }: ImportRun,
  { kind }: SourceFile,
  statement: string,
): Promise<void> {
  const { rows } = await client.query<{ inserted: number; updated: number; listed: number }>(
    statement,
  );
  const { inserted = 0, updated = 0, listed = 0 } = rows[0] ?? {};
  tallies[kind].inserted += inserted;
  tallies[kind].updated += updated;
  tallies[kind].unchanged += listed - inserted - updated;
}
