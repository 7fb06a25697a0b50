import type { Page } from '@playwright/test';
import { type Partner, partnerOf } from '../partner.ts';
import { buildSmallRemote, type Fault } from '../published-remote.ts';
import { startSite, type SiteProcess } from '../site-process.ts';
import { adminPassword } from '../start-site.ts';
import { expect, test } from './site.ts';

// One channel and one remote, whose versions follow each other: one test at a time.
test.describe.configure({ mode: 'serial' });

let site: SiteProcess;
let partner: Partner;
let patch = 0;
/** A number that was not given away yet. */
const nextVersion = () => `1.0.${patch++}`;

test.beforeAll(async () => {
  buildSmallRemote();
  site = await startSite({
    env: {
      DEMO_DATA: 'none',
      ADMIN_PASSWORD: adminPassword,
      READS_PER_MINUTE: '100000',
      POSTS_PER_MINUTE: '100000',
    },
  });
  partner = await partnerOf(site, adminPassword);
});
test.afterAll(() => site.stop());

const showing = (page: Page, version: string) =>
  page.getByRole('heading', { level: 1, name: `Lookout ${version}`, exact: true });
const panel = (page: Page) =>
  page.getByRole('heading', { level: 1, name: 'The lookout is not available right now' });
const lookout = (page: Page) => page.goto(`${site.url}/lookout`);

/** The newest version for new pages: what was activated reaches the shell's memory a moment later. */
async function showsSoon(page: Page, version: string) {
  await expect(async () => {
    await lookout(page);
    await expect(showing(page, version)).toBeVisible({ timeout: 2000 });
  }).toPass();
}

/** Somebody can use the page: what they press answers. */
async function expectUsable(page: Page) {
  await page.getByRole('button', { name: 'Looked 0 times' }).click();
  await expect(page.getByRole('button', { name: 'Looked 1 times' })).toBeVisible();
}

test('a new version appears without restarting anything, and one taken back is gone from the next page', async ({
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

  await page.getByRole('link', { name: 'About us' }).click();
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
  expect(await page.evaluate(() => Reflect.has(window, 'remote_lookout'))).toBe(true);

  await page.getByRole('link', { name: 'Back office' }).click();
  await expect(page).toHaveURL(/\/admin/);
  await expect(page.getByRole('button', { name: /sign in|log in/i })).toBeVisible();

  expect(await page.evaluate(() => Reflect.has(window, 'remote_lookout'))).toBe(false);
  expect(await page.locator('#page-data').textContent()).not.toContain('lookout');
});

interface Failure {
  name: string;
  fault?: Fault;
  /** What happens to the build once it is live. */
  happen?(page: Page, build: string): Promise<void> | void;
}

const failures: Failure[] = [
  { name: 'whose files are gone (404)', happen: (_page, build) => partner.loseFiles(build) },
  { name: 'with a syntax error', fault: 'syntax error' },
  { name: 'that throws while it loads', fault: 'throws at load' },
  { name: 'that throws while it is drawn', fault: 'throws at render' },
  { name: 'that was built for an old React', fault: 'old React' },
  {
    name: 'whose files have another hash',
    happen: (page, build) =>
      page.route(`**/_r/lookout/${build}/**`, (route) =>
        route.fulfill({
          contentType: 'text/javascript',
          body: 'window.strangersCodeRan = true; self.remote_lookout = {};',
        }),
      ),
  },
  {
    name: 'that does not answer',
    happen: (page, build) => page.route(`**/_r/lookout/${build}/**`, () => undefined),
  },
];

for (const { name, fault, happen } of failures)
  test(`a version ${name} gives way to the last good one`, async ({ page, consoleErrors }) => {
    const [good, bad] = [nextVersion(), nextVersion()];
    await partner.release(good);
    await showsSoon(page, good);
    const { build } = await partner.release(bad, fault);
    await happen?.(page, build);
    await livesInShell(build);

    const startedAt = performance.now();
    await page.goto(`${site.url}/lookout`, { waitUntil: 'commit' });
    await expect(showing(page, good)).toBeVisible();
    test.info().annotations.push({
      type: 'last good version on the screen after',
      description: `${Math.round(performance.now() - startedAt)} ms`,
    });

    await expectUsable(page);
    expect(await page.evaluate(() => Reflect.has(window, 'strangersCodeRan'))).toBe(false);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    consoleErrors.length = 0; // The fault is told there.
  });

test('without a version before the panel names the remote, and its retry brings the version put right', async ({
  page,
  consoleErrors,
}) => {
  while ((await partner.rollBack()).version !== null);
  const bad = nextVersion();
  const { build } = await partner.release(bad, 'throws at load');
  await livesInShell(build);

  await lookout(page);
  await expect(panel(page)).toBeVisible();
  const good = nextVersion();
  await livesInShell((await partner.release(good)).build);
  await page.getByRole('button', { name: 'Try again' }).click();

  await expect(showing(page, good)).toBeVisible();
  await expectUsable(page);
  consoleErrors.length = 0;
});

/** What was activated has reached the shell's memory. */
const livesInShell = (build: string) =>
  expect
    .poll(async () => (await fetch(`${site.url}/_s/snapshot.json`)).text(), { timeout: 10_000 })
    .toContain(`"id":"${build}"`);
