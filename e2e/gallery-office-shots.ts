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
    at('dashboard', '/admin/dashboard'),
    at('bookings', '/admin/bookings'),
    after('booking-open', '/admin/bookings', expand),
    after('booking-edit', '/admin/bookings', press(/edit/i)),
    after('booking-delete', '/admin/bookings', press(/delete/i)),
    at('regions', '/admin/regions'),
    after('region-edit', '/admin/regions', press(/edit/i)),
    at('countries', '/admin/country'),
    at('locations', '/admin/locations'),
    after('location-add', '/admin/locations', press(/add/i)),
    at('airports', '/admin/airports'),
    at('airlines', '/admin/airline'),
    after('airline-add', '/admin/airline', press(/add/i)),
    at('flights', '/admin/flight'),
    at('flight', `/admin/flight/${flights.results[0].flightId}`),
    at('quotes', '/admin/quotes'),
    after('quote-open', '/admin/quotes', expand),
    at('contacts', '/admin/contact'),
    after('contact-open', '/admin/contact', expand),
    at('site-information', '/admin/siteinfo'),
    after('site-information-edit', '/admin/siteinfo', press(/edit/i)),
    at('privacy', '/admin/privacy'),
    at('terms', '/admin/terms'),
    at('faq', '/admin/FAQ'),
    at('pay-later', '/admin/lateradmin'),
    at('about', '/admin/aboutuslong'),
    at('changes', '/admin/changes'),
    at('remotes', '/admin/remotes'),
    after('remotes-lock', '/admin/remotes', press(/lock/i)),
    at('remotes-history', '/admin/remotes?view=history'),
    at('remotes-tokens', '/admin/remotes?view=tokens'),
    after('remotes-new-token', '/admin/remotes?view=tokens', press('New token')),
    at('security', '/admin/security'),
    at('change-email', '/admin/changeemail'),
    at('change-password', '/admin/changepassword'),
  ];
}
