import { type siteStorage, tabStorage } from '@larkfare/remote-contract/browser-storage';

/**
 * Unsent input of a form, for when its pop-up is opened again or the page was reloaded. It stays in
 * this tab until the tab is closed, as what is typed into a page without scripts does.
 */
export interface Draft<Details> {
  read(): Partial<Details>;
  keep(part: Partial<Details>): void;
  forget(): void;
}

/**
 * @param empty the form's details before anything is typed: what an earlier release stored otherwise is left out
 * @param storage the site's instead of the tab's keeps them after the tab is closed
 */
export function createDraft<Details extends object>(
  key: string,
  empty: Details,
  storage: typeof siteStorage = tabStorage,
): Draft<Details> {
  const read = () => parseDraft(storage.get(key), empty);
  return {
    read,
    keep: (part) => void storage.set(key, JSON.stringify({ ...read(), ...part })),
    forget: () => storage.remove(key),
  };
}

function parseDraft<Details extends object>(stored: string | null, empty: Details) {
  const kindOf = (value: unknown) => (Array.isArray(value) ? 'list' : typeof value);
  const kinds = new Map(Object.entries(empty).map(([field, value]) => [field, kindOf(value)]));
  try {
    const typed = Object.entries(Object(JSON.parse(stored ?? '{}')));
    const valid = typed.filter(([field, value]) => kinds.get(field) === kindOf(value));
    return Object.fromEntries(valid) as Partial<Details>;
  } catch (problem) {
    console.info('What was typed before could not be read.', problem);
    return {};
  }
}
