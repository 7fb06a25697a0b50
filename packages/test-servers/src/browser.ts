import { existsSync } from 'node:fs';
import { execFileSync } from 'node:child_process';
import sparticuz from '@sparticuz/chromium';
import { chromium, type Browser, type LaunchOptions } from '@playwright/test';

/** For a machine without a display or network. */
const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** CHROME_PATH, an installed browser, or the one inside the npm package. */
export async function launchOptions(): Promise<LaunchOptions> {
  return { executablePath: await executablePath(), args: flags, headless: true };
}

export const launchBrowser = async (): Promise<Browser> => chromium.launch(await launchOptions());

async function executablePath(): Promise<string> {
  const installed = [process.env.CHROME_PATH, '/usr/bin/chromium', '/usr/bin/google-chrome'];
  const found = installed.find((path) => path && existsSync(path) && runs(path));
  return found ?? sparticuz.executablePath();
}

function runs(path: string): boolean {
  try {
    execFileSync(path, ['--version'], { stdio: 'ignore' });
    return true;
  } catch (error) {
    console.warn(`${path} does not run (${String(error)}); trying another browser.`);
    return false;
  }
}
