import { parseArgs } from 'node:util';
import { z } from 'zod';

/** Fewer than seven rounds make the median unreliable on a shared machine. */
export const roundsOption = z.coerce.number().int().min(1).max(50).default(7);

/** Reads `--name=value` for each of the schemas, and `--json`. @throws if an option is unknown or invalid */
export function readOptions<Shape extends z.ZodRawShape>(shape: Shape) {
  const options = Object.keys(shape).map((name) => [name, { type: 'string' as const }] as const);
  const { values } = parseArgs({
    options: { ...Object.fromEntries(options), json: { type: 'boolean' } },
  });
  return { ...z.object(shape).parse(values), json: values.json === true };
}

/** Prints a scenario's result, as JSON or for people. */
export function printReport(json: boolean, figures: object, text: string): void {
  console.log(json ? JSON.stringify(figures, null, 2) : `\n${text}`);
}

/** On standard error, so that `--json` has standard output to itself. */
export function progress(message: string): void {
  process.stderr.write(`${message}\n`);
}

/** A progress bar; without a terminal only its final state. */
export function progressBar(title: string): (part: number) => void {
  const width = 24;
  return (part) => {
    const done = Math.round(part * width);
    const line = `${'█'.repeat(done)}${'░'.repeat(width - done)} ${title}`;
    if (process.stderr.isTTY) process.stderr.write(`\r${line}${part >= 1 ? '\n' : ''}`);
    else if (part >= 1) process.stderr.write(`${line}\n`);
  };
}

/** A Markdown table for docs/measurements whose columns are aligned for terminals, too. */
export function table(header: readonly string[], rows: readonly (readonly string[])[]): string {
  const cells = [header, ...rows].map((row) => header.map((_, column) => row[column] ?? ''));
  const widths = header.map((_, column) =>
    Math.max(3, ...cells.map((row) => row[column]?.length ?? 0)),
  );
  const line = (row: readonly string[]) =>
    `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  const rule = widths.map((width) => '-'.repeat(width));
  return [header, rule, ...cells.slice(1)].map(line).join('\n');
}

/** Three significant digits. */
export const figure = (value: number): string => {
  if (Number.isNaN(value)) return 'unknown';
  if (value >= 100) return Math.round(value).toLocaleString('en-GB');
  return value.toPrecision(3);
};

/** `200: 17, 503: 2`. */
export const counts = (record: Record<string, number>): string =>
  Object.entries(record)
    .map(([name, count]) => `${name}: ${count}`)
    .join(', ');
