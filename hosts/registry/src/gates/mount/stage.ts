import { type Browser } from 'playwright-core';

/** Where candidates are mounted before visitors see them. */
export interface Stage {
  /** A browser of its own for each version, closed afterwards; undefined where there is none. */
  launch(): Promise<Browser | undefined>;
  /** The running site whose shell they are mounted in, e.g. `http://localhost:3000`. */
  site(): string;
  /** Lets the candidate ask its own operations where the site answers trusted ones only, until that is taken back. */
  admit?(operations: readonly string[]): { cookie: string; takeBack(): void };
}
