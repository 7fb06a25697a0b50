import { type Browser } from 'playwright-core';
import { type MountCandidate, type TestDocument } from './test-page.ts';

/** Where candidates are mounted before visitors get them. */
export interface TestBrowser {
  /**
   * Launches a browser for one version, closed afterwards; undefined if none is installed.
   * @throws an error whose message names the browser that could not be started, and the reason
   */
  launch(): Promise<Browser | undefined>;
  /** Origin of the running site whose shell they are mounted in, such as `http://localhost:3000`. */
  site(): string;
  /** The document of the sandboxed frame in which a version runs until it is reviewed. Without it that is not tried. */
  framedDocument?(
    remote: Pick<MountCandidate, 'manifest'> & { css: Map<string, string> },
  ): TestDocument;
  /** Allows the candidate's own operations on a site that runs trusted documents only, until revoked. */
  admit?(operations: readonly string[]): Promise<{ cookie: string; revoke(): Promise<void> }>;
}
