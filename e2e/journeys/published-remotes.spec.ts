import {
  failures,
  samplePartner,
  startSite,
  type SamplePartner,
  type SiteProcess,
} from '@larkfare/test-servers';
import type { Page } from '@playwright/test';
import { expectInteractiveShell } from '../expect-interactive.ts';
import { adminPassword } from '../start-site.ts';
import { expect, test } from './site.ts';

// One channel and one remote, whose versions follow each other: one test at a time.
test.describe.configure({ mode: 'serial' });

type RemoteOnPage = { name: string; version?: string };

let site: SiteProcess;
let partner: SamplePartner;
let patch = 0;
/** A number that was not given away yet. */
const nextVersion = () => `1.0.${patch++}`;

test.beforeAll(async () => {
  site = await startSite({
    env: {
      DEMO_DATA: 'none',
      ADMIN_PASSWORD: adminPassword,
      READS_PER_MINUTE: '100000',
      POSTS_PER_MINUTE: '100000',
      TRUSTED_PROXIES: '1',
    },
  });
  partner = await samplePartner(site, adminPassword);
});
test.afterAll(() => site.stop());

const showing = (page: Page, version: string) =>
  page.getByRole('heading', { level: 1, name: `Sample ${version}`, exact: true });
const panel = (page: Page) =>
  page.getByRole('heading', { level: 1, name: 'The sample is not available right now' });
const sample = (page: Page) => page.goto(`${site.url}/sample`);

/** An activation reaches the shell's memory a moment later. */
const livesInShell = (version: string) =>
  expect
    .poll(async () => {
      const remotes: RemoteOnPage[] = await (await fetch(`${site.url}/_s/snapshot.json`)).json();
      return remotes.find(({ name }) => name === 'sample')?.version;
    })
    .toBe(version);

async function showsSoon(page: Page, version: string) {
  await livesInShell(version);
  await sample(page);
  await expect(showing(page, version)).toBeVisible();
}

/** The position in the source that its team receives. */
const expectMappedError = (version: string) =>
  expect
    .poll(() => partner.errorsOf(version))
    .toMatchObject([
      {
        place: expect.stringMatching(/^src\/sample-page\.tsx:\d+:\d+$/),
        sample: { routes: ['/sample'] },
      },
    ]);

/** The page is usable: its button responds. */
async function expectUsable(page: Page) {
  await page.getByRole('button', { name: 'Clicked 0 times' }).click();
  await expect(page.getByRole('button', { name: 'Clicked 1 times' })).toBeVisible();
}

test('a new version appears without restarting anything, and one that is rolled back is not in the next page', async ({
  page,
}) => {
  const [first, second] = [nextVersion(), nextVersion()];
  await partner.release(first);
  await showsSoon(page, first);
  await partner.release(second);
  await showsSoon(page, second);

  await partner.rollBack();

  await showsSoon(page, first);
  await expectUsable(page);
});

test('a page that is open keeps the version it began with', async ({ page }) => {
  const [first, second] = [nextVersion(), nextVersion()];
  await partner.release(first);
  await showsSoon(page, first);
  await partner.release(second);

  await page.getByRole('main').getByRole('link', { name: 'About us' }).click();
  await expect(page).toHaveTitle(/About/);
  await page.goBack();

  await expect(showing(page, first)).toBeVisible();
});

test('no partner’s code comes to the back office, neither at first nor from a page that has it', async ({
  page,
}) => {
  const version = nextVersion();
  await partner.release(version);
  await showsSoon(page, version);
  expect(await page.evaluate(() => Reflect.has(window, 'remote_sample'))).toBe(true);

  await page.getByRole('link', { name: 'Back office' }).click();
  await expect(page).toHaveURL(/\/admin/);
  await expect(page.getByRole('button', { name: /sign in|log in/i })).toBeVisible();

  expect(await page.evaluate(() => Reflect.has(window, 'remote_sample'))).toBe(false);
  expect(await page.locator('#page-data').textContent()).not.toContain('sample');
});

test('a version for some of the visitors stays with those it came to', async ({ browser }) => {
  const [stable, tried] = [nextVersion(), nextVersion()];
  await partner.release(stable);
  await livesInShell(stable);
  await partner.publish(tried);
  await partner.activate(tried, { share: 50 });
  /** The network decides: one of so many is in the half, another is not. */
  const networkWith = async (isTried: boolean) => {
    for (let network = 1; network <= 40; network++) {
      const headers = { 'x-forwarded-for': `10.0.${network}.1` };
      const html = await (await fetch(`${site.url}/sample`, { headers })).text();
      if (html.includes(`"${tried}"`) === isTried) return headers;
    }
    return undefined;
  };
  await expect.poll(() => networkWith(true)).toBeDefined();
  const visit = async (isTried: boolean) => {
    const context = await browser.newContext({ extraHTTPHeaders: await networkWith(isTried) });
    const page = await context.newPage();
    await sample(page);
    await expect(showing(page, isTried ? tried : stable)).toBeVisible();
    return context;
  };

  await (await visit(false)).close();
  const context = await visit(true);
  await context.setExtraHTTPHeaders((await networkWith(false)) ?? {});
  const page = await context.newPage();
  await sample(page);
  await expect(showing(page, tried)).toBeVisible();
  const [cookie] = await context.cookies();
  expect(cookie).toMatchObject({ name: 'visitorGroup', sameSite: 'Lax', httpOnly: true });
  await context.close();
});

test('a link previews a version on the live site, until the preview is ended', async ({
  page,
  browser,
}) => {
  const [live, looked] = [nextVersion(), nextVersion()];
  await partner.release(live);
  await livesInShell(live);
  await partner.publish(looked);

  await page.goto(await partner.previewLink(looked));

  await expect(showing(page, looked)).toBeVisible();
  const banner = page.getByRole('complementary', { name: 'Preview' });
  await expect(banner).toContainText(`The sample ${looked}`);
  const response = await sample(page);
  expect(response?.headers()['cache-control']).toBe('no-store');
  const other = await browser.newPage();
  await sample(other);
  await expect(showing(other, live)).toBeVisible();
  await other.close();

  await banner.getByRole('link', { name: 'End preview' }).click();
  await expect(page).toHaveURL(/\/home/);
  await sample(page);
  await expect(showing(page, live)).toBeVisible();
  await expect(banner).toHaveCount(0);
});

for (const { name, fault, happen } of failures)
  test(`a version ${name} gives way to the last good one`, async ({ page, consoleErrors }) => {
    const [good, bad] = [nextVersion(), nextVersion()];
    await partner.release(good);
    await showsSoon(page, good);
    const { build } = await partner.release(bad, { fault });
    await happen?.(page, build, partner);
    await livesInShell(bad);

    await page.goto(`${site.url}/sample`, { waitUntil: 'commit' });
    if (name === 'that does not answer')
      await expect(page.getByRole('heading', { name: 'This page is loading' })).toBeVisible();
    await expect(showing(page, good)).toBeVisible();

    await expectInteractiveShell(page);
    await expectUsable(page);
    if (fault === 'throws at render') await expectMappedError(bad);
    expect(await page.evaluate(() => Reflect.has(window, 'tamperedCodeRan'))).toBe(false);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    consoleErrors.length = 0; // The fault is logged there.
  });

test('without a version before the panel names the remote, and its retry brings the version put right', async ({
  page,
  consoleErrors,
}) => {
  while ((await partner.rollBack()).version !== null);
  const bad = nextVersion();
  await partner.release(bad, { fault: 'throws at load' });
  await livesInShell(bad);

  await sample(page);
  await expect(panel(page)).toBeVisible();
  await expectInteractiveShell(page);
  const good = nextVersion();
  await partner.release(good);
  await livesInShell(good);
  await page.getByRole('button', { name: 'Try again' }).click();

  await expect(showing(page, good)).toBeVisible();
  await expectUsable(page);
  consoleErrors.length = 0;
});

test('a page that only the failing version has is shown as not available, until a retry loads it', async ({
  page,
  consoleErrors,
}) => {
  const [good, bad, mended] = [nextVersion(), nextVersion(), nextVersion()];
  await partner.release(good);
  await livesInShell(good);
  await partner.release(bad, { fault: 'throws at load', furtherPage: 'far' });
  await livesInShell(bad);
  await sample(page);
  await expect(showing(page, good)).toBeVisible();

  // The page reloads itself once with the previous version, which lacks this page.
  const reloaded = page.waitForEvent('load');
  await page.evaluate(() => {
    history.pushState(null, '', '/sample/far');
    dispatchEvent(new PopStateEvent('popstate'));
  });
  await reloaded;
  await expect(panel(page)).toBeVisible();
  await partner.release(mended, { furtherPage: 'far' });
  await livesInShell(mended);
  await page.getByRole('button', { name: 'Try again' }).click();

  await expect(showing(page, mended)).toBeVisible();
  await expect(page).toHaveURL(`${site.url}/sample/far`);
  await expectUsable(page);
  consoleErrors.length = 0;
});
