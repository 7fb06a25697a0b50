import { stripVTControlCharacters } from 'node:util';

/** `1 visitor`, `2 visitors` */
export const several = (count: number, noun: string): string =>
  `${count} ${noun}${count === 1 ? '' : 's'}`;

/** A moment to the minute, in UTC: `2026-11-20 23:30` */
export const minute = (moment: string): string => moment.slice(0, 16).replace('T', ' ');

/** Progress goes to stderr, results to stdout. */
export interface Output {
  /** Prints a line of the result for people; nothing with --json. */
  line(text?: string): void;
  /** Prints a text of several lines; nothing with --json. */
  lines(text: string): void;
  /** Prints the result for programs; only with --json, once, at the end. */
  result(outcome: object): void;
  /** Prints one of many results for programs, each on one line; only with --json. */
  event(event: object): void;
  /** Shows progress and the elapsed time while `work` runs. */
  during<Result>(activity: string, work: () => Promise<Result>): Promise<Result>;
}

export interface Stream {
  write(text: string): unknown;
  isTTY?: boolean | undefined;
}

/**
 * Text of others on one line, without sequences that a terminal obeys. It replaces the same characters as
 * packages/text-rules, which the kit of partner teams does not have.
 */
export const toPrintableLine = (text: string): string =>
  stripVTControlCharacters(text)
    .replace(/[\n\r\t\u2028\u2029]+/g, ' ')
    .replace(/[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]/gu, '\ufffd');

/** The same with line breaks, for texts of ours. */
export const toPrintableLines = (text: string): string =>
  text.split('\n').map(toPrintableLine).join('\n');

export const createOutput = (out: Stream, err: Stream, isJson: boolean): Output => ({
  line(text = '') {
    if (!isJson) out.write(`${toPrintableLine(text)}\n`);
  },
  lines(text) {
    if (!isJson) out.write(`${toPrintableLines(text)}\n`);
  },
  result(outcome) {
    if (isJson) out.write(`${JSON.stringify(outcome, null, 2)}\n`);
  },
  event(event) {
    if (isJson) out.write(`${JSON.stringify(event)}\n`);
  },
  async during(activity, work) {
    const began = performance.now();
    const line = () => `${activity}… ${((performance.now() - began) / 1000).toFixed(1)} s`;
    // A terminal updates one line; a log gets one line at the end.
    const ticker = err.isTTY ? setInterval(() => err.write(`\r${line()}`), 100) : undefined;
    let ending = 'failed';
    try {
      const result = await work();
      ending = 'done';
      return result;
    } finally {
      clearInterval(ticker);
      err.write(`${err.isTTY ? '\r' : ''}${line()}, ${ending}\n`);
    }
  },
});
