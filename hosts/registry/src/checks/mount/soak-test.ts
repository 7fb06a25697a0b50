import { setTimeout as pause } from 'node:timers/promises';
import { type CDPSession, type Frame, type Locator, type Page } from 'playwright-core';
import { origin } from './test-page.ts';

/** Any screen of the shell's own, and its parts, whose size does not depend on the font. */
const shellPath = '/error';
const shellParts = ['header', 'main'];
const leaveMs = 2000;

interface Screen {
  page: Page;
  /** The remote's own document: its sandboxed frame's, or the page's. */
  shown: Frame;
  boundary: string;
  soakMs: number;
  /** How long the screen may take to come back. */
  withinMs: number;
}

/** A soak test: keeps a screen open. */
export async function stay({ page, shown, soakMs }: Screen) {
  const devtools = await devtoolsOf(page, shown);
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
  return {
    seconds: soakMs / 1000,
    busyPercent: ((after.taskMs - before.taskMs) / soakMs) * 100,
    grownMb: (after.usedSize - before.usedSize) / 1_000_000,
  };
}

/** Leaves the screen by a click on a link of the site and comes back, as a visitor does. */
export async function leaveAndReturn({ page, shown, boundary, withinMs }: Screen) {
  const isFramed = shown !== page.mainFrame();
  await page.evaluate(addLink, shellPath);
  const isClicked = await succeeds(page.click(`a[href="${shellPath}"]`, { timeout: leaveMs }));
  const isLeft = isClicked && (await reaches(page.locator(boundary), 'detached'));
  const isShellUsable = isLeft && (await succeeds(clickAction(page)));
  const movedParts = isShellUsable ? await movedPartsOf(page) : [];
  // A value of the browser, because the shell reloads the page after code that changed what is shared.
  await page.goBack({ waitUntil: 'commit', timeout: leaveMs }).catch(() => undefined);
  const document = isFramed ? page.frameLocator('iframe') : page;
  const heading = document.locator(`${boundary} h1`).first();
  const isBack = await reaches(heading, 'visible', isFramed ? withinMs : leaveMs);
  return { isShellUsable, movedParts, isBack };
}

/** Browsers that run a frame in a separate process measure it there. */
const devtoolsOf = (page: Page, shown: Frame): Promise<CDPSession> =>
  page
    .context()
    .newCDPSession(shown)
    .catch(() => page.context().newCDPSession(page));

/** The action of the shell's screen, which nothing may cover. It is not really clicked. */
const clickAction = (page: Page) =>
  page.click('main a, main button', { trial: true, timeout: leaveMs });

/** Finds which of the shell's parts do not come to where they are in a page that never had the remote. */
async function movedPartsOf(page: Page): Promise<string[]> {
  const untouched = await page.context().newPage();
  await untouched.goto(origin + shellPath);
  await clickAction(untouched);
  const endsMs = performance.now() + leaveMs;
  let moved: string[];
  // Both pages may still be loading parts of the shell.
  do {
    const expected = await untouched.evaluate(placesOf, shellParts);
    // Undefined while the shell loads the page again.
    const places = await page.evaluate(placesOf, shellParts).catch(() => undefined);
    moved = places ? shellParts.filter((_, index) => places[index] !== expected[index]) : [];
    if (moved.length > 0) await pause(100);
  } while (moved.length > 0 && performance.now() < endsMs);
  await untouched.close();
  return moved;
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

const reaches = (
  locator: Locator,
  state: 'detached' | 'visible',
  timeout = leaveMs,
): Promise<boolean> => succeeds(locator.waitFor({ state, timeout }));

const succeeds = (promise: Promise<unknown>): Promise<boolean> =>
  promise.then(
    () => true,
    () => false,
  );
