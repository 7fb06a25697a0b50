import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { splitRow } from '../import/row-values.rules.ts';

/** The rows of a CSV file whose first line names its columns; a bad row fails with the file, its line and the reason. */
export function readTable<Row extends z.ZodType>(file: URL, row: Row): z.output<Row>[] {
  const [header = '', ...lines] = readFileSync(file, 'utf8').trimEnd().split(/\r?\n/);
  const columns = header.split(',');
  return lines.map((line, index) => {
    const refuse = (reason: string) =>
      new Error(`${fileURLToPath(file)}:${index + 2}: This row ${reason}`);
    const split = splitRow(line);
    if ('reason' in split) throw refuse(`${split.reason}.`);
    const values = split.value;
    if (values.length !== columns.length)
      throw refuse(`has ${values.length} values for ${columns.length} columns.`);

    const record = Object.fromEntries(columns.map((name, at) => [name, values[at]]));
    const parsed = row.safeParse(record);
    if (!parsed.success) throw refuse(`is not valid.\n${z.prettifyError(parsed.error)}`);
    return parsed.data;
  });
}
