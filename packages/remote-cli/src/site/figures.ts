/** What visitors' pages reported of a version. */
export interface VersionReports {
  version: string;
  loads: number;
  failures: number;
  failurePercent: number;
  late: number;
  counts: Record<string, number>;
}

/** What a page that works reports. */
const good = new Set(['loaded', 'shown']);

/** `1 visitor`, `2 visitors` */
export const several = (count: number, what: string): string =>
  `${count} ${what}${count === 1 ? '' : 's'}`;

export const failuresInWords = ({ failures, loads, failurePercent }: VersionReports): string =>
  `${failures} of ${several(loads, 'load')} failed (${Math.round(failurePercent)} %)`;

/** Each kind with its count: `crashed: 2`. */
export const problemsOf = ({ counts }: VersionReports): string[] =>
  Object.entries(counts).flatMap(([outcome, count]) =>
    good.has(outcome) ? [] : [`${outcome}: ${count}`],
  );
