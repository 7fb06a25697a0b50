import { spread } from '../measure/statistics.rules.ts';

export interface RecoveryFigures {
  name: string;
  sees?: string;
  reported: string;
  /** Empty if a person must take it back. */
  seconds: number[];
}

/** A line for each break: what the visitor saw, what was reported, and median and slowest time until it was taken back. */
export const recoveryReport = (all: RecoveryFigures[]): string =>
  [
    '',
    'From activation until pages have the version before, in s, with 20 visitors who report it',
    `  ${'a version that'.padEnd(56)}${'seen'.padEnd(32)}${'reported'.padEnd(10)}${'median'.padStart(8)}${'slowest'.padStart(9)}`,
    ...all.map(({ name, sees = 'a tab that hangs', reported, seconds }) => {
      const times = [spread(seconds).median, Math.max(...seconds)];
      const [median = '', slowest = ''] = seconds.length
        ? times.map((time) => time.toFixed(1))
        : ['by hand', ''];
      return `  ${name.padEnd(56)}${sees.padEnd(32)}${reported.padEnd(10)}${median.padStart(8)}${slowest.padStart(9)}`;
    }),
  ].join('\n');
