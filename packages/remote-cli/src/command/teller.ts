/** Where the command's words go: what is going on to stderr, what came of it to stdout. */
export interface Teller {
  /** A line of the outcome, for people; not said with --json. */
  say(line?: string): void;
  /** The outcome for programs, and the last thing said; only with --json. */
  result(outcome: object): void;
  /** Says what is being done until it is done, and how long that took. */
  during<Answer>(what: string, work: () => Promise<Answer>): Promise<Answer>;
}

export interface Stream {
  write(text: string): unknown;
  isTTY?: boolean | undefined;
}

export const teller = (out: Stream, err: Stream, isJson: boolean): Teller => ({
  say(line = '') {
    if (!isJson) out.write(`${line}\n`);
  },
  result(outcome) {
    if (isJson) out.write(`${JSON.stringify(outcome, null, 2)}\n`);
  },
  async during(what, work) {
    const began = performance.now();
    const line = () => `${what}… ${((performance.now() - began) / 1000).toFixed(1)} s`;
    // A terminal has one line that moves on; a log gets one line when it is over.
    const ticker = err.isTTY ? setInterval(() => err.write(`\r${line()}`), 100) : undefined;
    let ending = 'failed';
    try {
      const answer = await work();
      ending = 'done';
      return answer;
    } finally {
      clearInterval(ticker);
      err.write(`${err.isTTY ? '\r' : ''}${line()}, ${ending}\n`);
    }
  },
});
