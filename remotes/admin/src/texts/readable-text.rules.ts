import { UnreadableValue } from './parsers.rules.ts';
import { storedText } from './readable.rules.ts';
import type { SiteKey } from './site-values.ts';

/** A version as text; one of a shape that is not known any more is shown as it is stored. */
export function readableText({ key, value }: { key: SiteKey; value?: unknown }): string {
  try {
    return storedText(key, value);
  } catch (error) {
    if (error instanceof UnreadableValue) return JSON.stringify(value, null, 2);
    throw error;
  }
}
