import { existsSync } from 'node:fs';
import { type Browser } from 'playwright-core';

const flags = [
  '--disable-gpu',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Every request of a mounted page is answered by the gate; a name that slips through leads nowhere.
  '--host-resolver-rules=MAP * ~NOTFOUND',
];

/**
 * A headless browser of this machine: CHROME_PATH, an installed one, or the one inside an npm package.
 * Undefined where no browser is installed with the site, which is what most servers want.
 * @param hasSandbox partner code runs in it, so it is only left out where the machine itself is a sandbox
 */
export async function launchInstalled({
  hasSandbox,
}: {
  hasSandbox: boolean;
}): Promise<Browser | undefined> {
  const playwright = await import('playwright-core').catch(() => undefined);
  const executablePath = await installedPath();
  if (!playwright || !executablePath) return undefined;
  return playwright.chromium.launch({
    executablePath,
    args: flags,
    chromiumSandbox: hasSandbox,
    headless: true,
    timeout: 15_000,
  });
}

async function installedPath(): Promise<string | undefined> {
  const known = [process.env.CHROME_PATH, '/usr/bin/chromium', '/usr/bin/google-chrome'];
  const found = known.find((path) => path && existsSync(path));
  if (found) return found;
  const packaged = await import('@sparticuz/chromium').catch(() => undefined);
  return packaged?.default.executablePath();
}
