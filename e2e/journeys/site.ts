import { test as base, expect, type Page } from '@playwright/test';
import pg from 'pg';
import { violations } from './axe.ts';

interface Fixtures {
  /** Queries the site's database. */
  sql: <Row extends pg.QueryResultRow>(text: string, values?: unknown[]) => Promise<Row[]>;
  /** Errors in the page's console fail the test unless it expects them. */
  consoleErrors: string[];
}

export async function useSql(
  connectionString: string | undefined,
  use: (sql: Fixtures['sql']) => Promise<void>,
): Promise<void> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  await use(async (text, values) => (await client.query(text, values)).rows);
  await client.end();
}

export const test = base.extend<Fixtures, object>({
  browser: [
    async ({ browser }, use) => {
      const open = browser.newContext.bind(browser);
      browser.newContext = async (options) => {
        const context = await open(options);
        context.on('page', waitForCode);
        return context;
      };
      await use(browser);
    },
    { scope: 'worker' },
  ],
  baseURL: async ({}, use) => use(process.env.SITE_URL),
  sql: async ({}, use) => useSql(process.env.SITE_DATABASE_URL, use),
  consoleErrors: [
    async ({ page }, use) => {
      const errors: string[] = [];
      page.on(
        'console',
        (message) =>
          message.type() === 'error' &&
          errors.push(`${message.text()} at ${message.location().url}`),
      );
      page.on('pageerror', (error) => errors.push(String(error)));
      await use(errors);
      expect(errors, 'the page’s console').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** A page's code starts after its first paint, which may be later than its load event: opening one waits for both. */
function waitForCode(page: Page): void {
  const [open, reload] = [page.goto.bind(page), page.reload.bind(page)];
  const started = async (opening: ReturnType<typeof open>) => {
    const response = await opening;
    // Some journeys let the code fail.
    await page.waitForFunction(isTakenOver, undefined, { timeout: 5000 }).catch(() => undefined);
    return response;
  };
  page.goto = (to, how) => (how?.waitUntil === 'commit' ? open(to, how) : started(open(to, how)));
  page.reload = (...how) => started(reload(...how));
}

/** Pages of no shell have no data. */
const isTakenOver = () =>
  !document.getElementById('page-data') || performance.getEntriesByName('taken-over').length > 0;

/** axe finds nothing on the page once its transitions have ended. */
export async function expectAccessible(page: Page): Promise<void> {
  await transitionsEnd(page);
  expect(await violations(page)).toEqual([]);
}

/** Nor in the dark scheme: contrast is what differs between the schemes, and nothing else. */
export async function expectContrastInTheDark(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'dark' });
  await transitionsEnd(page);
  // Chromium restyles links with an inherited colour late on a busy machine.
  await expect.poll(() => violations(page, ['color-contrast']), 'too little contrast').toEqual([]);
  await page.emulateMedia({ colorScheme: 'light' });
}

const transitionsEnd = (page: Page) =>
  page.evaluate(() =>
    Promise.all(
      document
        .getAnimations()
        .filter((each) => each.effect?.getTiming().iterations !== Infinity)
        .map((each) => each.finished.catch(() => undefined)),
    ),
  );
