import type { Page } from '@playwright/test';
import { expect, expectAccessible } from './site.ts';
import { frameOf, heading, panel, test, type Sandbox } from './sandbox-site.ts';

// Versions of one remote follow each other: one test at a time.
test.describe.configure({ mode: 'default' });

/** An administrator's token, and a cookie that no frame may read. */
async function signIn(page: Page, { token, url }: Sandbox) {
  await page.addInitScript((adminToken) => {
    // Frames have no storage to write to.
    if (window === window.top) localStorage.setItem('adminToken', adminToken);
  }, token);
  await page.context().addCookies([{ name: 'preview', value: 'mine', url }]);
}

test('a hostile one gets nothing: no storage, no cookies, no answers, no windows, and the page stays whole', async ({
  page,
  sandbox,
  consoleErrors,
}) => {
  await signIn(page, sandbox);
  const responses: string[] = [];
  page.on('response', (response) => responses.push(response.url()));

  const version = await sandbox.open(page, 'readsEverything');

  const found = frameOf(page).getByLabel('Result');
  await expect(found).toContainText('{');
  const loot: Record<string, string> = JSON.parse((await found.textContent()) ?? '');
  expect(Object.keys(loot).length).toBeGreaterThan(15);
  expect(Object.entries(loot).filter(([, came]) => came !== 'refused')).toEqual([]);
  expect(responses.filter((address) => /evil|\/api\/|public\/0000/.test(address))).toEqual([]);
  await expect(page).toHaveURL(`${sandbox.url}/sandboxed`);
  await expect(heading(frameOf(page), `Sandboxed ${version}`)).toBeVisible();
  const cookies = await page.context().cookies();
  expect(cookies.map(({ value }) => value)).toEqual(['mine']);
  expect(page.context().pages()).toHaveLength(1);
  consoleErrors.length = 0; // Each refusal is logged there.
});

test('its queries are anonymous, even while an administrator is signed in', async ({
  page,
  sandbox,
}) => {
  await signIn(page, sandbox);
  const query = page.waitForRequest('**/graphql');

  await sandbox.open(page);

  const headers = await (await query).allHeaders();
  expect([headers.authorization, headers.cookie]).toEqual([undefined, undefined]);
});

test('forbidden messages are ignored, and allowed ones are limited', async ({ page, sandbox }) => {
  await sandbox.open(page, 'sendsForgedMessages');
  const found = frameOf(page).getByLabel('Result');

  await expect(found).toContainText('9001');
  expect(JSON.parse((await found.textContent()) ?? '')).toEqual(
    [9000, 9001].map((id) => ({
      id,
      keys: ['id', 'kind', 'problem'],
      problem: 'This operation was not published with this version.',
    })),
  );
  await expect(page).toHaveURL(`${sandbox.url}/sandboxed`);
  await expect(page.getByText('Sandboxed: <b>Lie</b> 4')).toBeVisible();
  await expect(page.getByText(/Lie/)).toHaveCount(3);
  expect((await page.locator('iframe').boundingBox())?.height).toBeLessThanOrEqual(30_000);
  await expect(page).toHaveTitle(/^Sandboxed \|/);
  const canonical = page.locator('link[rel="canonical"]');
  await expect(canonical).toHaveAttribute('href', `${sandbox.url}/sandboxed`);
});

for (const [name, does] of [
  ['sends without end', 'floods'],
  ['leads its frame to another site', 'navigatesAway'],
] as const)
  test(`one that ${name} is given up, and the page stays whole`, async ({
    page,
    sandbox,
    consoleErrors,
  }) => {
    await sandbox.team.withdraw();
    const version = sandbox.nextVersion();
    await sandbox.team.release(version, does);
    await sandbox.inShell('sandboxed', { version });

    await page.goto(`${sandbox.url}/sandboxed`);

    await expect(panel(page)).toBeVisible();
    await expect(page.locator('iframe')).toHaveCount(0);
    await expect(page).toHaveURL(`${sandbox.url}/sandboxed`);
    await expectAccessible(page);
    consoleErrors.length = 0;
  });

test('it does not lead to the back office', async ({ page, sandbox }) => {
  await sandbox.open(page);
  const refused = page.waitForEvent('console', (message) => message.text().includes('/admin'));

  await frameOf(page).getByRole('link', { name: 'Back office' }).click();

  expect((await refused).text()).toBe('Sandboxed may not navigate to /admin.');
  await expect(page).toHaveURL(`${sandbox.url}/sandboxed`);
});

test('its document, opened on its own, shows nothing', async ({ page, sandbox, consoleErrors }) => {
  await sandbox.open(page);
  const address = (await page.locator('iframe').getAttribute('src')) ?? '';

  await page.goto(sandbox.url + address).catch(() => undefined);

  const origin = await page.evaluate(() => self.origin);
  expect(origin).toBe('null');
  consoleErrors.length = 0;
});
