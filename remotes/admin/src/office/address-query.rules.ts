/** The value of a parameter; blank, false, null and empty lists leave it out. */
type QueryValue = string | number | boolean | readonly string[] | null | undefined;
export type QueryChanges = Readonly<Record<string, QueryValue>>;

/** The query with these parameters changed. Any change of a filter leads back to the first page. */
export function changedQuery(query: URLSearchParams, changes: QueryChanges): URLSearchParams {
  const changed = new URLSearchParams(query);
  if (!Object.hasOwn(changes, 'page')) changed.delete('page');
  for (const [name, value] of Object.entries(changes)) {
    changed.delete(name);
    for (const text of textsOf(value)) changed.append(name, text);
  }
  if (changed.get('page') === '1') changed.delete('page');
  return changed;
}

const textsOf = (value: QueryValue): string[] =>
  (isList(value) ? [...value] : [value])
    .filter((one) => one !== null && one !== undefined && one !== false)
    .map((one) => String(one).trim())
    .filter((text) => text !== '');

const isList = (value: QueryValue): value is readonly string[] => Array.isArray(value);

/** The page that the address names; the first when it names none. */
export function pageFrom(query: URLSearchParams): number {
  const page = Number(query.get('page'));
  return Number.isSafeInteger(page) && page > 0 ? page : 1;
}
