import { setTimeout as pause } from 'node:timers/promises';
import { type Locator, type Page } from 'playwright-core';
import { type SoakResult } from './mount.rules.ts';
import { origin } from './test-page.ts';

/** Any screen of the shell's own, and its parts, whose size does not depend on the font. */
const shellPath = '/error';
const shellParts = ['header', 'main'];
const leaveMs = 2000;

/** A soak test: keeps a screen open, then leaves it by a click on a link of the site and comes back, as a visitor does. */
export async function soakTest(page: Page, boundary: string, soakMs: number): Promise<SoakResult> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable');
  const measure = async () => {
    const { metrics } = await devtools.send('Performance.getMetrics');
    const { usedSize } = await devtools.send('Runtime.getHeapUsage');
    const taskMs = 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0);
    return { taskMs, usedSize };
  };
  const before = await measure();
  await pause(soakMs);
  const after = await measure();

  await page.evaluate(addLink, shellPath);
  const isClicked = await succeeds(page.click(`a[href="${shellPath}"]`, { timeout: leaveMs }));
  const isLeft = isClicked && (await reaches(page.locator(boundary), 'detached'));
  const isShellUsable = isLeft && (await succeeds(clickAction(page)));
  const movedParts = isShellUsable ? await movedPartsOf(page) : [];
  // Of the browser, because the shell reloads the page after code that changed what is shared.
  await page.goBack({ waitUntil: 'commit', timeout: leaveMs }).catch(() => undefined);
  const isBack = await reaches(page.locator(`${boundary} h1`).first(), 'visible');
  return {
    seconds: soakMs / 1000,
    busyPercent: ((after.taskMs - before.taskMs) / soakMs) * 100,
    grownMb: (after.usedSize - before.usedSize) / 1_000_000,
    isShellUsable,
    movedParts,
    isBack,
  };
}

/** The action of the shell's screen, which nothing may cover. It is not really clicked. */
const clickAction = (page: Page) =>
  page.click('main a, main button', { trial: true, timeout: leaveMs });

/** Which of the shell's parts are not where they are in a page that never had the remote. */
async function movedPartsOf(page: Page): Promise<string[]> {
  const untouched = await page.context().newPage();
  await untouched.goto(origin + shellPath);
  await clickAction(untouched);
  const expected = await untouched.evaluate(placesOf, shellParts);
  await untouched.close();
  // Undefined while the shell loads the page again.
  const places = await page.evaluate(placesOf, shellParts).catch(() => undefined);
  return places ? shellParts.filter((_, index) => places[index] !== expected[index]) : [];
}

/** Runs inside the page: a link in front of everything, which navigates as the shell's own do. */
function addLink(path: string) {
  const link = document.createElement('a');
  link.href = path;
  link.textContent = 'Leave';
  link.style.cssText = 'position: fixed; inset: 0 auto auto 0; z-index: 2147483647';
  link.addEventListener('click', (event) => {
    event.preventDefault();
    link.remove();
    history.pushState(null, '', path);
    dispatchEvent(new PopStateEvent('popstate'));
  });
  document.documentElement.append(link);
}

/** Runs inside the page. */
const placesOf = (parts: string[]) =>
  parts.map((part) => {
    const { x, y, width, height } = document.querySelector(part)?.getBoundingClientRect() ?? {};
    return [x, y, width, height].map((value = 0) => Math.round(value)).join();
  });

const reaches = (locator: Locator, state: 'detached' | 'visible'): Promise<boolean> =>
  succeeds(locator.waitFor({ state, timeout: leaveMs }));

const succeeds = (promise: Promise<unknown>): Promise<boolean> =>
  promise.then(
    () => true,
    () => false,
  );
