import { existsSync } from 'node:fs';
import { execFileSync } from 'node:child_process';
import sparticuz from '@sparticuz/chromium';
import { chromium, type Browser, type LaunchOptions } from '@playwright/test';

/** Chromium's flags for a machine without a display or a way out. */
const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** A browser that needs no installation: CHROME_PATH, else an installed one, else the one inside the npm package. */
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
