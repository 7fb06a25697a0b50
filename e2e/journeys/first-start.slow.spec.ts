import { startSite, type SiteProcess } from '@larkfare/test-servers';
import { adminPassword } from '../start-site.ts';
import { expect, test } from './site.ts';

const env = { DEMO_DATA: 'all', ADMIN_PASSWORD: adminPassword };

const liveRemotes = async ({ url }: SiteProcess) => (await fetch(`${url}/_s/snapshot.json`)).text();

async function rollBack({ url }: SiteProcess) {
  const post = async (path: string, body: object, token = '') =>
    fetch(url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify(body),
    });
  const signedIn = await post('/api/auth/login', {
    email: 'admin@larkfare.example',
    password: adminPassword,
  });
  const { token }: { token: string } = await signedIn.json();
  const guide = '/registry/v1/channels/production/remotes/guide';
  const { status } = await post(`${guide}/rollback`, { reason: 'Not for us' }, token);
  if (status !== 200) throw new Error(`The rollback returned ${status}.`);
}

test('the first start shows the guide from the registry in its slots, and no later start brings it back', async ({
  page,
}) => {
  await page.addInitScript(() => sessionStorage.setItem('searchPopUpShown', 'yes'));
  const site = await startSite({ env });
  await page.goto(`${site.url}/home`);
  const section = page.locator('[data-slot="home-section"]');
  await expect(section.getByRole('heading')).toBeVisible();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Guide' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Destination guide' })).toBeVisible();
  await expect(page.locator('iframe')).toHaveCount(0);

  await page.close(); // It reports until then.

  await rollBack(site);
  await site.stop({ keepData: true });
  const again = await startSite({ env, dataFolder: site.dataFolder });
  expect(await liveRemotes(again)).not.toContain('"guide"');
  await again.stop();
});
