import { startSite, type SiteProcess } from '@larkfare/test-servers';
import type { Page } from '@playwright/test';
import { copyOfPublicRemote } from '../remote-files.ts';
import { expectInteractiveShell } from '../expect-interactive.ts';
import { expect, expectAccessible, test } from './site.ts';

// One folder is taken away, broken and put right again: one test at a time.
test.describe.configure({ mode: 'serial' });

const remote = copyOfPublicRemote();
let site: SiteProcess;

test.beforeAll(async () => {
  site = await startSite({
    env: {
      REMOTES_DIR: remote.folder,
      READS_PER_MINUTE: '100000',
    },
  });
});
test.beforeEach(() => remote.restore());
test.afterAll(async () => {
  await site.stop();
  remote.delete();
});

const home = (page: Page) => page.getByRole('heading', { name: 'Popular destinations' });
const panel = (page: Page) =>
  page.getByRole('heading', { level: 1, name: 'This page is not available right now' });
const tryAgain = (page: Page) => page.getByRole('button', { name: 'Try again' });

/** The parts that the shell renders without the remote. */
async function expectShellIsWhole(page: Page) {
  const missing = await page.goto(`${site.url}/no-such-page`);
  expect(missing?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'We can’t find that page' })).toBeVisible();
  await page.goto(`${site.url}/error`);
  await expect(page.getByRole('heading', { name: 'Oops, something went wrong!' })).toBeVisible();
}

/** The panel is where the screen would be; once the files are back its button brings the screen. */
async function expectPanelThatRetries(page: Page, restore: () => void) {
  await expect(panel(page)).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Larkfare' })).toBeVisible();
  await expect(page).toHaveTitle(/Not available/);
  await expectInteractiveShell(page);

  // While nothing has changed, a retry ends at the panel again.
  await tryAgain(page).click();
  await expect(tryAgain(page)).toBeEnabled();
  await expect(panel(page)).toBeVisible();

  restore();
  await tryAgain(page).click();
  await expect(home(page)).toBeVisible();
  await expect(panel(page)).toHaveCount(0);
}

const failures: { name: string; happen: () => void }[] = [
  { name: 'whose files are all gone', happen: () => remote.removeBuild() },
  { name: 'whose files for browsers are missing', happen: () => remote.loseFiles() },
  {
    name: 'whose entry is not JavaScript',
    happen: () => remote.publishWith(remote.isEntry, () => 'this is not ( JavaScript'),
  },
  {
    name: 'that throws while it loads',
    happen: () =>
      remote.publishWith(remote.isEntry, () => 'throw new Error("A fault of the remote")'),
  },
  {
    name: 'with a screen that throws while it renders',
    happen: () =>
      remote.publishWith(remote.isChunk('home-route'), (text) =>
        text.replace(
          /children:"Popular destinations"/g,
          'children:(()=>{throw new Error("A fault of the remote")})()',
        ),
      ),
  },
];

for (const { name, happen } of failures)
  test(`a remote ${name} leaves a whole shell and a panel whose retry works`, async ({
    page,
    consoleErrors,
  }) => {
    happen();
    await expectShellIsWhole(page);

    await page.goto(`${site.url}/home`);
    await expectPanelThatRetries(page, () => remote.restore());

    consoleErrors.length = 0; // The remote's own faults are logged there, and nowhere else.
  });

test('the panel is accessible, and search engines retry a page without its remote', async ({
  page,
  consoleErrors,
}) => {
  remote.removeBuild();

  const response = await page.goto(`${site.url}/home`);

  expect(response?.status()).toBe(503);
  await expect(panel(page)).toBeVisible();
  await expectAccessible(page);
  consoleErrors.length = 0;
});

test('a remote that keeps the visitor waiting is given up on after 4 seconds and shows itself when it comes', async ({
  page,
  consoleErrors,
}) => {
  const { promise: late, resolve: come } = Promise.withResolvers<void>();
  await page.route('**/_r/public/**', async (route) => {
    await late;
    await route.continue();
  });
  await page.clock.install();
  await page.goto(`${site.url}/error`, { waitUntil: 'commit' });
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.goto(`${site.url}/home`, { waitUntil: 'commit' });
  await expect(home(page)).toBeVisible(); // The server drew it.
  await page.waitForFunction(() => document.querySelector('script[src*="/_r/public/"]'));

  await page.clock.runFor(3900);
  await expect(panel(page)).toHaveCount(0);
  await page.clock.runFor(200);
  await expect(panel(page)).toBeVisible();

  come();
  await page.clock.resume();
  await expect(home(page)).toBeVisible();
  await expect(panel(page)).toHaveCount(0);
  consoleErrors.length = 0;
});

test('a page that the server drew is read and left by its links while its code keeps the visitor waiting', async ({
  page,
}) => {
  await page.route('**/_r/public/**/*.js', () => undefined);
  await page.goto(`${site.url}/home`, { waitUntil: 'commit' });
  await expect(home(page)).toBeVisible();

  const menu = page.getByRole('navigation', { name: 'Main' });
  await menu.getByRole('link', { name: 'Deals' }).click({ noWaitAfter: true });

  await expect(page).toHaveURL(/\/deals$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/deals/i);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('a screen that fails leaves the remote’s other screens unchanged', async ({
  page,
  consoleErrors,
}) => {
  remote.publishWith(
    remote.isChunk('deals-route'),
    () => 'throw new Error("A fault of the remote")',
  );

  await page.goto(`${site.url}/about`);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Deals' }).click();
  await expect(panel(page)).toBeVisible();
  await page.goBack();

  await expect(page.getByRole('heading', { level: 1, name: /^About/ })).toBeVisible();
  consoleErrors.length = 0;
});

const serverFailures: { name: string; happen: () => void }[] = [
  { name: 'is missing', happen: () => remote.loseServerFile() },
  {
    name: 'is not the one described',
    happen: () => remote.damageServerFile(),
  },
  {
    name: 'throws',
    happen: () => remote.publishWith(remote.isForServer, () => 'throw new Error("No server code")'),
  },
  {
    name: 'never ends',
    happen: () => remote.publishWith(remote.isForServer, () => 'for (;;);'),
  },
];

for (const { name, happen } of serverFailures)
  test(`the page comes all the same when the remote’s code for the server ${name}`, async ({
    page,
  }) => {
    happen();

    const response = await page.goto(`${site.url}/home`);

    expect(response?.status()).toBe(200);
    await expect(home(page)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Search Flights', exact: true })).toBeVisible();
  });
