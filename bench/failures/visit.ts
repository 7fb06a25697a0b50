import { eventually } from '@larkfare/server-kit/testing';
import type { Browser, Page } from '@playwright/test';

/** Milliseconds after navigation started. */
export interface Visit {
  /** The shell handles clicks. */
  shellMs: number;
  /** The final screen is shown, and the shell handles clicks there. */
  screenMs: number;
  /** Whether code with another hash than the published one ran. */
  ranTamperedCode: boolean;
}

interface Visiting {
  address: string;
  /** The heading of the final screen. */
  ends: string;
  /** Makes the page fail, before navigation. */
  before(page: Page): Promise<unknown> | void;
}

const timeoutMs = 20_000;

/** One visit with an empty cache. @throws after twenty seconds without the final screen */
export async function visit(browser: Browser, { address, ends, before }: Visiting): Promise<Visit> {
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    await before(page);
    const began = performance.now();
    /** Clicks until the shell handles it on a page with this heading; any heading if it is empty. */
    const untilInteractive = async (heading: string) => {
      // Evaluation fails while the page reloads.
      await eventually(() => page.evaluate(pressSkipLink, heading).catch(() => false), timeoutMs);
      return performance.now() - began;
    };
    await page.goto(address, { waitUntil: 'commit' });
    const shellMs = await untilInteractive('');
    const screenMs = await untilInteractive(ends);
    const ranTamperedCode = await page.evaluate(() => Reflect.has(window, 'tamperedCodeRan'));
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    return { shellMs, screenMs, ranTamperedCode };
  } finally {
    await context.close();
  }
}

/** In the page: whether the shell handles a click on its skip link. */
function pressSkipLink(heading: string): boolean {
  const headings = [...document.querySelectorAll('h1')].map(({ textContent }) => textContent);
  const link = document.querySelector('a[href="#main"]');
  if (!link || (heading && !headings.includes(heading))) return false;
  let isHandled = false;
  const watch = (event: Event) => {
    isHandled = event.defaultPrevented;
    event.preventDefault();
  };
  addEventListener('click', watch, { once: true });
  link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  return isHandled;
}
