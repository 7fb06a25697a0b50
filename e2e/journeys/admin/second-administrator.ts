import type { Browser, Page } from '@playwright/test';

/** A second browser that is signed in, beside the journey's own. */
export async function secondAdministrator(browser: Browser, token: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: process.env.SITE_URL });
  await context.addInitScript((value) => localStorage.setItem('adminToken', value), token);
  return context.newPage();
}
