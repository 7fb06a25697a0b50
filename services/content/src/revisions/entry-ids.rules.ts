import { readableText } from './readable-text.rules.ts';

type Entry = { id: string };

/**
 * Gives every entry of a list an id. An entry that was sent without one keeps the id of the stored entry with the same
 * text, so that the same list is the same value.
 */
export function withEntryIds<Value>(value: Value, stored: unknown, newId: () => string): Value {
  if (Array.isArray(value) && value.every(isEntry))
    return identified(value, Array.isArray(stored) ? stored : [], newId) as Value;
  if (typeof value !== 'object' || value === null || !('items' in value)) return value;
  const { items } = (stored ?? {}) as { items?: unknown };
  return { ...value, items: withEntryIds(value.items, items, newId) };
}

function identified(entries: Entry[], stored: readonly Entry[], newId: () => string): Entry[] {
  const ids = new Set<string>();
  return entries.map((entry) => {
    const match = stored.find(
      (other) => !ids.has(other.id) && readableText(entry) === readableText(other),
    );
    const id = entry.id && !ids.has(entry.id) ? entry.id : match?.id || newId();
    ids.add(id);
    return { ...entry, id };
  });
}

const isEntry = (entry: unknown): entry is Entry =>
  typeof entry === 'object' && entry !== null && 'id' in entry;
