import { spread } from '../measure/statistics.rules.ts';
import type { Visit } from './visit.ts';

export interface FailureFigures {
  name: string;
  /** It fails by a timeout of four seconds; the shell must be interactive before that. */
  isTimeout: boolean;
  /** The page that the visitor sees in the end. */
  shows: string;
  visits: Visit[];
}

/** For the slowest visit. */
const interactiveWithinMs = 2500;

/** When the page is usable: its final screen, or for a timeout the shell. */
const interactiveMs = ({ isTimeout, visits }: FailureFigures): number[] =>
  visits.map(({ shellMs, screenMs }) => (isTimeout ? shellMs : screenMs));

export const isMet = (figures: FailureFigures): boolean =>
  Math.max(...interactiveMs(figures)) <= interactiveWithinMs &&
  figures.visits.every(({ ranTamperedCode }) => !ranTamperedCode);

/** A line for each failure: median and slowest time until the page is usable, and what it shows. */
export const failureReport = (all: FailureFigures[]): string =>
  [
    '',
    `From navigation to an interactive page, in ms; target: ${interactiveWithinMs} for the slowest`,
    `  ${'a version'.padEnd(34)}${'median'.padStart(8)}${'slowest'.padStart(9)}    shown`,
    ...all.map((figures) => {
      const times = interactiveMs(figures);
      const { median } = spread(times);
      const shown = spread(figures.visits.map(({ screenMs }) => screenMs)).median;
      const ms = (value: number, width: number) => String(Math.round(value)).padStart(width);
      return `  ${figures.name.padEnd(34)}${ms(median, 8)}${ms(Math.max(...times), 9)}  ${isMet(figures) ? '✓' : '✗'} ${figures.shows}${figures.isTimeout ? ` after ${Math.round(shown)} ms` : ''}`;
    }),
  ].join('\n');
