import { type ChangedField } from './change.input.ts';

export type Columns = Record<string, unknown>;

/** What a change did to each column, by name; an empty value reads as nothing. */
export function changedFields(before: Columns | null, after: Columns | null): ChangedField[] {
  const names = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})]);
  return [...names]
    .map((name) => ({ name, from: toText(before?.[name]), to: toText(after?.[name]) }))
    .filter(({ from, to }) => from !== to)
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}

function toText(value: unknown): string | null {
  if (value === undefined || value === null || value === '') return null;
  return typeof value === 'string' ? value : JSON.stringify(value);
}
