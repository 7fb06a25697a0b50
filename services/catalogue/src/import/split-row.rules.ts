import { refused, type Parsed } from './row-values.rules.ts';

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
