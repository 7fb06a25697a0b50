import { type Outcome } from './report.input.ts';

/** How often each outcome was reported. */
export type Counts = Partial<Record<Outcome, number>>;

export interface Figures {
  /** Times that somebody's page asked for the version. */
  loads: number;
  /** Those of them that ended without a screen: it did not load, or it crashed. */
  failures: number;
  /** Of 100 loads. */
  failurePercent: number;
}

/** A crash is a load that went wrong later, so it is a failure and no further load. */
export function figuresOf({
  loaded = 0,
  missing = 0,
  late = 0,
  broken = 0,
  crashed = 0,
}: Counts): Figures {
  const loads = loaded + missing + late + broken;
  const failures = Math.min(loads, missing + late + broken + crashed);
  return { loads, failures, failurePercent: loads === 0 ? 0 : (failures / loads) * 100 };
}

/** What a new version is judged by: enough visitors to mean something, in a time that is short for everybody else. */
export const judgedBy = { minutes: 10, loads: 20, failurePercent: 20 };

/** A version goes back by itself when at least 20 loads were reported in 10 minutes and a fifth of them failed. */
export const failsTooOften = ({ loads, failurePercent }: Figures): boolean =>
  loads >= judgedBy.loads && failurePercent >= judgedBy.failurePercent;

/** As history tells it. */
export const figuresSentence = ({ loads, failures, failurePercent }: Figures): string =>
  `${failures} of ${loads} loads failed within ${judgedBy.minutes} minutes (${Math.round(failurePercent)} %).`;
