import { several } from '../command/words.ts';
import type { Figures } from '../registry-api/index.ts';

/** The outcome of a page that works. */
const good = new Set(['loaded', 'shown']);

export const failuresInWords = ({ failures, loads, failurePercent }: Figures): string =>
  `${failures} of ${several(loads, 'load')} failed (${Math.round(failurePercent)} %)`;

/** Each kind with its count: `crashed: 2`. */
export const problemsOf = ({ counts }: Figures): string[] =>
  Object.entries(counts).flatMap(([outcome, count]) =>
    good.has(outcome) ? [] : [`${outcome}: ${count}`],
  );
