import type { Request } from '@playwright/test';
import { expect, expectAccessible } from './site.ts';
import { frameOf, heading, test } from './sandbox-site.ts';

// Versions of one remote follow each other: one test at a time.
test.describe.configure({ mode: 'default' });

test('an unreviewed remote shows its pages and its data as if it were in the page, under its registered name', async ({
  page,
  sandbox,
}) => {
  await sandbox.open(page);
  const frame = frameOf(page);

  await expect(
    frame.getByRole('list', { name: 'Regions' }).getByRole('listitem').first(),
  ).toBeVisible();
  await expect(page).toHaveTitle(/^(The )?sandboxed \|/i);
  await frame.getByLabel('Tide').fill('low');
  await frame.getByRole('button', { name: 'Show' }).click();
  await expect(frame.getByText('tide low')).toBeVisible();
  await expect(page).toHaveURL(/\/sandboxed\?tide=low$/);
  await frame.getByRole('button', { name: 'Call out' }).click();
  await expect(page.getByRole('status').getByText('Sandboxed: The ship is in.')).toBeVisible();
});

test('it loads at most 64 kB, and the code and the font of its frame are in the cache of the page', async ({
  page,
  sandbox,
}) => {
  const requests: Request[] = [];
  page.on('request', (request) => requests.push(request));
  const version = await sandbox.open(page);

  const isFrameCode = (address: string) => address.includes('/_s/frame.');
  const ofFrame = requests.filter(
    (request) => request.frame() !== page.mainFrame() || isFrameCode(request.url()),
  );
  const sizes = await Promise.all(ofFrame.map((request) => request.sizes()));
  expect(sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0)).toBeLessThan(
    64_000,
  );
  expect(ofFrame.filter((request) => request.url().includes('/_s/'))).toHaveLength(1);
  const fonts = await frameOf(page)
    .locator('html')
    .evaluate(() => [...document.fonts].map(({ family, status }) => `${family} ${status}`));
  expect(fonts).toContain('Figtree loaded');

  await page.goto(`${sandbox.url}/sandboxed`);
  await expect(heading(frameOf(page), `Sandboxed ${version}`)).toBeVisible();
  const transferred = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => /\/_s\/(frame|shell|figtree)/.test(name))
      .map((entry) => ({
        name: entry.name,
        bytes: (entry as PerformanceResourceTiming).transferSize,
      })),
  );
  expect(transferred.filter(({ name }) => isFrameCode(name))).toHaveLength(1);
  expect(transferred.filter(({ bytes }) => bytes > 0)).toEqual([]);
});

test('a page of another build of the shell shows it from the files of its frame', async ({
  page,
  sandbox,
}) => {
  let script = '';
  await page.route('**/sandboxed', async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    [script = ''] = /\/_s\/shell\.\w+\.js/.exec(html) ?? [];
    await route.fulfill({ response, body: html.replaceAll(script, '/_s/shell.other.js') });
  });
  await page.route('**/_s/shell.other.js', async (route) =>
    route.fulfill({ response: await route.fetch({ url: sandbox.url + script }) }),
  );
  const ofFrame: string[] = [];
  page.on('request', (request) => {
    if (request.frame() !== page.mainFrame()) ofFrame.push(new URL(request.url()).pathname);
  });

  await sandbox.open(page);

  expect(ofFrame).toContain(script);
});

test('it is as high as its content, and the page scrolls in its place', async ({
  page,
  sandbox,
}) => {
  await sandbox.open(page);
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
  sandbox,
}) => {
  const version = await sandbox.open(page);
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

test('the keyboard goes into the frame and out again', async ({ page, sandbox }) => {
  await sandbox.open(page);
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

test('axe finds nothing, at any width, light and dark', async ({ page, sandbox }) => {
  await sandbox.open(page);
  for (const colorScheme of ['light', 'dark'] as const)
    for (const width of [390, 768, 1280]) {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height: 900 });
      // A busy browser takes longer than the second that axe gives each frame.
      await expect(() => expectAccessible(page)).toPass();
    }
});

test('a review brings it into the page, and taking it back puts it into a frame, from the next page on', async ({
  page,
  sandbox,
}) => {
  const version = await sandbox.open(page);
  await sandbox.team.decide(version, 'reviewed');
  await sandbox.inShell('sandboxed', { trust: undefined });
  await expect(heading(frameOf(page), `Sandboxed ${version}`)).toBeVisible();

  await page.reload();
  await expect(heading(page, `Sandboxed ${version}`)).toBeVisible();
  await expect(page.locator('iframe')).toHaveCount(0);

  await sandbox.team.decide(version, 'unreviewed');
  await sandbox.inShell('sandboxed', { trust: 'unreviewed' });
  await page.reload();
  await expect(heading(frameOf(page), `Sandboxed ${version}`)).toBeVisible();
});

test('a preview of it is in a frame too, beneath the banner', async ({ page, sandbox }) => {
  const version = sandbox.nextVersion();
  await sandbox.team.publish(version);

  await page.goto(await sandbox.team.previewLink(version));

  await expect(page.getByRole('complementary', { name: 'Preview' })).toContainText(version);
  await expect(heading(frameOf(page), `Sandboxed ${version}`)).toBeVisible();
});
