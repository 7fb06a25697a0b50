import type { Browser, Page } from '@playwright/test';
import { ownTeam } from '../own-remote.ts';
import { expect } from './admin/office.ts';
import { testOnIsolatedSite } from './admin/isolated-site.ts';

const test = testOnIsolatedSite({ TRUSTED_PROXIES: '1', CDN_SECONDS: '60' });
// One channel: one test at a time.
test.describe.configure({ mode: 'serial' });

const own = (page: Page) => page.getByRole('heading', { name: 'Find your flight', exact: true });

const inNetwork = (network: number) => ({ 'x-forwarded-for': `10.0.${network}.1` });

/** A page of a separate visitor. */
async function aVisitor(browser: Browser, { url, network }: { url: string; network: number }) {
  const extraHTTPHeaders = inNetwork(network);
  const context = await browser.newContext({ baseURL: url, extraHTTPHeaders });
  return context.newPage();
}

test('the public site is published, previewed, activated in steps and rolled back by the commands of every team', async ({
  page,
  browser,
  request,
  isolatedSite: { url },
  adminToken,
  office,
}) => {
  const team = await ownTeam({ remote: 'public', site: url, adminToken });
  const html = async () => (await request.get('/about')).text();
  const text = 'Find a published flight';
  const published = (on: Page) => on.getByRole('heading', { name: text, exact: true });

  await team.publish('1.0.0', ['Find your flight', text]);
  for (const command of ['activate', 'preview'])
    expect((await team.call([command])).output).toContain('an administrator reviews');
  await team.review('1.0.0');

  const [link = ''] = /http\S+/.exec((await team.call(['preview'])).output) ?? [];
  await page.goto(link);
  await page.goto('/about');
  await expect(published(page)).toBeVisible();
  expect(await html()).not.toContain(text);
  await page.getByRole('link', { name: 'End preview' }).click();
  await page.goto('/about');
  await expect(own(page)).toBeVisible();

  expect(await team.call(['activate', '--share', '50'])).toMatchObject({ code: 0 });
  const seenBy = async (network: number) => {
    const visitor = await aVisitor(browser, { url, network });
    await visitor.goto('/about');
    const isPublished = await published(visitor).isVisible();
    if (!isPublished) await expect(own(visitor)).toBeVisible();
    await visitor.context().close();
    return isPublished;
  };
  // The network decides without a cookie: one of these is in the half, another is not.
  const networkWith = async (isPublished: boolean): Promise<number> => {
    for (let network = 40; network < 80; network++) {
      const response = await fetch(`${url}/about`, { headers: inNetwork(network) });
      if ((await response.text()).includes(text) === isPublished) return network;
    }
    return 0;
  };
  await expect.poll(() => networkWith(true)).not.toBe(0);
  expect(await seenBy(await networkWith(true))).toBe(true);
  expect(await seenBy(await networkWith(false))).toBe(false);
  await office.goto('/admin/remotes?remote=public');
  const steps = office.getByRole('table', { name: /^Rollouts/ });
  await expect(steps).toContainText('1.0.050% of visitors');
  await expect(steps).toContainText(/1 visitor, \d+ load/);

  expect(await team.call(['activate'])).toMatchObject({ code: 0 });
  await expect.poll(html).toContain(text);
  const kept = (await request.get('/about')).headers()['cache-control'];
  expect(kept).toContain('s-maxage=60');
  await page.goto('/about');
  await expect(published(page)).toBeVisible();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Deals' }).click();
  await expect(page).toHaveURL(/\/deals$/);

  expect(await team.call(['rollback'])).toMatchObject({
    code: 0,
    output: expect.stringContaining(
      'public is the one that came with the site again in production',
    ),
  });
  await expect.poll(html).not.toContain(text);
  await page.goto('/about');
  await expect(own(page)).toBeVisible();
  team.removeFolders();
});

test('a published public site that fails gives way to the one that came with the site, on the page and for all', async ({
  browser,
  request,
  isolatedSite: { url },
  adminToken,
}) => {
  const team = await ownTeam({ remote: 'public', site: url, adminToken });
  const crash =
    '(()=>{if(globalThis.document)throw new Error("Broken");return"Find a broken flight"})()';
  await team.publish('1.0.1', ['"Find your flight"', crash]);
  await team.review('1.0.1');
  await team.call(['activate']);
  const isLive = async () =>
    (await request.get('/registry/v1/channels/production/snapshot')).text();
  for (let network = 10; network < 26; network++)
    await request.get('/about', { headers: inNetwork(network) });
  expect(await isLive()).toContain('1.0.1');

  for (let network = 30; network < 34; network++) {
    const visitor = await aVisitor(browser, { url, network });
    await visitor.goto('/about');
    await expect(own(visitor)).toBeVisible();
    await visitor.context().close();
  }

  await expect.poll(isLive).not.toContain('1.0.1');
  expect((await team.call(['status'])).output).toContain('It failed for 4 of 20 visitors');
  team.removeFolders();
});
