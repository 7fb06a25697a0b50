import {
  breaks,
  brokenHeading,
  framedBreaks,
  goodParts,
  hangs,
  type HostileParts,
  hostileScript,
  hostileVisitors,
  isRolledBack,
  officeOf,
  type SiteProcess,
  startSite,
  type Trust,
} from '@larkfare/test-servers';
import type { FrameLocator, Page } from '@playwright/test';
import { expectInteractiveShell } from '../expect-interactive.ts';
import { adminPassword } from '../start-site.ts';
import { expect, test } from './site.ts';

// One remote, whose versions follow each other: one test at a time. The mount gate, which refuses most of them, is off.
test.describe.configure({ mode: 'default' });

let site: SiteProcess;
let office: Awaited<ReturnType<typeof officeOf>>;
let visitors: ReturnType<typeof hostileVisitors>;
let patch = 0;

test.beforeAll(async () => {
  site = await startSite({
    env: { ADMIN_PASSWORD: adminPassword, TRUSTED_PROXIES: '1', READS_PER_MINUTE: '100000' },
  });
  office = await officeOf(site.url, adminPassword);
  visitors = hostileVisitors(site.url);
  await release(goodParts);
});
test.afterAll(() => site.stop());

const isLive = (version: string) => expect.poll(() => visitors.live()).toBe(version);

async function release(parts: HostileParts, trust: Trust = 'reviewed'): Promise<string> {
  const version = `1.0.${patch}`;
  const build = `abcdef0123${10 + patch++}`;
  await office.publish({ script: hostileScript(parts), version, build }, trust);
  await office.activate(version);
  await isLive(version);
  return version;
}

const shows = (page: Page | FrameLocator, name: string) =>
  expect(page.getByRole('heading', { level: 1, name })).toBeVisible({ timeout: 15_000 });

async function homeWorks(page: Page) {
  await page.goto(`${site.url}/home`);
  await expect(page.getByRole('heading', { name: 'Popular destinations' })).toBeVisible();
}

for (const { name, parts, sees, reported, isLeft } of breaks)
  test(`a version that ${name}: visitors see “${sees}”, and it is reported as ${reported}`, async ({
    page,
    consoleErrors,
  }) => {
    const version = await release(parts);

    await page.goto(`${site.url}/hostile`, { waitUntil: 'commit' });
    if (isLeft) await shows(page, brokenHeading);
    if (isLeft === 'click') await page.getByRole('link', { name: 'Deals' }).first().click();
    else if (isLeft)
      await page.evaluate(() => {
        history.pushState(null, '', '/error');
        dispatchEvent(new PopStateEvent('popstate'));
      });
    await expect
      .poll(() => office.reported(version), { timeout: 30_000 })
      .toMatchObject({ [reported]: 1 });
    await shows(page, sees);
    await expectInteractiveShell(page);
    await homeWorks(page);

    if (isRolledBack(reported)) await visitors.othersReport(version, reported);
    else await office.rollBack();
    await isLive('1.0.0');
    consoleErrors.length = 0; // The break is logged there.
  });

for (const { name, parts, sees, reported } of framedBreaks)
  test(`a version that ${name}, in its frame: visitors see “${sees}”, and it is reported as ${reported}`, async ({
    page,
    consoleErrors,
  }) => {
    const version = await release(parts, 'unreviewed');

    await page.goto(`${site.url}/hostile`);
    const frame = page.frameLocator('iframe');
    // A fallback counts as hidden after twenty seconds.
    await expect
      .poll(() => office.reported(version), { timeout: 30_000 })
      .toMatchObject({ [reported]: 1 });
    await shows(frame, sees);
    await page.getByRole('link', { name: 'Skip to the main content' }).press('Enter');
    await expect(page.locator('iframe')).toBeFocused();
    await homeWorks(page);

    await visitors.othersReport(version, reported);
    await isLive('1.0.0');
    consoleErrors.length = 0; // The break is logged there.
  });

for (const [when, parts] of hangs)
  test(`a version that hangs ${when}: other tabs go on, and the next page reports it`, async ({
    page,
    context,
  }) => {
    const version = await release(parts);
    await page.goto(`${site.url}/hostile`, { waitUntil: 'commit' });
    const next = await context.newPage();
    await homeWorks(next);
    // The page leaves a note before the remote's code runs.
    await expect
      .poll(() => next.evaluate(() => localStorage.getItem('remoteOnScreen')))
      .toContain(version);

    await homeWorks(next);
    await expect
      .poll(() => office.reported(version), { timeout: 30_000 })
      .toMatchObject({ hung: 1 });

    await visitors.othersReport(version, 'hung');
    await isLive('1.0.0');
  });
