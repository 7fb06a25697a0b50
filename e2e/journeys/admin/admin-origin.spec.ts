import { createServer, type AddressInfo } from 'node:net';
import { once } from 'node:events';
import { startSite, type SiteProcess } from '@larkfare/test-servers';
import type { Page } from '@playwright/test';
import { adminPassword, expect, signIn, test } from './office.ts';

let site: SiteProcess;
let visitors: string;
let office: string;

test.beforeAll(async () => {
  const port = await aFreePort();
  // Browsers look up no name below localhost: each is this machine.
  visitors = `http://www.localhost:${port}`;
  office = `http://office.localhost:${port}`;
  site = await startSite({
    env: {
      PORT: String(port),
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

/** What a script of the page is answered when it asks for bookings with this token. */
const askedBy = (page: Page, url: string, token: string) =>
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

test('the back office works on an origin of its own, and its token is never on the visitors’ one', async ({
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
  expect(await askedBy(page, office, token)).toBe(200);

  await page.goto(`${office}/home`);

  expect(page.url()).toBe(`${visitors}/home`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await storedToken(page)).toBeNull();
  const cookies = await context.cookies(visitors);
  expect(cookies.filter(({ name }) => /session/i.test(name))).toEqual([]);
  // Even a token that has leaked is worth nothing to a script of this page.
  expect(await askedBy(page, visitors, token)).toBe(401);
  expect(await askedBy(page, office, token)).toBe('not answered');
  const signingIn = await page.evaluate(
    async () => (await fetch('/api/auth/login', { method: 'POST' })).status,
  );
  expect(signingIn).toBe(404);
  consoleErrors.length = 0; // Each refusal is logged there.
});
