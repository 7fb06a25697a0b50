import { reportFromPages, setTrust } from '@larkfare/test-servers';
import type { Browser, Page } from '@playwright/test';
import { copyOfGuide, teamFolder, type TeamFolder } from '../team-folder.ts';
import { expect, expectGoodAtEveryWidth } from './admin/office.ts';
import { testOnIsolatedSite } from './admin/isolated-site.ts';
import { graphql } from './graphql-traffic.ts';

// The real third remote on a separate site: its versions follow each other, so one test after the other.
// Its visitors come through a proxy that adds their addresses: reports of one address count only so often.
const test = testOnIsolatedSite({ TRUSTED_PROXIES: '1' });
test.describe.configure({ mode: 'serial' });
// Webpack builds three versions on the way.

let team: TeamFolder;
test.afterAll(() => team.delete());

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** The shell follows the registry a moment later, without a restart. */
const expectNewPagesToSay = (page: Page, words: string) =>
  expect(async () => {
    await page.goto('/guide');
    await expect(heading(page)).toHaveText(words, { timeout: 5000 });
  }).toPass();

/** The site's header with its navigation, and its footer. */
async function expectSiteAround(page: Page) {
  const banner = page.getByRole('banner');
  await expect(banner.getByRole('link', { name: 'Deals' })).toBeVisible();
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByRole('link', { name: 'Privacy policy' })).toBeVisible();
  await expect(page.getByRole('main')).toHaveCount(1);
}

const review = (url: string, version: string, token: string) =>
  setTrust(url, { remote: 'guide', version, trust: 'reviewed', token });

const snapshotOf = async (url: string) => (await fetch(`${url}/_s/snapshot.json`)).text();

test('its team publishes the guide, and visitors find a place, the way there and its flights', async ({
  page,
  browser,
  request,
  isolatedSite,
  adminToken,
  consoleErrors,
}) => {
  const requested = await request.post('/registry/v1/tokens', {
    headers: { authorization: `Bearer ${adminToken}` },
    data: {
      remote: 'guide',
      title: 'Destination guide',
      label: 'The guide’s pipeline',
      scopes: ['publish', 'activate'],
    },
  });
  const { token }: { token: string } = await requested.json();
  team = teamFolder(copyOfGuide, { site: isolatedSite.url, token });
  expect((await page.goto('/guide'))?.status()).toBe(404);

  await team.build('1.0.0');
  expect(await team.larkfareRemote('publish')).toContain('guide 1.0.0 is published');
  expect((await page.goto('/guide'))?.status()).toBe(404);
  expect(await team.larkfareRemote('activate')).toContain(`${isolatedSite.url}/guide`);

  await test.step('while it is unreviewed it runs in a sandbox', async () => {
    const framed = page.frameLocator('iframe[title="Guide"]');
    await expect(async () => {
      await page.goto('/guide');
      await expect(framed.getByRole('link', { name: 'Alicante' })).toBeVisible({ timeout: 10_000 });
    }).toPass();
    expect(await page.evaluate(() => Reflect.has(window, 'remote_guide'))).toBe(false);
    await expectSiteAround(page);
    await page.getByRole('link', { name: 'Skip to the main content' }).press('Enter');
    await expect(page.locator('iframe')).toBeFocused();
  });
  await test.step('and search engines get its name, and leave it out', async () => {
    const html = await (await request.get('/guide')).text();
    expect(html).toContain('<title>Guide | ');
    expect(html).toContain('<meta name="robots" content="noindex">');
    expect(html).toContain('<nav aria-label="Main"');
    expect(await (await request.get('/sitemap.xml')).text()).not.toContain('/guide</loc>');
  });
  await review(isolatedSite.url, '1.0.0', adminToken);
  // A page that begins while this becomes known has a frame without permissions.
  await expect.poll(() => snapshotOf(isolatedSite.url)).not.toContain('"unreviewed"');
  await expectNewPagesToSay(page, 'Destination guide');
  expect(await page.evaluate(() => Reflect.has(window, 'remote_guide'))).toBe(true);
  await test.step('once it is reviewed, the server renders it', async () => {
    const reader = await browser.newPage({ javaScriptEnabled: false });
    // The first page starts the process that renders it.
    await expect(async () => {
      await reader.goto(`${isolatedSite.url}/guide`);
      await expect(reader.getByRole('link', { name: 'Alicante' })).toBeVisible({ timeout: 1000 });
    }).toPass();
    await expectSiteAround(reader);
    await reader.getByRole('link', { name: 'Alicante' }).click();
    // On a busy machine a page may not be rendered within its second.
    await expect(async () => {
      await reader.reload();
      await expect(heading(reader)).toHaveText('Alicante', { timeout: 1000 });
    }).toPass();
    await expect(reader.getByRole('table', { name: /shortest of tomorrow’s/ })).toBeVisible();
    await expect(reader).toHaveTitle(/^Alicante guide \| /);
    expect((await reader.goto(`${isolatedSite.url}/guide/atlantis`))?.status()).toBe(404);
    await expect(heading(reader)).toHaveText('There is no such place');
    expect((await reader.goto(`${isolatedSite.url}/guide/atlantis/sunk`))?.status()).toBe(404);
    await reader.close();
    expect(await (await request.get('/sitemap.xml')).text()).toContain('/guide</loc>');
  });
  await test.step('and the browser requests nothing again', async () => {
    const requested: string[] = [];
    page.on('request', (each) => graphql.test(each.url()) && requested.push(each.url()));
    await page.goto('/guide');
    await expect(page.getByRole('link', { name: 'Alicante' })).toBeVisible();
    expect(requested).toEqual([]);
  });
  // The browser logs the pages that did not exist yet.
  expect(consoleErrors.splice(0).filter((text) => !/status of 404/.test(text))).toEqual([]);

  await test.step('a place is found by its name', async () => {
    await page.getByLabel('Find a place').fill('malaga');
    await expect(page.getByRole('status').filter({ hasText: '1 place' })).toBeVisible();
    await page.getByRole('link', { name: 'Málaga' }).click();
    await expect(heading(page)).toHaveText('Málaga');
  });

  await test.step('it shows how long the flights take, and how the sun moves there', async () => {
    const map = page.getByRole('img', {
      name: /^The shortest flight to Málaga takes \d+ h( \d+ min)?, from /,
    });
    await expect(map.locator('circle').first()).toBeVisible();
    const flights = page.getByRole('table', { name: /shortest of tomorrow’s flights/ });
    await expect(flights.getByRole('row')).not.toHaveCount(1);
    const sun = page.getByRole('table', { name: 'In the middle of each month' });
    await expect(sun.getByRole('row', { name: /^June 14\.\d h/ })).toBeVisible();
  });

  await test.step('it is good at every width', async () => {
    const tab = await page.context().newPage();
    // While axe keeps a slow machine busy, the site would give the remote up.
    await tab.route('**/_s/health.*', (route) => route.abort());
    await tab.goto(page.url());
    await expect(tab.getByRole('table', { name: /shortest of tomorrow’s flights/ })).toBeVisible();
    await expectGoodAtEveryWidth(tab);
    await tab.setViewportSize({ width: 768, height: 900 });
    expect((await tab.getByRole('banner').boundingBox())?.height).toBeLessThan(80);
    await tab.close();
  });

  await test.step('its link leads to flights there', async () => {
    await page.getByRole('link', { name: 'Fly to Málaga' }).click();
    await expect(page).toHaveURL(/\/search\?.*to_id=/);
    await expect(page.getByRole('button', { name: 'Book Now' }).first()).toBeVisible();
  });

  await test.step('it is beside each flight, on the home page and in the navigation', async () => {
    await page.getByRole('link', { name: 'Guide to Málaga' }).first().click();
    await expect(page.getByLabel('Find a place')).toHaveValue('Málaga');
    await page.goto('/home');
    const section = page.getByRole('region', { name: 'Know before you go' });
    await expect(section.getByRole('listitem')).toHaveCount(6);
    const banner = page.getByRole('banner');
    const header = await banner.elementHandle();
    await banner.getByRole('link', { name: 'Guide', exact: true }).click();
    await expect(heading(page)).toHaveText('Destination guide');
    expect(await header?.evaluate((element) => element.isConnected)).toBe(true);
  });
});

test('a second version is there for new pages, and a page that is open keeps the first', async ({
  page,
  isolatedSite,
  adminToken,
}) => {
  await page.goto('/guide');
  await expect(heading(page)).toHaveText('Destination guide');
  team.change(
    'src/features/places/places-page.tsx',
    'heading="Destination guide"',
    'heading="Where to next?"',
  );
  await team.build('1.1.0');

  await team.larkfareRemote('publish');
  await review(isolatedSite.url, '1.1.0', adminToken);
  await team.larkfareRemote('activate', '--reason', 'A friendlier heading');

  const fresh = await page.context().newPage();
  await expectNewPagesToSay(fresh, 'Where to next?');
  await page.getByRole('link', { name: 'Alicante' }).click();
  await page.getByRole('link', { name: 'All places' }).click();
  await expect(heading(page)).toHaveText('Destination guide');
  expect(await team.larkfareRemote('status')).toContain('● 1.1.0');
});

test('a version that breaks leaves visitors the previous one, and is rolled back automatically', async ({
  browser,
  office,
  isolatedSite,
  adminToken,
  consoleErrors,
}) => {
  team.change(
    'src/features/places/place-finder.tsx',
    'count={placeCount(totalItems)}',
    "count={items.map((): never => { throw new Error('A fault of the guide'); }).join()}",
  );
  await team.build('1.2.0');
  await team.larkfareRemote('publish');
  await review(isolatedSite.url, '1.2.0', adminToken);
  await team.larkfareRemote('activate');
  await expect.poll(() => snapshotOf(isolatedSite.url)).toContain('"1.2.0"');

  await test.step('each of its visitors has the last good version, on a page that works', async () => {
    for (let visitor = 1; visitor <= 3; visitor++) await visit(browser, isolatedSite.url, visitor);
  });

  await test.step('the reports of their pages, and the same of others, rolled it back', async () => {
    for (let visitor = 4; visitor <= 22; visitor++) await reportCrash(isolatedSite.url, visitor);
    await expect.poll(() => team.larkfareRemote('status')).toContain('guide 1.1.0 is live');
    await office.goto('/admin/remotes?view=history');
    const latest = office.getByRole('row').nth(1);
    await expect(latest).toContainText('Rolled back');
    await expect(latest).toContainText('automatic');
    await expect(latest).toContainText(/It failed for \d+ of 2\d visitors within 10 minutes/);
    await office.goto('/admin/remotes?remote=guide');
    const row = office.getByRole('row').filter({ has: office.getByText('1.2.0', { exact: true }) });
    await expect(row).toContainText(/\d+ failed/);
  });
  consoleErrors.length = 0; // The fault is logged there.
});

test('its team goes back to the first version by one command', async ({ page }) => {
  expect(await team.larkfareRemote('rollback')).toContain(
    'guide 1.0.0 is live in production again',
  );

  await expectNewPagesToSay(page, 'Destination guide');
});

test('while the code of the guide keeps a visitor waiting they read its page, and may go elsewhere', async ({
  page,
}) => {
  await page.route('**/_r/guide/**', () => undefined);
  await page.goto('/guide', { waitUntil: 'commit' });

  await expect(page.getByRole('link', { name: 'Alicante' })).toBeVisible();
  const footer = page.getByRole('contentinfo');
  await footer.getByRole('link', { name: 'Tickets' }).click();

  await expect(page).toHaveURL(/\/tickets/);
  await expect(page.getByRole('button', { name: 'Book Now' }).first()).toBeVisible();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

/** Has a separate range of addresses, which counts as one visitor. */
const addressOf = (visitor: number) => ({ 'x-forwarded-for': `10.0.${visitor}.1` });

/** The page of a visitor for whom a screen of the guide throws. */
const reportCrash = (url: string, visitor: number) =>
  reportFromPages(url, [addressOf(visitor)], {
    path: '/guide',
    remote: 'guide',
    version: '1.2.0',
    outcomes: ['loaded', 'crashed'],
  });

async function visit(browser: Browser, url: string, visitor: number) {
  const context = await browser.newContext({ extraHTTPHeaders: addressOf(visitor) });
  const page = await context.newPage();
  await page.goto(`${url}/guide`);
  await expect(heading(page)).toHaveText('Where to next?');
  await expect(page.getByRole('link', { name: 'Alicante' })).toBeVisible();
  await context.close();
}
