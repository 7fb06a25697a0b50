import { type ChangedField } from './change.input.ts';

export type Columns = Record<string, unknown>;

type Names = ReadonlyMap<string, string>;

/** A column that mentions another record. */
const mentions = (name: string) => name.endsWith('_id');

/** The record that a change is about, and those that it mentions. */
export const idsIn = (change: {
  subjectId: string;
  before: Columns | null;
  after: Columns | null;
}): string[] => [
  change.subjectId,
  ...[change.before, change.after].flatMap((columns) =>
    Object.entries(columns ?? {}).flatMap(([name, value]) =>
      mentions(name) && typeof value === 'string' ? [value] : [],
    ),
  ),
];

/**
 * The effect of a change on each column, by name; an empty value reads as nothing. A record that is mentioned reads as its
 * name; one without a name is left out, as its id means nothing to a reader.
 */
export function changedFields(
  before: Columns | null,
  after: Columns | null,
  recordNames: Names = new Map(),
): ChangedField[] {
  const names = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})]);
  return [...names]
    .map((name) => ({
      name,
      from: toText(name, before?.[name], recordNames),
      to: toText(name, after?.[name], recordNames),
    }))
    .filter(({ from, to }) => from !== to)
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}

function toText(name: string, value: unknown, recordNames: Names): string | null {
  if (value === undefined || value === null || value === '') return null;
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return mentions(name) ? (recordNames.get(text) ?? null) : text;
}
