import type { APIRequestContext, Page } from '@playwright/test';
import { expectContrastInTheDark } from '../site.ts';
import { adminEmail, expect, expectGoodAtEveryWidth } from './office.ts';
import { testOnIsolatedSite } from './isolated-site.ts';
import { publish, type RemoteFixture } from './remote-fixture.ts';

// Live versions and locks would be in the way of other journeys.
const test = testOnIsolatedSite();

const guide = (version: string): RemoteFixture => ({
  name: 'lighthouses',
  title: 'Lighthouses',
  version,
  path: '/lighthouses',
});

/** Makes a token through the screen, as a person does. */
async function makeToken(office: Page, remote: string, label: string): Promise<string> {
  await office.goto('/admin/remotes?view=tokens');
  await office.getByRole('button', { name: 'New token' }).click();
  const form = office.getByRole('dialog', { name: 'New deploy token' });
  await form.getByLabel('Remote').fill(remote);
  await form.getByLabel('Label').fill(label);
  await form.getByLabel('Rights').selectOption('Publish and activate');
  await form.getByRole('button', { name: 'Create token' }).click();
  const token = await form.getByLabel('Deploy token').inputValue();
  await form.getByRole('button', { name: 'Done' }).click();
  return token;
}

async function published(request: APIRequestContext, remote: RemoteFixture, token: string) {
  const answer = await publish(request, remote, token);
  expect(answer.status(), await answer.text()).toBe(201);
}

const dialog = (office: Page) => office.getByRole('dialog');
const notice = (office: Page, text: string) => expect(office.getByText(text)).toBeVisible();
const screenOf = async (visitor: Page) => {
  await visitor.goto('/lighthouses');
  return visitor.getByRole('heading', { level: 1 });
};

test.describe.configure({ mode: 'serial' });

test('a partner’s remote goes live, is refused, goes back, and its token ends', async ({
  office,
  browser,
  isolatedSite,
  request,
  adminToken,
  consoleErrors,
}) => {
  // A separate browser: in the administrator's, partners' code runs in a frame.
  const visitor = await browser.newPage({ baseURL: isolatedSite.url });
  const token = await makeToken(office, 'lighthouses', 'CI of the lighthouses');
  for (const version of ['1.0.0', '1.1.0']) await published(request, guide(version), token);

  await test.step('each version is unreviewed until an administrator has read its changes', async () => {
    await office.goto('/admin/remotes?remote=lighthouses');
    for (const version of ['1.0.0', '1.1.0']) {
      await office.getByRole('link', { name: `Review ${version}` }).click();
      const decision = office.getByRole('region', { name: 'Decision' });
      await expect(decision).toContainText('Not reviewed');
      await office.getByText('Changes in remote.js').click();
      await expect(
        office.locator('ins').filter({ hasText: `"Lighthouses ${version}"` }),
      ).toBeVisible();
      await expectGoodAtEveryWidth(office);
      await decision.getByRole('button', { name: 'Mark as reviewed' }).click();
      await dialog(office).getByRole('button', { name: 'Mark as reviewed' }).click();
      await notice(office, `${version}: marked as reviewed.`);
      await expect(decision).toContainText(adminEmail);
      await office.getByRole('link', { name: 'All versions' }).click();
    }
    await office.setViewportSize({ width: 1280, height: 900 });
  });

  await test.step('a preview link opens it before it is live', async () => {
    await office.goto('/admin/remotes?remote=lighthouses');
    await office.getByRole('button', { name: 'Preview 1.1.0' }).click();
    const link = dialog(office).getByLabel('Link');
    await expect(link).toBeFocused();
    await expectGoodAtEveryWidth(office);
    await office.setViewportSize({ width: 1280, height: 900 });

    await visitor.goto(await link.inputValue());
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Lighthouses 1.1.0');
    const banner = visitor.getByRole('complementary', { name: 'Preview' });
    await expectGoodAtEveryWidth(visitor);
    await expectContrastInTheDark(visitor);
    await banner.getByRole('link', { name: 'End preview' }).click();
    await expect(banner).toHaveCount(0);
    await dialog(office).getByRole('button', { name: 'Done' }).click();
  });

  await test.step('activated, it is live without anything starting again', async () => {
    for (const version of ['1.0.0', '1.1.0']) {
      await office.getByRole('button', { name: `Activate ${version} in production` }).click();
      await dialog(office).getByRole('button', { name: 'Activate' }).click();
      await notice(office, `Lighthouses ${version} is live in production.`);
    }

    await expect(await screenOf(visitor)).toHaveText('Lighthouses 1.1.0');
    const row = office.getByRole('row').filter({ has: office.getByText('1.1.0', { exact: true }) });
    await expect(row).toContainText('CI of the lighthouses (lighthouses)');
    await expectGoodAtEveryWidth(office);
  });

  await test.step('a change by another administrator is reviewed before it is overwritten', async () => {
    await office.setViewportSize({ width: 1280, height: 900 });
    await office.getByRole('button', { name: 'Activate 1.0.0 in production' }).click();
    await request.put('/registry/v1/channels/production/remotes/lighthouses', {
      headers: { authorization: `Bearer ${adminToken}`, 'if-match': '"2"' },
      data: { version: '1.1.0' },
    });
    await dialog(office).getByRole('button', { name: 'Activate' }).click();

    await expect(dialog(office).getByRole('alert')).toContainText(
      'production is at revision 3 and has 1.1.0 now',
    );
    await dialog(office).getByRole('button', { name: 'Cancel' }).click();
  });

  await test.step('one whose paths are taken by now is refused with the reason', async () => {
    const other = { ...guide('0.1.0'), name: 'beacons', title: 'Beacons' };
    const early = { ...other, path: '/beacons' };
    const itsToken = await makeToken(office, 'beacons', 'CI of the beacons');
    await published(request, early, itsToken);
    // Published while the path was free; another took it before this one went live.
    const squatter = { ...guide('1.2.0'), path: '/beacons' };
    await published(request, squatter, token);
    await request.put('/registry/v1/channels/production/remotes/lighthouses', {
      headers: { authorization: `Bearer ${token}`, 'if-match': '"3"' },
      data: { version: '1.2.0' },
    });

    await office.goto('/admin/remotes?remote=beacons');
    await office.getByRole('button', { name: 'Activate 0.1.0 in production' }).click();
    await dialog(office).getByRole('button', { name: 'Activate' }).click();

    await expect(dialog(office).getByRole('alert')).toContainText(
      '/beacons clashes with /beacons of lighthouses.',
    );
  });

  await test.step('a locked channel takes nothing new, and goes back all the same', async () => {
    await office.goto('/admin/remotes');
    await office.getByRole('button', { name: 'Lock production' }).click();
    await dialog(office).getByLabel('Reason').fill('Bank holiday');
    await dialog(office).getByRole('button', { name: 'Lock' }).click();
    await expect(office.getByRole('region', { name: 'Production' })).toContainText('Bank holiday');
    const refused = await request.put('/registry/v1/channels/production/remotes/lighthouses', {
      headers: { authorization: `Bearer ${token}`, 'if-match': '"4"' },
      data: { version: '1.0.0' },
    });
    expect(refused.status()).toBe(409);

    await office.getByRole('button', { name: 'Roll back Lighthouses in production' }).click();
    await dialog(office).getByLabel('Reason').fill('Nothing shows');
    await dialog(office).getByRole('button', { name: 'Roll back' }).click();
    await notice(office, 'Lighthouses 1.1.0 is live in production.');
    await expect(await screenOf(visitor)).toHaveText('Lighthouses 1.1.0');

    await office.getByRole('button', { name: 'Roll back Lighthouses in production' }).click();
    await dialog(office).getByLabel('Roll back to').selectOption('1.0.0');
    await dialog(office).getByRole('button', { name: 'Roll back' }).click();
    await notice(office, 'Lighthouses 1.0.0 is live in production.');
    await expect(await screenOf(visitor)).toHaveText('Lighthouses 1.0.0');

    await office.getByRole('button', { name: 'Unlock production' }).click();
    await dialog(office).getByRole('button', { name: 'Unlock' }).click();
    await expect(office.getByRole('region', { name: 'Production' })).toContainText('Open');
    await expectGoodAtEveryWidth(office);
    await office.setViewportSize({ width: 1280, height: 900 });
  });

  await test.step('the history has every step and no refused one', async () => {
    await office.getByRole('link', { name: 'History', exact: true }).click();
    const rows = office.getByRole('row');
    await expect(rows).toHaveCount(1 + 6);
    await expect(rows.nth(1)).toContainText('1.1.0 →  to 1.0.0');
    await expect(rows.nth(2)).toContainText('Nothing shows');
    await expectGoodAtEveryWidth(office);
    await office.setViewportSize({ width: 1280, height: 900 });
  });

  await test.step('a version that is taken down disappears with its files', async () => {
    const files = await visitor.evaluate(() =>
      performance.getEntriesByType('resource').map(({ name }) => name),
    );
    const file = files.find((name) => name.includes('/_r/lighthouses/')) ?? '';
    expect((await request.get(file)).status()).toBe(200);
    await office.goto('/admin/remotes?remote=lighthouses');
    await office.getByRole('button', { name: 'Availability of 1.0.0' }).click();
    await dialog(office).getByLabel('Decision').selectOption('taken down');
    await dialog(office).getByLabel('Reason').fill('It asks visitors for passwords');

    await dialog(office).getByRole('button', { name: 'Save' }).click();

    await notice(
      office,
      'Lighthouses 1.0.0: Taken down. Lighthouses is no longer live in production, because it had no earlier version.',
    );
    for (const address of [file, '/lighthouses'])
      expect((await request.get(address)).status(), address).toBe(404);
    const row = office.getByRole('row').filter({ has: office.getByText('1.0.0', { exact: true }) });
    await expect(row).toContainText('It asks visitors for passwords');
    await expect(row.getByRole('button', { name: 'Activate' })).toHaveCount(0);
  });

  await test.step('a revoked token publishes nothing more', async () => {
    await office.goto('/admin/remotes?view=history');

    await office.getByRole('link', { name: 'Deploy tokens' }).click();
    const button = { name: 'Revoke CI of the lighthouses' };
    await office.getByRole('button', button).click();
    await dialog(office).getByRole('button', { name: 'Revoke' }).click();
    await notice(office, '“CI of the lighthouses” is revoked.');
    await expect(office.getByRole('button', button)).toHaveCount(0);
    await expectGoodAtEveryWidth(office);

    expect((await publish(request, guide('1.3.0'), token)).status()).toBe(401);
  });

  // The browser logs refused requests; nothing else failed.
  expect(consoleErrors.splice(0).filter((text) => !/status of 4(12|22)/.test(text))).toEqual([]);
});

test('by keyboard alone: from the list to a token and back', async ({ office }) => {
  await office.goto('/admin/remotes?view=tokens');
  const opener = office.getByRole('button', { name: 'New token' });
  await opener.focus();
  await office.keyboard.press('Enter');

  const form = dialog(office);
  await expect(form.getByRole('heading')).toBeFocused();
  await office.keyboard.press('Tab');
  await office.keyboard.press('Tab');
  await office.keyboard.type('capes');
  await office.keyboard.press('Tab');
  await office.keyboard.type('Capes and headlands');
  await office.keyboard.press('Tab');
  await office.keyboard.type('Laptop');
  await office.keyboard.press('Enter');

  await expect(form.getByLabel('Deploy token')).toBeFocused();
  await expect(form.getByLabel('Deploy token')).toHaveValue(/^lfdeploy_/);
  await office.keyboard.press('Escape');
  await expect(opener).toBeFocused();
  await expect(office.getByRole('rowheader', { name: 'Laptop' })).toBeVisible();
});

test('on a phone the views are in one line, which follows the current one and the focus', async ({
  office,
}) => {
  await office.setViewportSize({ width: 390, height: 844 });
  await office.goto('/admin/remotes?view=keys');
  const links = office.getByRole('navigation', { name: 'Views' }).getByRole('link');
  const isWholeInSight = { ratio: 0.99 };

  await expect(links.last()).toHaveAttribute('aria-current', 'page');
  await expect(links.last()).toBeInViewport(isWholeInSight);
  await expect(links.first()).not.toBeInViewport();
  const tops = await links.evaluateAll((each) =>
    each.map((link) => link.getBoundingClientRect().top),
  );
  expect(new Set(tops).size, 'lines').toBe(1);

  await links.last().focus();
  for (let left = await links.count(); left > 1; left--) await office.keyboard.press('Shift+Tab');
  await expect(links.first()).toBeFocused();
  await expect(links.first()).toBeInViewport(isWholeInSight);

  await office.keyboard.press('Enter');
  await expect(office).toHaveURL(/\/admin\/remotes$/);
  await expect(office.getByRole('heading', { level: 1 })).toBeFocused();
});
