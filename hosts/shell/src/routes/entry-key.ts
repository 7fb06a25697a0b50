/**
 * Gives the document's first history entry a key, before the router reads it. The router uses the key `default` for
 * every entry without one, and would scroll a typed address to the stored position of another page.
 */
export function ensureEntryKey(history: History): void {
  const state: unknown = history.state;
  const entry = typeof state === 'object' && state ? state : {};
  if ('key' in entry) return;
  history.replaceState({ ...entry, key: crypto.randomUUID() }, '');
}
