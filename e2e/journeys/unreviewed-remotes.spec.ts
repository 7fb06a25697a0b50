import {
  samplePartner,
  startSite,
  type Fault,
  type SamplePartner,
  type SiteProcess,
} from '@larkfare/test-servers';
import type { FrameLocator, Page } from '@playwright/test';
import { sandboxedTeam, type Attack } from '../sandboxed-remote/sandboxed-remote.ts';
import { adminPassword } from '../start-site.ts';
import { expect, expectAccessible, test } from './site.ts';

// Two remotes, whose versions follow each other: one test at a time.
test.describe.configure({ mode: 'default' });

let site: SiteProcess;
let sandboxed: ReturnType<typeof sandboxedTeam>;
let partner: SamplePartner;
let token: string;
let patch = 0;
/** A number that was not given away yet. */
const nextVersion = () => `1.0.${patch++}`;

test.beforeAll(async () => {
  site = await startSite({
    env: {
      ADMIN_PASSWORD: adminPassword,
      READS_PER_MINUTE: '100000',
      POSTS_PER_MINUTE: '100000',
    },
  });
  partner = await samplePartner(site, adminPassword, { trust: 'unreviewed' });
  const login = await fetch(`${site.url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'admin@larkfare.example', password: adminPassword }),
  });
  ({ token } = await login.json());
  sandboxed = sandboxedTeam(site, token);
});
test.afterAll(() => site.stop());

const frameOf = (page: Page, title = 'The sandboxed') =>
  page.frameLocator(`iframe[title="${title}"]`);
const heading = (where: Page | FrameLocator, name: string) =>
  where.getByRole('heading', { level: 1, name, exact: true });

/** What was decided or activated reaches the shell's memory a moment later. */
const inShell = (remote: string, is: { version?: string; trust?: string | undefined }) =>
  expect
    .poll(async () => {
      const remotes: { name: string }[] = await (
        await fetch(`${site.url}/_s/snapshot.json`)
      ).json();
      return { trust: undefined, ...remotes.find(({ name }) => name === remote) };
    })
    .toMatchObject(is);

/** A new version on the screen. None is live before it that would stand in for it on a slow machine. */
async function opened(page: Page, does?: Attack) {
  await sandboxed.withdraw();
  const version = nextVersion();
  await sandboxed.release(version, does);
  await inShell('sandboxed', { version, trust: 'unreviewed' });
  await page.goto(`${site.url}/sandboxed`);
  await expect(heading(frameOf(page), `Sandboxed ${version}`)).toBeVisible();
  return version;
}

test('an unreviewed remote shows its pages, its data and its title as if it were in the page', async ({
  page,
}) => {
  await opened(page);
  const frame = frameOf(page);

  await expect(
    frame.getByRole('list', { name: 'Regions' }).getByRole('listitem').first(),
  ).toBeVisible();
  await expect(page).toHaveTitle(/^Sandboxed \|/);
  await frame.getByLabel('Tide').fill('low');
  await frame.getByRole('button', { name: 'Show' }).click();
  await expect(frame.getByText('tide low')).toBeVisible();
  await expect(page).toHaveURL(/\/sandboxed\?tide=low$/);
  await frame.getByRole('button', { name: 'Call out' }).click();
  await expect(page.getByRole('status').getByText('The sandboxed: The ship is in.')).toBeVisible();
});

test('it is as high as its content, and the page scrolls in its place', async ({ page }) => {
  await opened(page);
  const frame = frameOf(page);
  const height = async () => (await page.locator('iframe').boundingBox())?.height ?? 0;
  const overhang = () =>
    frame.locator('html').evaluate((html) => html.scrollHeight - html.clientHeight);
  await expect.poll(height).toBe(900);

  await frame.getByRole('button', { name: 'More boats' }).click();
  await expect.poll(height).toBeGreaterThan(2000);
  await expect.poll(overhang).toBe(0);

  await frame.getByRole('button', { name: 'No boats' }).click();
  await expect.poll(height).toBe(900);
});

test('back and forward go through its pages and the site’s in one history, with the focus on each heading', async ({
  page,
}) => {
  const version = await opened(page);
  const frame = frameOf(page);
  // Focusing a frame that already has the focus blurs the heading inside, at once or after it got the focus.
  const refocused = await page.evaluateHandle(() => {
    const paths: string[] = [];
    HTMLIFrameElement.prototype.focus = function (options) {
      if (document.activeElement === this) paths.push(location.pathname);
      HTMLElement.prototype.focus.call(this, options);
    };
    return paths;
  });

  await frame.getByRole('link', { name: 'Oban' }).click();
  await expect(page).toHaveURL(/\/sandboxed\/oban$/);
  await expect(heading(frame, 'The pier of oban')).toBeFocused();
  await expect(page).toHaveTitle(/^The pier of oban/);
  await page.goBack();
  await expect(heading(frame, `Sandboxed ${version}`)).toBeFocused();
  await frame.getByRole('link', { name: 'About us', exact: true }).click();
  await expect(page).toHaveURL(/\/about$/);
  await expect(
    heading(page, 'About Larkfare').or(page.getByRole('heading', { level: 1 })),
  ).toBeFocused();
  await page.goBack();
  await expect(heading(frame, `Sandboxed ${version}`)).toBeFocused();
  await page.goForward();
  await expect(page.getByRole('heading', { level: 1, name: /About/ })).toBeVisible();
  await page.goBack();
  await frame.getByRole('link', { name: 'About us, plainly' }).click();
  await expect(page).toHaveURL(/\/about\?plain$/);
  await expect(page.getByRole('heading', { level: 1, name: /About/ })).toBeVisible();
  expect(await refocused.jsonValue()).toEqual([]);
});

test('the keyboard goes into the frame and out again', async ({ page }) => {
  await opened(page);
  const frame = frameOf(page);

  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to the main content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(frame.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(frame.getByRole('link', { name: 'Oban' })).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(page.getByRole('link', { name: 'Skip to the main content' })).toBeFocused();
});

test('axe finds nothing, at any width, light and dark', async ({ page }) => {
  await opened(page);
  for (const colorScheme of ['light', 'dark'] as const)
    for (const width of [390, 768, 1280]) {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height: 900 });
      await expectAccessible(page);
    }
});

test('a hostile one gets nothing: no storage, no cookies, no answers, no windows, and the page stays whole', async ({
  page,
  consoleErrors,
}) => {
  await page.addInitScript((adminToken) => {
    // Frames have no storage to write to.
    if (window === window.top) localStorage.setItem('adminToken', adminToken);
  }, token);
  await page.context().addCookies([{ name: 'preview', value: 'mine', url: site.url }]);
  const asked: string[] = [];
  page.on('response', (response) => asked.push(response.url()));

  const version = await opened(page, 'readsEverything');

  const found = frameOf(page).getByLabel('Result');
  await expect(found).toContainText('{');
  const loot: Record<string, string> = JSON.parse((await found.textContent()) ?? '');
  expect(Object.keys(loot).length).toBeGreaterThan(15);
  expect(Object.entries(loot).filter(([, came]) => came !== 'refused')).toEqual([]);
  expect(asked.filter((address) => /evil|\/api\/|public\/0000/.test(address))).toEqual([]);
  await expect(page).toHaveURL(`${site.url}/sandboxed`);
  await expect(heading(frameOf(page), `Sandboxed ${version}`)).toBeVisible();
  const cookies = await page.context().cookies();
  expect(cookies.map(({ value }) => value)).toEqual(['mine']);
  expect(page.context().pages()).toHaveLength(1);
  consoleErrors.length = 0; // Each refusal is logged there.
});

test('its queries are anonymous, even while an administrator is signed in', async ({ page }) => {
  await page.addInitScript((adminToken) => {
    if (window === window.top) localStorage.setItem('adminToken', adminToken);
  }, token);
  await page.context().addCookies([{ name: 'preview', value: 'mine', url: site.url }]);
  const asking = page.waitForRequest('**/graphql');

  await opened(page);

  const headers = await (await asking).allHeaders();
  expect([headers.authorization, headers.cookie]).toEqual([undefined, undefined]);
});

test('forbidden messages are ignored, and allowed ones are limited', async ({ page }) => {
  await opened(page, 'sendsForgedMessages');
  const found = frameOf(page).getByLabel('Result');

  await expect(found).toContainText('9001');
  expect(JSON.parse((await found.textContent()) ?? '')).toEqual(
    [9000, 9001].map((id) => ({
      id,
      keys: ['id', 'kind', 'problem'],
      problem: 'This operation was not published with this version.',
    })),
  );
  await expect(page).toHaveURL(`${site.url}/sandboxed`);
  await expect(page.getByText('The sandboxed: <b>Lie</b> 4')).toBeVisible();
  await expect(page.getByText(/Lie/)).toHaveCount(3);
  expect((await page.locator('iframe').boundingBox())?.height).toBeLessThanOrEqual(30_000);
  const canonical = page.locator('link[rel="canonical"]');
  await expect(canonical).toHaveAttribute('href', `${site.url}/sandboxed`);
});

const panel = (page: Page, title = 'The sandboxed') =>
  heading(page, `${title} is not available right now`);

for (const [name, does] of [
  ['sends without end', 'floods'],
  ['leads its frame to another site', 'navigatesAway'],
] as const)
  test(`one that ${name} is given up, and the page stays whole`, async ({
    page,
    consoleErrors,
  }) => {
    await sandboxed.withdraw();
    const version = nextVersion();
    await sandboxed.release(version, does);
    await inShell('sandboxed', { version });

    await page.goto(`${site.url}/sandboxed`);

    await expect(panel(page)).toBeVisible();
    await expect(page.locator('iframe')).toHaveCount(0);
    await expect(page).toHaveURL(`${site.url}/sandboxed`);
    await expectAccessible(page);
    consoleErrors.length = 0;
  });

test('it does not lead to the back office', async ({ page }) => {
  await opened(page);
  const refused = page.waitForEvent('console', (message) => message.text().includes('/admin'));

  await frameOf(page).getByRole('link', { name: 'Back office' }).click();

  expect((await refused).text()).toBe('The sandboxed may not navigate to /admin.');
  await expect(page).toHaveURL(`${site.url}/sandboxed`);
});

test('its document, opened on its own, shows nothing', async ({ page, consoleErrors }) => {
  await opened(page);
  const address = (await page.locator('iframe').getAttribute('src')) ?? '';

  await page.goto(site.url + address).catch(() => undefined);

  const origin = await page.evaluate(() => self.origin);
  expect(origin).toBe('null');
  consoleErrors.length = 0;
});

test('a review brings it into the page, and taking it back puts it into a frame, from the next page on', async ({
  page,
}) => {
  const version = await opened(page);
  await sandboxed.decide(version, 'reviewed');
  await inShell('sandboxed', { trust: undefined });
  await expect(heading(frameOf(page), `Sandboxed ${version}`)).toBeVisible();

  await page.reload();
  await expect(heading(page, `Sandboxed ${version}`)).toBeVisible();
  await expect(page.locator('iframe')).toHaveCount(0);

  await sandboxed.decide(version, 'unreviewed');
  await inShell('sandboxed', { trust: 'unreviewed' });
  await page.reload();
  await expect(heading(frameOf(page), `Sandboxed ${version}`)).toBeVisible();
});

test('a preview of it is in a frame too, beneath the banner', async ({ page }) => {
  const version = nextVersion();
  await sandboxed.publish(version);

  await page.goto(await sandboxed.previewLink(version));

  await expect(page.getByRole('complementary', { name: 'Preview' })).toContainText(version);
  await expect(heading(frameOf(page), `Sandboxed ${version}`)).toBeVisible();
});

/** What visitors' pages reported of a version of the sample. */
async function failuresOf(version: string): Promise<number | undefined> {
  const response = await fetch(`${site.url}/registry/v1/remotes/sample/reports`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const { versions }: { versions: { version: string; failures: number }[] } = await response.json();
  return versions.find((each) => each.version === version)?.failures;
}

const sample = (page: Page) => frameOf(page, 'The sample');
const failures: { name: string; fault?: Fault; happen?: (build: string) => void }[] = [
  { name: 'that throws while it loads', fault: 'throws at load' },
  { name: 'that throws while it renders', fault: 'throws at render' },
  { name: 'whose files are missing', happen: (build) => partner.loseFiles(build) },
];

for (const { name, fault, happen } of failures)
  test(`a version ${name} gives way to the last good one, in a frame as well`, async ({
    page,
    consoleErrors,
  }) => {
    const [good, bad] = [nextVersion(), nextVersion()];
    await partner.release(good);
    const { build } = await partner.release(bad, fault && { fault });
    happen?.(build);
    await inShell('sample', { version: bad, trust: 'unreviewed' });
    await page.goto(`${site.url}/sample`);

    await expect(heading(sample(page), `Sample ${good}`)).toBeVisible();
    await sample(page).getByRole('button', { name: 'Clicked 0 times' }).click();
    await expect(sample(page).getByRole('button', { name: 'Clicked 1 times' })).toBeVisible();
    await expect.poll(() => failuresOf(bad)).toBe(1);
    if (fault === 'throws at render')
      expect(await partner.errorsOf(bad)).toMatchObject([
        {
          place: expect.stringMatching(/^src\/sample-page\.tsx:/),
          sample: { routes: ['/sample'] },
        },
      ]);
    consoleErrors.length = 0;
  });

test('one that does not come in time gives way to the panel, and shows itself when it comes', async ({
  page,
  consoleErrors,
}) => {
  await sandboxed.withdraw();
  const version = nextVersion();
  const build = await sandboxed.release(version);
  await inShell('sandboxed', { version });
  const { promise: late, resolve: come } = Promise.withResolvers<void>();
  await page.route(`**/_r/sandboxed/${build}/**`, async (route) => {
    await late;
    await route.continue();
  });

  await page.goto(`${site.url}/sandboxed`, { waitUntil: 'commit' });
  await expect(panel(page)).toBeVisible();
  come();

  await expect(heading(frameOf(page), `Sandboxed ${version}`)).toBeVisible();
  await expect(panel(page)).toHaveCount(0);
  consoleErrors.length = 0;
});
