import {
  reportFromPages,
  samplePartner,
  startSite,
  type Fault,
  type SamplePartner,
  type SiteProcess,
} from '@larkfare/test-servers';
import type { Page } from '@playwright/test';
import { expectInteractiveShell } from '../expect-interactive.ts';
import { adminPassword } from '../start-site.ts';
import { signIn } from './admin/office.ts';
import { expect, expectAccessible, expectContrastInTheDark, test } from './site.ts';
import { resultsAddress } from './trips.ts';

// A partner's remote fills a section of the home page. Each test continues with the version that the last one left.
test.describe.configure({ mode: 'serial' });

let site: SiteProcess;
let partner: SamplePartner;
test.beforeAll(async () => {
  site = await startSite({
    env: { ADMIN_PASSWORD: adminPassword, TRUSTED_PROXIES: '1', READS_PER_MINUTE: '100000' },
  });
  partner = await samplePartner(site, adminPassword);
});
test.afterAll(() => site.stop());
// The search pop-up would open over the page.
test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    // Frames have no storage to write to.
    if (window === window.top) sessionStorage.setItem('searchPopUpShown', 'yes');
  }),
);

const home = (page: Page) => page.goto(`${site.url}/home`);
const slot = (page: Page) => page.locator('[data-slot="home-section"]');
const contribution = (page: Page, version: string) =>
  slot(page).getByRole('heading', { name: `Sample ${version}`, exact: true });
const entry = (page: Page) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Sample' });

/** Opens the home page and holds back what fills its slots until the returned function is called. */
async function homeBeforeSlots(page: Page, chunk = 'contribution'): Promise<() => void> {
  const released = Promise.withResolvers<void>();
  await page.route(`**/${chunk}.*.js`, async (route) => {
    await released.promise;
    await route.continue();
  });
  const loaded = page.waitForRequest(`**/${chunk}.*.js`);
  await page.goto(`${site.url}/home`, { waitUntil: 'commit' });
  await loaded;
  return released.resolve;
}

/** Measured from the top of the page, whatever the scroll position. */
const footerTop = (page: Page) =>
  page
    .locator('footer')
    .evaluate((footer) => Math.round(footer.getBoundingClientRect().y + window.scrollY));

const snapshot = async () => (await fetch(`${site.url}/_s/snapshot.json`)).text();
const sitemap = async () => (await fetch(`${site.url}/sitemap.xml`)).text();

test('a remote fills a section of the home page without a jump, with an entry in the navigation and the sitemap', async ({
  page,
}) => {
  await home(page);
  await expect(slot(page)).toHaveCount(0);
  await expect(entry(page)).toHaveCount(0);

  await partner.release('1.0.0', { fillsSlots: true });
  await expect(async () => {
    await home(page);
    await expect(contribution(page, '1.0.0')).toBeVisible({ timeout: 2000 });
  }).toPass();

  const fill = await homeBeforeSlots(page);
  const before = await footerTop(page);
  fill();
  await expect(contribution(page, '1.0.0')).toBeVisible();
  expect(await footerTop(page)).toBe(before);

  await expect(entry(page)).toBeVisible();
  await expect(page).toHaveTitle(/Flights from the UK/);
  expect(await sitemap()).toContain('/sample<');
  await expectAccessible(page);
  await expectContrastInTheDark(page);
  await slot(page).getByRole('link', { name: 'To the sample' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Sample 1.0.0' })).toBeVisible();
});

test('one that throws leaves the page unchanged, and its version is rolled back', async ({
  page,
  consoleErrors,
}) => {
  await partner.release('1.1.0', { fillsSlots: true, fault: 'throws at render' });
  await expect.poll(snapshot).toContain('"1.1.0"');

  const fill = await homeBeforeSlots(page);
  const before = await footerTop(page);
  fill();
  await expect.poll(() => consoleErrors.join()).toContain('A fault of the sample');
  await expectInteractiveShell(page);
  await expect(slot(page)).toHaveText('');
  expect(await footerTop(page)).toBe(before);

  // The visitor of this page makes twenty visitors, and it failed for a fifth of them.
  for (let visitor = 1; visitor <= 19; visitor++) await visit(visitor, visitor > 16);
  await expect(async () => {
    await home(page);
    await expect(contribution(page, '1.0.0')).toBeVisible({ timeout: 2000 });
  }).toPass();
  consoleErrors.length = 0; // The fault is logged there.
});

test('an administrator hides what it contributes, and shows it again', async ({
  page,
  browser,
}) => {
  const office = await browser.newPage();
  await office.goto(`${site.url}/admin`);
  await signIn(office);
  await office.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor();
  await office.goto(`${site.url}/admin/remotes?view=slots`);
  const section = office.getByRole('region', { name: 'Section of the home page' });
  await section.getByRole('button', { name: 'Hide The sample' }).click();
  await expect(section.getByText('Hidden', { exact: true })).toBeVisible();
  await expectAccessible(office);

  await home(page);
  await expect(slot(page)).toHaveCount(0);
  await expect(entry(page)).toBeVisible();

  await section.getByRole('button', { name: 'Show The sample' }).click();
  await expect(section.getByText('Shown', { exact: true })).toBeVisible();
  await home(page);
  await expect(contribution(page, '1.0.0')).toBeVisible();
  await office.close();
});

/** The content of an unreviewed version in its frame. */
const frameIn = (page: Page, name = 'home-section') =>
  page.locator(`[data-slot="${name}"]`).frameLocator('iframe');

/** Replaces the live version with an unreviewed one. */
async function releaseUnreviewed(version: string, fault: Fault) {
  await partner.publish(version, { fillsSlots: true, fault });
  await partner.decide(version, 'unreviewed');
  await partner.activate(version);
  await expect
    .poll(async () => JSON.parse(await snapshot()))
    .toContainEqual(expect.objectContaining({ version, trust: 'unreviewed' }));
}

test('an unreviewed version fills its section in a frame of the same size, once a visitor comes near', async ({
  page,
}) => {
  await partner.decide('1.0.0', 'unreviewed');
  await expect.poll(snapshot).toContain('"unreviewed"');

  const fill = await homeBeforeSlots(page, 'sandbox-screen');
  const before = await footerTop(page);
  fill();
  await page.waitForLoadState('networkidle');
  await expect(slot(page).locator('iframe')).toHaveCount(0);
  await slot(page).scrollIntoViewIfNeeded();

  const heading = frameIn(page).getByRole('heading', { name: 'Sample 1.0.0', exact: true });
  await expect(heading).toBeVisible();
  expect(await footerTop(page)).toBe(before);
  await expect(page).toHaveTitle(/Flights from the UK/);
  expect(await page.evaluate(() => Reflect.has(window, 'remote_sample'))).toBe(false);
  await expectAccessible(page);
  await expectContrastInTheDark(page);
  await page.setViewportSize({ width: 390, height: 844 });
  const overhang = ({ scrollWidth, clientWidth }: Element) => scrollWidth - clientWidth;
  expect(await page.locator('html').evaluate(overhang)).toBe(0);
  expect(await frameIn(page).locator('html').evaluate(overhang)).toBe(0);

  await frameIn(page).getByRole('link', { name: 'To the sample' }).click();
  await expect(page).toHaveURL(`${site.url}/sample`);
});

test('beside each flight a button opens its frame, one at a time', async ({ page }) => {
  await page.goto(site.url + resultsAddress({ from: 'LHR', to: 'DUB' }));
  const cards = page.getByRole('article');
  const action = frameIn(page, 'result-action').getByRole('link', { name: 'A sample of Dublin' });
  const open = (card: number) =>
    cards.nth(card).getByRole('button', { name: 'The sample' }).press('Enter');

  await open(0);
  await expect(action).toBeVisible();
  await expect(cards.nth(0).locator('iframe')).toBeFocused();
  await open(1);
  await expect(cards.nth(1).locator('iframe')).toBeFocused();

  await expect(cards.locator('iframe')).toHaveCount(1);
  await expect(action).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Tab');
  await expect(action).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${site.url}/sample`);
});

test('in its frame it leads no visitor away without their input', async ({ page }) => {
  await releaseUnreviewed('1.1.1', 'leads away');
  await home(page);
  const refused = page.waitForEvent('console', (message) => message.text().includes('/sample'));
  await slot(page).scrollIntoViewIfNeeded();

  expect((await refused).text()).toBe('The sample may not navigate to /sample.');
  await expect(frameIn(page).getByRole('heading', { name: 'Sample 1.1.1' })).toBeVisible();
  await expect(page).toHaveURL(`${site.url}/home`);
});

for (const [version, fault, outcome] of [
  ['1.1.2', 'throws at render', 'crashed'],
  ['1.1.3', 'hangs at render', 'hung'],
] as const)
  test(`one that ${fault} in its frame leaves the page unchanged, and is reported`, async ({
    page,
    consoleErrors,
  }) => {
    await releaseUnreviewed(version, fault);
    await home(page);
    const before = await footerTop(page);
    await slot(page).scrollIntoViewIfNeeded();

    await expect.poll(() => partner.reported(version)).toMatchObject({ [outcome]: 1 });
    await expect(slot(page).locator('iframe')).toHaveCount(0);
    await expectInteractiveShell(page);
    expect(await footerTop(page)).toBe(before);
    consoleErrors.length = 0; // The fault is logged there.
  });

for (const [version, fault] of [
  ['1.1.4', 'throws at render'],
  ['1.1.5', 'hangs at a key'],
] as const)
  test(`beside a flight, one that ${fault} in its frame gives the focus back to its button with a notice`, async ({
    page,
    consoleErrors,
  }) => {
    await releaseUnreviewed(version, fault);
    await page.goto(site.url + resultsAddress({ from: 'LHR', to: 'DUB' }));
    const card = page.getByRole('article').first();
    const button = card.getByRole('button', { name: 'The sample' });

    await button.press('Enter');
    if (fault === 'hangs at a key') {
      await expect(card.locator('iframe')).toBeFocused();
      await page.keyboard.press('a');
    }

    await expect(page.getByText('The sample is not available right now.')).toBeVisible();
    await expect(card.locator('iframe')).toHaveCount(0);
    await expect(button).toBeFocused();
    consoleErrors.length = 0; // The fault is logged there.
  });

test('a contribution disappears with its version', async ({ page }) => {
  await partner.release('1.2.0');

  await expect(async () => {
    await home(page);
    await expect(slot(page)).toHaveCount(0, { timeout: 2000 });
  }).toPass();
  await expect(entry(page)).toHaveCount(0);
});

/** The page of a visitor, each of whom has a range of addresses. */
const visit = (visitor: number, hasCrashed: boolean) =>
  reportFromPages(site.url, [{ 'x-forwarded-for': `10.0.${visitor}.1` }], {
    path: '/sample',
    remote: 'sample',
    version: '1.1.0',
    outcomes: ['loaded', ...(hasCrashed ? ['crashed'] : [])],
  });
