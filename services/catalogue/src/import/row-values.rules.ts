import { hasUnprintable } from '@larkfare/text-rules';
import { isBlank } from '../text.rules.ts';

/** A row that was understood, or the reason why it is left out. */
export type Parsed<Value> = { value: Value } | Refused;

export interface Refused {
  /** Finishes the sentence 'This row …'; the same words for the same fault, so that faults can be counted. */
  reason: string;
  /** The offending value. */
  detail?: string;
}

export const refused = (reason: string, detail?: string): Refused => ({ reason, detail });

export const nameLimit = 150;

const nothing = new Set(['', '\\N', '-', 'N/A']);

/** Drops the escapes that OpenFlights leaves before quotes, stray spaces, and its several words for 'nothing'. */
export function cleanText(value: string | undefined): string {
  const text = (value ?? '').replace(/\s+/g, ' ').trim();
  return nothing.has(text) || isBlank(text)
    ? ''
    : text.replaceAll('\\', '').trim().normalize('NFC');
}

/** 'ST MARY'S' reads as shouting in a list of cities. */
export function inTitleCase(text: string): string {
  if (text.length < 4 || text !== text.toUpperCase()) return text;
  return text
    .toLowerCase()
    .replace(
      /(^|[\s\-/(])(\p{L})/gu,
      (_, before: string, letter: string) => before + letter.toUpperCase(),
    );
}

/** A decimal number within bounds; anything else is absent. */
export function numberBetween(value: string | undefined, least: number, most: number) {
  if (value === undefined || !/^-?\d{1,6}(\.\d+)?$/.test(value.trim())) return undefined;
  const number = Number(value);
  return number >= least && number <= most ? number : undefined;
}

/** Finds what no table of ours could hold, before a field is read. */
export function lineProblem(text: string): Refused | undefined {
  if (text.includes('\0')) return refused('contains a NUL character');
  if (hasUnprintable(text)) return refused('contains control characters');
  return undefined;
}

/** A value in quotes, in which quotes are doubled, or one without any; then a comma or the end. */
const nextValue = /(?:"([^"]*(?:""[^"]*)*)"|([^",]*))(,|$)/y;

/**
 * One line of a CSV file as its values. A line is a row in all our sources, so that a quote which is
 * never closed spoils its own row and not the rest of the file.
 */
export function splitRow(text: string): Parsed<string[]> {
  if (!text.includes('"')) return { value: text.split(',') };
  const value: string[] = [];
  nextValue.lastIndex = 0;
  for (;;) {
    const match = nextValue.exec(text);
    if (!match) return refused('has quotes that do not match');
    const [, quoted, plain = '', end] = match;
    value.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'));
    if (end === '') return { value };
  }
}
