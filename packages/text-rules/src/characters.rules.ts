/**
 * Control characters but tabs and line breaks, halves of characters, and marks that turn the reading direction. PostgreSQL
 * refuses some of them, people see none of them.
 */
const unprintable = /(?![\n\t])[\p{Cc}\p{Cs}\u2028\u2029\u202a-\u202e\u2066-\u2069]/gu;

/** Whether text holds characters that cannot be read. */
export const hasUnprintable = (text: string): boolean => text.search(unprintable) !== -1;

/** Typed text of one or several lines as it is stored. */
export const toText = (typed: string): string =>
  typed.normalize('NFC').replace(/\r\n?/g, '\n').trim();

/** Whether PostgreSQL can store the text, also in JSON: it takes neither NUL nor half a character. */
export const canBeStored = (text: string): boolean => !text.includes('\0') && text.isWellFormed();

/**
 * Text of strangers on one line, as it is stored: a terminal or a mail would obey what cannot be read. The command line
 * replaces the same in what it prints (packages/remote-cli/src/command/printable-line.ts).
 */
export const toPrintableLine = (text: string): string =>
  text.replace(/[\n\r\t\u2028\u2029]+/g, ' ').replace(unprintable, '\ufffd');

const levelsAtMost = 12;

/** Whether all text in a value can be stored, also its keys, and it is not nested too deeply. */
export function isStorable(value: unknown): boolean {
  // Level by level, because recursion would overflow the stack on deep nesting.
  let level: unknown[] = [value];
  for (let depth = 0; depth < levelsAtMost; depth++) {
    if (!level.every((part) => typeof part !== 'string' || canBeStored(part))) return false;
    level = level.flatMap(partsOf);
    if (level.length === 0) return true;
  }
  return false;
}

const partsOf = (value: unknown): unknown[] =>
  typeof value === 'object' && value !== null
    ? [...Object.keys(value), ...Object.values(value)]
    : [];
