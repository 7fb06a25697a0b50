import { startSite, type SiteProcess } from '@larkfare/test-servers';
import type { Locator, Page } from '@playwright/test';
import pg from 'pg';
import { bookingPopUp, fillContact, openBooking, submitButton } from './booking-form.ts';
import { graphql } from './graphql-traffic.ts';
import { expect, expectAccessible, test } from './site.ts';
import { resultsAddress } from './trips.ts';

// One site is broken and put right again: one test at a time.
test.describe.configure({ mode: 'serial' });

let site: SiteProcess;

async function rename(from: string, to: string) {
  const client = new pg.Client({ connectionString: site.databaseUrl });
  await client.connect();
  await client.query(`ALTER TABLE content.${from} RENAME TO ${to}`);
  await client.end();
}
const table = 'site_information_revisions';
const breakContent = () => rename(table, 'gone');
const mendContent = () => rename('gone', table);

/** Starts it again at the same address, so that no service responds from its memory. */
async function restart() {
  const { url, dataFolder } = site;
  await site.stop({ keepData: true });
  site = await startSite({
    dataFolder,
    // Demonstration data would be looked for in what is broken.
    env: { PORT: new URL(url).port, DEMO_DATA: 'none', READS_PER_MINUTE: '100000' },
  });
}

const footer = (page: Page) => page.getByRole('contentinfo');
const tryAgain = (within: Page | Locator) => within.getByRole('button', { name: 'Try again' });
const goBack = (page: Page) => page.getByRole('button', { name: 'Go Back' }).click();
const oops = (page: Page) => page.getByRole('heading', { name: 'Oops, something went wrong!' });

test.beforeAll(async () => {
  site = await startSite();
});
test.afterAll(() => site.stop());
test.afterEach(({ consoleErrors }) => {
  // Failed reads are logged, and so is every 5xx that the browser sees.
  consoleErrors.length = 0;
});

test('without the site’s texts a visitor still finds a flight and books it', async ({ page }) => {
  test.slow();
  await page.goto(`${site.url}/about`);
  const phone = await footer(page)
    .getByRole('link', { name: /^Phone: / })
    .textContent();
  await breakContent();
  await restart();

  const home = await page.goto(`${site.url}/home`);
  expect(home?.status()).toBe(200);
  await expect(oops(page)).toBeVisible();
  await goBack(page);
  await expect(page.getByRole('heading', { name: 'Popular destinations' })).toBeVisible();
  await expect(page.getByText('The questions could not be loaded.')).toBeVisible();
  // The last cached contact details are still at the foot of the page.
  await expect(footer(page).getByRole('link', { name: `Phone: ${phone}` })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(new URL(page.url()).pathname).toBe('/home');

  await page.goto(site.url + resultsAddress({ from: 'LHR', to: 'DUB' }));
  await expect(oops(page)).toBeVisible();
  await goBack(page);
  await openBooking(page);
  await fillContact(page, 'No Texts');
  await submitButton(page).click();
  await expect(page.getByText('Booking made successfully!').first()).toBeVisible();
  await expect(bookingPopUp(page)).toBeHidden();
});

test('the page is rendered by the server, and robots retry pages that depend on their text', async ({
  request,
}) => {
  // On a busy machine the server may give up a render, and sends a page that the browser renders.
  const isRendered = (path: string, status: number, retryAfter?: string) =>
    expect(async () => {
      const answer = await request.get(site.url + path);
      const seen = [path, answer.status(), answer.headers()['retry-after']];
      expect(seen).toEqual([path, status, retryAfter]);
      expect(await answer.text()).toMatch(/<h1[ >]/);
    }).toPass();

  await isRendered('/home', 200);
  for (const path of ['/about', '/paylater', '/contact', '/privacy', '/terms'])
    await isRendered(path, 503, '60');
  for (const path of ['/deals', '/flight', '/search'])
    expect((await request.get(site.url + path)).status()).toBe(200);
});

test('a footer that cannot be read leads to /error once; back from there it has failed in its place (§8)', async ({
  page,
}) => {
  const visited: string[] = [];
  page.on('framenavigated', (frame) => {
    const { pathname } = new URL(frame.url());
    // The router names its entries, which counts as navigating too.
    if (visited.at(-1) !== pathname) visited.push(pathname);
  });

  await page.goto(`${site.url}/deals`);
  await expect(oops(page)).toBeVisible();
  await goBack(page);
  await expect(footer(page).getByText('Our contact details could not be loaded.')).toBeVisible();
  const requestedAgain = page.waitForResponse((answer) => graphql.test(answer.url()));
  await tryAgain(footer(page)).click();
  await requestedAgain;
  await page.waitForLoadState('networkidle');

  expect(visited).toEqual(['/deals', '/error', '/deals']);
  await expectAccessible(page);
});

test('/about and /paylater show a problem and come back with a retry; /contact, /privacy and /terms lead to /error and back', async ({
  page,
}) => {
  for (const path of ['/contact', '/privacy', '/terms']) {
    await page.goto(site.url + path);
    await expect(oops(page)).toBeVisible();
    expect(new URL(page.url()).pathname).toBe('/error');
    await page.getByRole('button', { name: 'Go Back' }).click();
    // Still broken: back on the error page, and no further.
    await expect(oops(page)).toBeVisible();
  }
  for (const path of ['/about', '/paylater']) {
    await page.goto(site.url + path);
    // The footer failed too.
    await expect(oops(page)).toBeVisible();
    await goBack(page);
    await expect(tryAgain(page.getByRole('main'))).toBeVisible();
    await expectAccessible(page);
  }
  await page.goto(`${site.url}/terms`);
  await expect(oops(page)).toBeVisible();

  await mendContent();

  await page.getByRole('button', { name: 'Go Back' }).click();
  await expect(page).toHaveURL(`${site.url}/terms`);
  await expect(page.getByRole('heading', { level: 2 }).nth(2)).toBeVisible();
  await expect(oops(page)).toHaveCount(0);
});

test('a page that was open all the time has its text after one press', async ({ page }) => {
  await breakContent();
  await restart();
  await page.goto(`${site.url}/about`);
  await expect(oops(page)).toBeVisible();
  await goBack(page);
  const retry = tryAgain(page.getByRole('main'));
  await expect(retry).toBeVisible();

  await mendContent();
  await retry.click();

  await expect(page.getByRole('heading', { name: 'How booking with us works' })).toBeVisible();
});
