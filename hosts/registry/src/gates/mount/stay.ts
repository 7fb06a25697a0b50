import { setTimeout as pause } from 'node:timers/promises';
import { type Locator, type Page } from 'playwright-core';
import { type Stay } from './mount.rules.ts';

/** Any screen of the shell's own. */
const shellPath = '/error';
const leaveMs = 2000;

/** Stays on a screen, then leaves it within the document and comes back, as a visitor does by a link and Back. */
export async function stayOn(page: Page, boundary: string, stayMs: number): Promise<Stay> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable');
  const measure = async () => {
    const { metrics } = await devtools.send('Performance.getMetrics');
    const { usedSize } = await devtools.send('Runtime.getHeapUsage');
    const taskMs = 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0);
    return { taskMs, usedSize };
  };
  const before = await measure();
  await pause(stayMs);
  const after = await measure();

  await page.evaluate((path) => {
    history.pushState(null, '', path);
    dispatchEvent(new PopStateEvent('popstate'));
  }, shellPath);
  const isLeft = await reaches(page.locator(boundary), 'detached');
  const isShellVisible = isLeft && (await reaches(page.locator('h1').first(), 'visible'));
  // Of the browser, because the shell reloads the page after code that changed what is shared.
  await page.goBack({ waitUntil: 'commit', timeout: leaveMs }).catch(() => undefined);
  const isBack = await reaches(page.locator(`${boundary} h1`).first(), 'visible');
  return {
    seconds: stayMs / 1000,
    busyPercent: ((after.taskMs - before.taskMs) / stayMs) * 100,
    grownMb: (after.usedSize - before.usedSize) / 1_000_000,
    isShellVisible,
    isBack,
  };
}

const reaches = (locator: Locator, state: 'detached' | 'visible'): Promise<boolean> =>
  locator.waitFor({ state, timeout: leaveMs }).then(
    () => true,
    () => false,
  );
