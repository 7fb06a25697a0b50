import { createServer, type AddressInfo } from 'node:net';
import { once } from 'node:events';
import { startSite, type SiteProcess } from '@larkfare/test-servers';
import type { Page } from '@playwright/test';
import { ownTeam } from '../../own-remote.ts';
import { adminEmail, adminPassword, expect, signIn, test } from './office.ts';

let site: SiteProcess;
let visitors: string;
let office: string;

test.beforeAll(async () => {
  const port = await aFreePort();
  visitors = `http://localhost:${port}`;
  office = `http://127.0.0.1:${port}`;
  site = await startSite({
    env: {
      PORT: String(port),
      HOST: '127.0.0.1',
      SITE_URL: visitors,
      ADMIN_ORIGIN: office,
      ADMIN_PASSWORD: adminPassword,
    },
  });
});
test.afterAll(() => site.stop());

async function aFreePort(): Promise<number> {
  const server = createServer().listen(0);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}

const storedToken = (page: Page) => page.evaluate(() => localStorage.getItem('adminToken'));

/** The status that a script of the page receives when it requests bookings with this token. */
const statusFor = (page: Page, url: string, token: string) =>
  page.evaluate(
    async ([address, authorization]) => {
      try {
        const headers = { authorization };
        const response = await fetch(address, { headers, credentials: 'include' });
        return response.status;
      } catch {
        return 'not answered';
      }
    },
    [`${url}/api/booking/filter`, `Bearer ${token}`] as const,
  );

test('the back office works on a separate origin, and its token is never on the visitors’ one', async ({
  page,
  context,
  consoleErrors,
}) => {
  await page.goto(`${visitors}/admin/bookings`);
  expect(new URL(page.url()).origin).toBe(office);
  await signIn(page);
  await expect.poll(() => storedToken(page)).not.toBeNull();
  await page.goto(`${office}/admin/bookings`);
  await expect(page.getByRole('heading', { level: 1, name: 'Booking Management' })).toBeVisible();
  const token = (await storedToken(page)) ?? '';
  expect(await statusFor(page, office, token)).toBe(200);

  await page.goto(`${office}/home`);

  expect(page.url()).toBe(`${visitors}/home`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await storedToken(page)).toBeNull();
  const cookies = await context.cookies(visitors);
  expect(cookies.filter(({ name }) => /session/i.test(name))).toEqual([]);
  // Even a token that has leaked is worth nothing to a script of this page.
  expect(await statusFor(page, visitors, token)).toBe(401);
  expect(await statusFor(page, office, token)).toBe('not answered');
  const signingIn = await page.evaluate(
    async () => (await fetch('/api/auth/login', { method: 'POST' })).status,
  );
  expect(signingIn).toBe(404);
  consoleErrors.length = 0; // Each refusal is logged there.
});

test('a published back office is previewed, live and rolled back on its origin alone, by an administrator', async ({
  page,
  context,
}) => {
  const login = await fetch(`${office}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: adminEmail, password: adminPassword }),
  });
  const { token: adminToken }: { token: string } = await login.json();
  const team = await ownTeam({ remote: 'admin', site: visitors, office, adminToken });
  const heading = page.getByRole('heading', { level: 1 });
  const shows = async (text: string) =>
    expect(async () => {
      await page.goto(`${office}/admin/bookings`);
      await expect(heading).toHaveText(text, { timeout: 3000 });
    }).toPass();
  await team.publish('1.0.0', ['Booking Management', 'Published Bookings']);
  await team.review('1.0.0');
  for (const command of ['activate', 'preview'])
    expect((await team.call([command])).output).toContain('Administrators decide');

  const { output } = await team.callAsOffice('preview');
  const [link = ''] = /http\S+/.exec(output) ?? [];
  await page.goto(link.replace(office, visitors));
  await signIn(page);
  await expect.poll(() => storedToken(page)).not.toBeNull();
  await shows('Published Bookings');
  const previews = (await context.cookies()).filter(({ name }) => name === 'preview');
  expect(previews.map(({ domain }) => domain)).toEqual([new URL(office).hostname]);
  await page.getByRole('link', { name: 'End preview' }).click();
  // /admin leads on to the dashboard.
  await expect(page).toHaveURL(new RegExp(`^${office}/admin(/dashboard)?$`));
  await shows('Booking Management');

  expect(await team.callAsOffice('activate')).toMatchObject({ code: 0 });
  await shows('Published Bookings');
  await page.goto(`${visitors}/home`);
  expect(await page.locator('#page-data').textContent()).not.toContain('"1.0.0"');
  expect(await team.callAsOffice('rollback')).toMatchObject({ code: 0 });

  await shows('Booking Management');
  team.removeFolders();
});
