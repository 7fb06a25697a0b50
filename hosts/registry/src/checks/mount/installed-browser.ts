import { existsSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';
import { type Browser } from 'playwright-core';
import { launchProblem } from './mount.rules.ts';
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

const flags = [
  '--disable-gpu',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // The gate serves every request of a mounted page; no host name may resolve.
  '--host-resolver-rules=MAP * ~NOTFOUND',
];

/**
 * A headless browser: CHROME_PATH, an installed one, or the one inside an npm package. Undefined if there is none.
 * @throws when it cannot be started, with its path and why
 * @param hasSandbox false only where the machine itself is a sandbox, because the browser runs partner code
 */
export async function launchInstalled({
  hasSandbox,
}: {
  hasSandbox: boolean;
}): Promise<Browser | undefined> {
  const playwright = await import('playwright-core').catch(() => undefined);
  const executablePath = await installedPath();
  if (!playwright || !executablePath) return undefined;
  try {
    return await playwright.chromium.launch({
      executablePath,
      args: flags,
      chromiumSandbox: hasSandbox,
      headless: true,
      timeout: 15_000,
    });
  } catch (problem) {
    const reason = launchProblem(stripVTControlCharacters(String(problem)));
    throw new Error(`the browser ${executablePath} could not be started: ${reason}`, {
      cause: problem,
    });
  }
}

async function installedPath(): Promise<string | undefined> {
  const candidates = [process.env.CHROME_PATH, '/usr/bin/chromium', '/usr/bin/google-chrome'];
  const installed = candidates.find((path) => path && existsSync(path));
  if (installed) return installed;
  const packaged = await import('@sparticuz/chromium').catch(() => undefined);
  return packaged?.default.executablePath();
}
