import {
  breaks,
  brokenHeading,
  framedBreaks,
  hangs,
  type SiteProcess,
  startBreakingRemote,
  startSite,
} from '@larkfare/test-servers';
import type { FrameLocator, Page } from '@playwright/test';
import { expectInteractiveShell } from '../expect-interactive.ts';
import { adminPassword } from '../start-site.ts';
import { expect, test } from './site.ts';

// One remote, whose versions follow each other: one test at a time. The mount gate, which refuses most of them, is off.
test.describe.configure({ mode: 'default' });

let site: SiteProcess;
let remote: Awaited<ReturnType<typeof startBreakingRemote>>;

test.beforeAll(async () => {
  site = await startSite({
    env: { ADMIN_PASSWORD: adminPassword, TRUSTED_PROXIES: '1', READS_PER_MINUTE: '100000' },
  });
  remote = await startBreakingRemote(site.url, adminPassword);
});
test.afterAll(() => site.stop());

async function release(...version: Parameters<typeof remote.publish>): Promise<string> {
  const released = await remote.publish(...version);
  await remote.activate(released);
  return released;
}

// A fallback counts as hidden after twenty seconds.
const isReported = (version: string, outcome: string) =>
  expect.poll(() => remote.reported(version), { timeout: 30_000 }).toMatchObject({ [outcome]: 1 });

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
    await remote.leave(page, { isLeft });
    await isReported(version, reported);
    await shows(page, sees);
    await expectInteractiveShell(page);
    await homeWorks(page);

    await remote.recover(version, reported);
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
    await isReported(version, reported);
    await shows(frame, sees);
    await page.getByRole('link', { name: 'Skip to the main content' }).press('Enter');
    await expect(page.locator('iframe')).toBeFocused();
    await homeWorks(page);

    await remote.recover(version, reported);
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
    await isReported(version, 'hung');

    await remote.recover(version, 'hung');
  });
