import { spread } from '../measure/statistics.rules.ts';
import type { Visit } from './visit.ts';

export interface FailureFigures {
  name: string;
  /** Four seconds are its own; the shell has to answer all the same. */
  isWaitedFor: boolean;
  /** What the visitor is left with. */
  shows: string;
  visits: Visit[];
}

/** The slowest visit counts. */
const interactiveWithinMs = 2500;

/** Since when a visitor can use the page: with what they are left with, or, while that is waited for, the shell. */
const interactiveMs = ({ isWaitedFor, visits }: FailureFigures): number[] =>
  visits.map(({ shellMs, screenMs }) => (isWaitedFor ? shellMs : screenMs));

export const isMet = (figures: FailureFigures): boolean =>
  Math.max(...interactiveMs(figures)) <= interactiveWithinMs &&
  figures.visits.every(({ ranStrangersCode }) => !ranStrangersCode);

/** A line for each failure: median and slowest until the page can be used, and what is shown when. */
export const failureReport = (all: FailureFigures[]): string =>
  [
    '',
    `From asking for the address to a page that answers, in ms; held to ${interactiveWithinMs} at the slowest`,
    `  ${'a version'.padEnd(34)}${'median'.padStart(8)}${'slowest'.padStart(9)}    shown`,
    ...all.map((figures) => {
      const times = interactiveMs(figures);
      const { median } = spread(times);
      const shown = spread(figures.visits.map(({ screenMs }) => screenMs)).median;
      const ms = (value: number, width: number) => String(Math.round(value)).padStart(width);
      return `  ${figures.name.padEnd(34)}${ms(median, 8)}${ms(Math.max(...times), 9)}  ${isMet(figures) ? '✓' : '✗'} ${figures.shows}${figures.isWaitedFor ? ` after ${Math.round(shown)} ms` : ''}`;
    }),
  ].join('\n');
