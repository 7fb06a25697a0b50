import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, Page } from '@playwright/test';

/** Milliseconds after a visitor asked for the address. */
export interface Visit {
  /** The shell answers what is pressed. */
  shellMs: number;
  /** What the visitor is left with is on the screen, and the shell answers there too. */
  screenMs: number;
  /** Whether code ran whose hash was not the one that was published. */
  ranStrangersCode: boolean;
}

interface Visiting {
  address: string;
  /** The heading that the visitor is left with. */
  ends: string;
  /** Makes the page fail, before the address is asked for. */
  before(page: Page): Promise<unknown> | void;
}

const patienceMs = 20_000;
const everyMs = 10;

/** One visit of a browser that knows nothing yet. @throws when the screen does not come within twenty seconds */
export async function visit(browser: Browser, { address, ends, before }: Visiting): Promise<Visit> {
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    await before(page);
    const began = performance.now();
    await page.goto(address, { waitUntil: 'commit' });
    const shellMs = await until(page, '', began);
    const screenMs = await until(page, ends, began);
    const ranStrangersCode = await page.evaluate(() => Reflect.has(window, 'strangersCodeRan'));
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    return { shellMs, screenMs, ranStrangersCode };
  } finally {
    await context.close();
  }
}

/** Presses until the shell answers on a page with this heading; any heading when it is empty. */
async function until(page: Page, heading: string, began: number): Promise<number> {
  while (performance.now() - began < patienceMs) {
    // A page that starts anew meanwhile has nothing to press yet.
    const hasAnswered = await page.evaluate(pressSkipLink, heading).catch(() => false);
    if (hasAnswered) return performance.now() - began;
    await pause(everyMs);
  }
  throw new Error(`“${heading}” was not there after ${patienceMs} ms.`);
}

/** In the page: whether the shell takes the press of its own link into its own hands. */
function pressSkipLink(heading: string): boolean {
  const headings = [...document.querySelectorAll('h1')].map(({ textContent }) => textContent);
  const link = document.querySelector('a[href="#main"]');
  if (!link || (heading && !headings.includes(heading))) return false;
  let isAnswered = false;
  addEventListener(
    'click',
    (event) => {
      isAnswered = event.defaultPrevented;
      event.preventDefault();
    },
    { once: true },
  );
  link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  return isAnswered;
}
