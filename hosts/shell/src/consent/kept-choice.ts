const key = 'chatConsent';

/** For a browser that keeps nothing: the choice then lasts as long as the page. */
let unkept: string | null = null;
const listeners = new Set<() => void>();

/** What was kept of the visitor's choice, here or in another tab. */
export function readKeptChoice(): string | null {
  try {
    return localStorage.getItem(key) ?? unkept;
  } catch {
    // A browser may forbid even looking; asking again on the next page is all that is lost.
    return unkept;
  }
}

export function keepChoice(text: string): void {
  unkept = text;
  try {
    localStorage.setItem(key, text);
    unkept = null;
  } catch (refusal) {
    console.info('This browser keeps no choices; it holds for this page.', refusal);
  }
  for (const listener of listeners) listener();
}

/** Also hears of choices made in other tabs, so a withdrawal counts everywhere at once. */
export function onChoiceChanged(listener: () => void): () => void {
  const hear = (event: StorageEvent) => {
    if (event.key === key || event.key === null) listener();
  };
  listeners.add(listener);
  window.addEventListener('storage', hear);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', hear);
  };
}
