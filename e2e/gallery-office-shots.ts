import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type { Shot } from './gallery-shots.ts';

/** Where the gallery gets an administrator's token from; without a password the back office is left out. */
export async function tokenOf(url: string, password: string): Promise<string> {
  const email = process.env.ADMIN_EMAIL ?? 'admin@larkfare.example';
  const answer = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  const { token, message } = await answer.json();
  if (!token) throw new Error(`Signing in for the gallery failed: ${message}`);
  return token;
}

interface Route {
  path: string;
  /** Shown without a sign-in. */
  handle?: { isOpen: boolean };
}
const { routes }: { routes: Route[] } = JSON.parse(
  readFileSync(new URL('../remotes/admin/remote.json', import.meta.url), 'utf8'),
);

/** Every page of the back office and its main states. */
export async function officeShotsOf(url: string, token: string): Promise<Shot[]> {
  const signedIn =
    (open: (page: Page) => Promise<unknown>): Shot['open'] =>
    async (page) => {
      await page.addInitScript((value) => localStorage.setItem('adminToken', value), token);
      await open(page);
    };
  const at = (name: string, path: string): Shot => ({
    name: `office-${name}`,
    open: signedIn(async (page) => {
      await page.goto(path);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await page.waitForLoadState('networkidle');
    }),
  });
  const after = (name: string, path: string, act: (page: Page) => Promise<unknown>): Shot => ({
    name: `office-${name}`,
    open: signedIn(async (page) => {
      await at(name, path).open(page);
      await act(page);
    }),
  });
  const press = (button: string | RegExp) => (page: Page) =>
    page.getByRole('button', { name: button }).first().click();
  const expand = (page: Page) => page.locator('main button[aria-expanded="false"]').first().click();
  const flights = await (await fetch(`${url}/api/flight/filter?from=LHR&to=DUB`)).json();

  return [
    { name: 'office-sign-in', open: async (page) => void (await page.goto('/admin')) },
    ...routes
      .filter(({ path, handle }) => !handle?.isOpen && !path.includes(':'))
      .map(({ path }) => at(path.slice('/admin/'.length), path)),
    after('booking-open', '/admin/bookings', expand),
    after('booking-edit', '/admin/bookings', press(/edit/i)),
    after('booking-delete', '/admin/bookings', press(/delete/i)),
    after('region-edit', '/admin/regions', press(/edit/i)),
    after('location-add', '/admin/locations', press(/add/i)),
    after('airline-add', '/admin/airline', press(/add/i)),
    at('flight-detail', `/admin/flight/${flights.results[0].flightId}`),
    after('quote-open', '/admin/quotes', expand),
    after('contact-open', '/admin/contact', expand),
    after('site-information-edit', '/admin/siteinfo', press(/edit/i)),
    after('remotes-lock', '/admin/remotes', press(/lock/i)),
    at('remotes-history', '/admin/remotes?view=history'),
    at('remotes-tokens', '/admin/remotes?view=tokens'),
    after('remotes-new-token', '/admin/remotes?view=tokens', press('New token')),
  ];
}
