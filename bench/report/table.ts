import { type Compared } from '../measure/side-by-side.ts';
import { type Spread } from '../measure/statistics.rules.ts';

const header = ['', 'CPU ms a request', '= node + PostgreSQL', 'p50 ms, one client', 'requests/s'];

/** Both sides of every comparison and their ratio, medians with the middle half of the rounds in brackets. */
export function comparisonTable(compared: readonly Compared[], clients: number): string {
  const rows = compared.flatMap(
    ({ title, names = ['this site', 'bare handler'], ours, bare, ratio }) => [
      [title],
      ...(
        [
          [names[0], ours],
          [names[1], bare],
        ] as const
      ).map(([name, seen]) => [
        `  ${name}`,
        withSpread(seen.cpuMs),
        `${figure(seen.nodeCpuMs.median)} + ${figure(seen.postgresCpuMs.median)}`,
        withSpread(seen.oneClientMs),
        withSpread(seen.requestsPerSecond),
      ]),
      [
        '  ratio',
        asRatio(ratio.cpuMs),
        '',
        asRatio(ratio.oneClientMs),
        asRatio(ratio.requestsPerSecond),
      ],
    ],
  );
  return [
    ...aligned([header, ...rows]),
    '',
    `Requests/s and CPU time with ${clients} clients at once. Medians; in brackets the middle half of the rounds.`,
  ].join('\n');
}

export function aligned(rows: readonly (readonly string[])[]): string[] {
  const widths: number[] = [];
  for (const row of rows.filter(({ length }) => length > 1))
    row.forEach((cell, column) => {
      widths[column] = Math.max(widths[column] ?? 0, cell.length);
    });
  return rows.map((row) =>
    row
      .map((cell, column) =>
        column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart((widths[column] ?? 0) + 3),
      )
      .join('')
      .trimEnd(),
  );
}

const withSpread = ({ median, low, high }: Spread) =>
  Number.isNaN(median) ? 'unknown' : `${figure(median)} (${figure(low)}–${figure(high)})`;

const asRatio = (ratio: Spread) =>
  Number.isNaN(ratio.median)
    ? 'unknown'
    : `${ratio.median.toFixed(2)}× (${ratio.low.toFixed(2)}–${ratio.high.toFixed(2)})`;

/** Three digits that count. */
export const figure = (value: number): string => {
  if (Number.isNaN(value)) return 'unknown';
  if (value >= 100) return Math.round(value).toLocaleString('en-GB');
  return value.toPrecision(3);
};
