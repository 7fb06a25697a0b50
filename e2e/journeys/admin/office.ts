import type { Page } from '@playwright/test';
import { adminPassword } from '../../start-site.ts';
import { expect, expectAccessible, test as base } from '../site.ts';

export const adminEmail = 'admin@larkfare.example';
export { adminPassword, expect, expectAccessible };

/** Phone, tablet and laptop. */
const widths = [390, 768, 1280] as const;

interface OfficeFixtures {
  /** A page whose browser is signed in; nothing is loaded yet: `await office.goto("/admin/regions")`. */
  office: Page;
  /** A second browser that is signed in. */
  otherOffice: Page;
  /** The bearer token of a separate session, for the REST API. */
  adminToken: string;
}

/** Journeys of the back office. */
export const test = base.extend<OfficeFixtures>({
  adminToken: async ({ request }, use) => {
    const login = await request.post('/api/auth/login', {
      data: { email: adminEmail, password: adminPassword },
    });
    expect(login.status(), 'signing in').toBe(200);
    const { token }: { token: string } = await login.json();
    await use(token);
  },
  office: async ({ page, adminToken }, use) => {
    await page.addInitScript((token) => {
      if (window !== window.top) return; // Sandboxed frames have no storage.
      // Once per browser: a journey that signs out stays signed out.
      if (sessionStorage.getItem('signedIn')) return;
      sessionStorage.setItem('signedIn', 'yes');
      localStorage.setItem('adminToken', token);
    }, adminToken);
    await use(page);
  },
  otherOffice: async ({ browser, baseURL, adminToken }, use) => {
    const context = await browser.newContext({ baseURL });
    await context.addInitScript((token) => localStorage.setItem('adminToken', token), adminToken);
    await use(await context.newPage());
    await context.close();
  },
});

/** Signs in through the screen. */
export async function signIn(
  page: Page,
  password = adminPassword,
  email = adminEmail,
): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

/**
 * Nothing hangs over the side of the screen at any of the three widths, and axe finds nothing on a phone or a laptop.
 * A page with a sticky foot is as high as the screen, because axe refuses covered fields.
 */
export async function expectGoodAtEveryWidth(page: Page, height = 900): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height });
    const overhang = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overhang, `pixels beyond the screen at ${width}`).toBeLessThanOrEqual(0);
    if (width !== 768) await expectAccessible(page); // A tablet has the layout of one of the others.
  }
}
