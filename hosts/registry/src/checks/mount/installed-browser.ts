import { existsSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';
import { type Browser } from 'playwright-core';
import { launchProblem } from './mount.rules.ts';

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
  const known = [process.env.CHROME_PATH, '/usr/bin/chromium', '/usr/bin/google-chrome'];
  const found = known.find((path) => path && existsSync(path));
  if (found) return found;
  const packaged = await import('@sparticuz/chromium').catch(() => undefined);
  return packaged?.default.executablePath();
}
