import type { Page } from '@playwright/test';
import { failOperation, graphql } from './graphql-traffic.ts';
import { expect, test } from './site.ts';

const footerLink = (name: string) => (page: Page) =>
  page.getByRole('contentinfo').getByRole('link', { name, exact: true }).click();
const mainLink = (name: string) => (page: Page) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true }).click();

test.beforeEach(({ page }) =>
  page.addInitScript(() => sessionStorage.setItem('searchPopUpShown', 'yes')),
);
// Failures are logged, and so is every 5xx that the browser sees.
test.afterEach(({ consoleErrors }) => {
  consoleErrors.length = 0;
});

/** Messages of the global error handler, word for word as in specification §8. */
const ofTheWholePage = [
  {
    path: '/home',
    go: mainLink('Home'),
    operation: 'Home',
    message: 'Error fetching popular destinations.',
  },
  {
    path: '/flight',
    go: mainLink('Flights'),
    operation: 'Airlines',
    message: 'Error fetching airlines.',
  },
  {
    path: '/contact',
    go: footerLink('Contact us'),
    operation: 'Contact',
    message: 'Error fetching Contact information.',
  },
  {
    path: '/privacy',
    go: footerLink('Privacy policy'),
    operation: 'PrivacyPolicy',
    message: 'Error fetching Privacy. Please try again later.',
  },
  {
    path: '/terms',
    go: footerLink('Terms and conditions'),
    operation: 'Terms',
    message: 'Error fetching Terms. Please try again later.',
  },
];

for (const { path, go, operation, message } of ofTheWholePage)
  test(`'${message}' is logged and leads to the error page, from which Go Back leads to ${path} again (§8)`, async ({
    page,
    consoleErrors,
  }) => {
    await page.goto('/tickets');
    const restore = await failOperation(page, operation);

    await go(page);

    await expect(page).toHaveURL('/error');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops, something went wrong!');
    expect(consoleErrors.filter((text) => text.includes(message))).not.toEqual([]);
    restore();
    await page.getByRole('button', { name: 'Go Back' }).click();
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(/Oops/);
  });

test("'Error fetching data' of the questions leads to the error page once; back from it the part has failed in its place (§8)", async ({
  page,
  consoleErrors,
}) => {
  const visited: string[] = [];
  page.on('framenavigated', (frame) => {
    const { pathname } = new URL(frame.url());
    // The router names its entries, which counts as navigating too.
    if (visited.at(-1) !== pathname) visited.push(pathname);
  });
  await failOperation(page, 'HomeTexts');

  // A page from which nothing was read yet.
  await page.goto('/nothing-here');
  await page.getByRole('link', { name: 'Go to the home page' }).click();

  await expect(page).toHaveURL('/error');
  await page.getByRole('button', { name: 'Go Back' }).click();
  await expect(page.getByText('The questions could not be loaded.')).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(visited).toEqual(['/nothing-here', '/home', '/error', '/home']);
  expect(consoleErrors.filter((text) => text.includes('Error fetching data'))).not.toEqual([]);
});

/** Errors that the page itself shows, with a retry. */
const onThePage = [
  { go: mainLink('Deals'), operation: 'Deals', message: 'Failed to load deals' },
  {
    go: footerLink('About us'),
    operation: 'AboutUs',
    message: 'Error fetching About Us information.',
  },
  {
    go: footerLink('Pay later'),
    operation: 'PayLater',
    message: 'Error fetching Paylater information.',
  },
  {
    async go(page: Page) {
      await page.getByRole('button', { name: 'Tickets' }).click();
      await page.getByRole('link', { name: 'Europe' }).click();
    },
    operation: 'RegionLocations',
    message: 'Error fetching locations',
  },
  {
    async go(page: Page) {
      await mainLink('Flights')(page);
      await page.getByRole('main').locator('a[href^="/flight/"]').first().click();
    },
    operation: 'Airline',
    message: 'Failed to load airline data.',
  },
];

for (const { go, operation, message } of onThePage)
  test(`'${message}' is shown on its page, and its retry loads what was missing (§8)`, async ({
    page,
  }) => {
    await page.goto('/tickets');
    const restore = await failOperation(page, operation);
    await go(page);
    await expect(page.getByText(message, { exact: true })).toBeVisible();

    restore();
    await page.getByRole('button', { name: 'Try again' }).click();

    await expect(page.getByText(message, { exact: true })).toHaveCount(0);
    await expect(page.getByRole('main').locator('h2, h3, li').first()).toBeVisible();
  });

test('the loading bar is shown while something is on its way, and goes with the last of it', async ({
  page,
}) => {
  const { promise, resolve: letGo } = Promise.withResolvers<void>();
  await page.goto('/tickets');
  await page.route(graphql, async (route) => {
    await promise;
    await route.continue();
  });
  await mainLink('Deals')(page);
  const bar = page.locator('[data-loading]');
  await expect(bar).toBeAttached();
  letGo();
  await expect(bar).toHaveCount(0);
});
