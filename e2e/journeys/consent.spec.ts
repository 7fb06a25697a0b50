import { startSite, type SiteProcess } from '@larkfare/test-servers';
import type { Page } from '@playwright/test';
import pg from 'pg';
import { expect, expectAccessible, test } from './site.ts';

// Each test has a separate visitor; they share one site that has a chat set up, started once.
test.describe.configure({ mode: 'default' });
let site: SiteProcess;

const provider = 'https://go.crisp.chat';
const account = { provider: 'crisp', id: '0f4c2a9e-5b1d-4c7a-9e3f-8d6b7a1c2e4f' };

test.beforeAll(async () => {
  const fresh = await startSite();
  const client = new pg.Client({ connectionString: fresh.databaseUrl });
  await client.connect();
  await client.query(
    `INSERT INTO content.site_information_revisions (key, version, value, changed_by)
     SELECT 'chat', coalesce(max(version), 0) + 1, $1, 'a journey'
       FROM content.site_information_revisions WHERE key = 'chat'`,
    [JSON.stringify(account)],
  );
  await client.end();
  // Pages read new settings within half a minute; a restart reads them immediately.
  await fresh.stop({ keepData: true });
  site = await startSite({
    dataFolder: fresh.dataFolder,
    env: { READS_PER_MINUTE: '100000' },
  });
});
test.afterAll(() => site.stop());

const banner = (page: Page) => page.getByRole('region', { name: 'May we offer you live chat?' });
const choose = (page: Page, choice: 'Accept' | 'Reject') =>
  banner(page).getByRole('button', { name: choice }).click();
const launcher = (page: Page) => page.getByRole('button', { name: 'Chat', exact: true });
const chatFrame = (page: Page) => page.frameLocator('iframe[title="Live chat"]');
const choices = (page: Page) =>
  page.getByRole('contentinfo').getByRole('button', { name: 'Cookie choices' });

/** Every address of another site that the page requests; the provider returns its page. */
async function watchOtherSites(page: Page): Promise<string[]> {
  const requested: string[] = [];
  page.on('request', (request) => {
    const { protocol, origin } = new URL(request.url());
    const isOurs = origin === site.url || protocol === 'data:' || protocol === 'blob:';
    if (!isOurs) requested.push(request.url());
  });
  await page.route(`${provider}/**`, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: '<!doctype html><html lang="en"><title>Chat</title><p>How can we help?</p>',
    }),
  );
  return requested;
}

/** The page that does not exist was requested. */
function expectOnlyNotFound(consoleErrors: string[]) {
  expect(consoleErrors.filter((text) => !text.includes('404'))).toEqual([]);
  consoleErrors.length = 0;
}

test('before the visitor agrees, no page sends requests to any other site (§1)', async ({
  page,
  consoleErrors,
}) => {
  test.slow();
  const requested = await watchOtherSites(page);
  const airlines = await (await page.request.get(`${site.url}/api/airline/`)).json();
  const regions = await (await page.request.get(`${site.url}/api/region`)).json();
  const paths = [
    ...['/home', '/deals', '/flight', '/about', '/paylater', '/contact', '/privacy', '/terms'],
    ...['/search', '/error', '/no-such-page'],
    `/flight/${airlines[0]._id}`,
    `/countries/${regions[0]._id}`,
  ];

  for (const path of paths) {
    await page.goto(site.url + path, { waitUntil: 'networkidle' });
    await expect(banner(page)).toBeVisible();
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await expect(page.locator('iframe')).toHaveCount(0);
    await expect(launcher(page)).toHaveCount(0);
  }

  expect(requested).toEqual([]);
  expectOnlyNotFound(consoleErrors);
});

test('a visitor who rejects sees no banner on any later page', async ({ page }) => {
  const requested = await watchOtherSites(page);
  await page.goto(`${site.url}/deals`);

  await choose(page, 'Reject');
  await expect(banner(page)).toHaveCount(0);
  await page.goto(`${site.url}/contact`, { waitUntil: 'networkidle' });

  await expect(choices(page)).toBeVisible();
  await expect(banner(page)).toHaveCount(0);
  await expect(launcher(page)).toHaveCount(0);
  expect(requested).toEqual([]);
});

test('a visitor who agrees finds the chat on every page, and it goes when they withdraw (§1)', async ({
  page,
  consoleErrors,
}) => {
  test.slow();
  const requested = await watchOtherSites(page);
  await page.goto(`${site.url}/about`);

  expect(requested).toEqual([]);
  await choose(page, 'Accept');
  await expect(launcher(page)).toBeVisible();
  await expect
    .poll(() => requested, 'the chat loads before it is opened')
    .toEqual([`${provider}/chat/embed/?website_id=${account.id}`]);
  await launcher(page).click();
  await expect(chatFrame(page).getByText('How can we help?')).toBeVisible();

  await page.getByRole('button', { name: 'Close chat' }).focus();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name: 'Live chat' })).toBeHidden();
  await expect(launcher(page)).toBeFocused();

  for (const path of ['/privacy', '/search', '/error', '/no-such-page']) {
    await page.goto(site.url + path);
    await expect(launcher(page)).toBeVisible();
  }

  await page.goto(`${site.url}/terms`);
  await launcher(page).click();
  await expect(chatFrame(page).getByText('How can we help?')).toBeVisible();
  await choices(page).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'May we offer you live chat?' })).toBeFocused();
  await choose(page, 'Reject');

  await expect(page.locator('iframe')).toHaveCount(0);
  await expect(launcher(page)).toHaveCount(0);
  await expect(choices(page)).toBeFocused();
  expectOnlyNotFound(consoleErrors);
});

test('the choice can be made with the keyboard alone, and the page stays usable', async ({
  page,
}) => {
  await page.goto(`${site.url}/privacy`);
  await expect(banner(page)).toBeVisible();
  await expect(page.locator(':focus')).toHaveCount(0);

  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to the main content' })).toBeFocused();
  for (const stop of ['Privacy policy', 'Reject', 'Accept']) {
    await page.keyboard.press('Tab');
    await expect(banner(page).getByText(stop, { exact: true })).toBeFocused();
  }
  await page.keyboard.press('Tab');
  await expect(page.getByRole('banner').locator(':focus')).toHaveCount(1);
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');

  await expect(launcher(page)).toBeVisible();
});

for (const [width, height] of [
  [390, 844],
  [768, 1024],
  [1280, 900],
] as const)
  test(`banner and chat are accessible, move nothing and cover nothing for good at ${width} px`, async ({
    page,
  }) => {
    await watchOtherSites(page);
    await page.setViewportSize({ width, height });
    await page.addInitScript(() => {
      let shifted = 0;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifted += Number(Reflect.get(entry, 'value'));
        Object.assign(window, { shifted });
      }).observe({ type: 'layout-shift', buffered: true });
      Object.assign(window, { shifted });
    });
    await page.goto(`${site.url}/terms`);
    await expect(banner(page)).toBeVisible();
    await expectAccessible(page);
    // The font's arrival may wrap a line differently (0.03 was seen); a banner that pushed the page would count 0.15.
    expect(await page.evaluate(() => Number(Reflect.get(window, 'shifted')))).toBeLessThan(0.05);

    // The end of the page can be scrolled clear of the banner.
    await expect(async () => {
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
      const end = await choices(page).boundingBox();
      const top = await banner(page).boundingBox();
      expect((end?.y ?? Infinity) + (end?.height ?? 0)).toBeLessThanOrEqual(top?.y ?? 0);
    }).toPass();
    const buttons = await Promise.all(
      ['Reject', 'Accept'].map((name) => page.getByRole('button', { name }).boundingBox()),
    );
    expect(buttons[0]?.width).toBe(buttons[1]?.width);
    expect(buttons[0]?.height).toBe(buttons[1]?.height);

    await choose(page, 'Accept');
    await launcher(page).click();
    await expect(chatFrame(page).getByText('How can we help?')).toBeVisible();
    await expectAccessible(page);
  });

test('a site without a chat shows no banner', async ({ page }) => {
  await page.goto('/home', { waitUntil: 'networkidle' });

  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(banner(page)).toHaveCount(0);
  await expect(launcher(page)).toHaveCount(0);
  await expect(choices(page)).toHaveCount(0);
});
