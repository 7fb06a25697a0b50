import type { Page } from '@playwright/test';
import { expect } from './office.ts';
import { testOnIsolatedSite } from './isolated-site.ts';
import { payloads } from './xss-payloads.ts';
import { storePayloads } from './xss-storing.ts';

const test = testOnIsolatedSite({ DEMO_DATA: 'none', TRUSTED_PROXIES: '1' });
test.describe.configure({ mode: 'default' });
test.use({ actionTimeout: 15_000 });

/** The pages that were opened, and everything that must not happen on one. */
const seen: string[] = [];
const wrong: string[] = [];

test.beforeEach(async ({ context, page, isolatedSite }) => {
  page.on('dialog', (dialog) => {
    wrong.push(`${page.url()}: a dialog says ${dialog.message()}`);
    void dialog.dismiss();
  });
  await context.exposeBinding('__ran', (_, what: string) => {
    wrong.push(`${page.url()}: ${what}`);
  });
  await context.addInitScript(() => {
    const { __ran } = window as unknown as { __ran: (what: string) => void };
    Object.defineProperty(window, '__xss', { set: () => __ran('a payload ran') });
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      __ran(`${violatedDirective} was violated by ${blockedURI}`),
    );
    if (window === window.top) sessionStorage.setItem('searchPopUpShown', 'yes');
  });
  context.on('request', (request) => {
    const { origin, protocol } = new URL(request.url());
    // What is in the page itself, such as `data:`, requests nothing.
    if (protocol.startsWith('http') && origin !== new URL(isolatedSite.url).origin)
      wrong.push(`${page.url()}: requested ${request.url()}`);
  });
});

/** Opens a page, opens everything on it that opens, and looks for what a payload could have become. */
async function look(page: Page, path: string) {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
  await page.evaluate(() => {
    document
      .querySelectorAll<HTMLElement>('main button[aria-expanded="false"]:not([aria-haspopup])')
      .forEach((each) => each.click());
    document.querySelectorAll('details').forEach((each) => (each.open = true));
  });
  const live = await page.evaluate(() => {
    const bad = /^[\s\u0000-\u001f]*(javascript|vbscript|data:text)/i;
    const addresses = ['href', 'src', 'action', 'formaction', 'data', 'xlink:href', 'srcdoc'];
    return [...document.querySelectorAll('*')].flatMap((element) =>
      [...element.attributes]
        .filter(
          ({ name, value }) =>
            name.startsWith('on') || (addresses.includes(name) && bad.test(value)),
        )
        .map(({ name, value }) => `<${element.localName} ${name}="${value.slice(0, 60)}">`),
    );
  });
  wrong.push(...live.map((what) => `${path}: ${what}`));
  const unexpected = await page
    .locator('base, object, embed, marquee, math, plaintext, xmp, meta[http-equiv="refresh"]')
    .count();
  if (unexpected > 0) wrong.push(`${path}: ${unexpected} elements that no page of ours has`);
  seen.push(path);
}

const policyOf = async (url: string) =>
  // Each page names its own styles; what may run is the same for all.
  ((await fetch(url)).headers.get('content-security-policy') ?? '').replace(/'sha\d+-[^']+'/g, '#');

test('no payload runs in any field of any page, and the policy of what may run stays as it was', async ({
  office: page,
  request,
  adminToken,
  isolatedSite,
  consoleErrors,
}) => {
  expect(new Set(payloads).size).toBe(payloads.length);
  expect(payloads).toHaveLength(150);
  const policyBefore = await policyOf(`${isolatedSite.url}/privacy`);
  expect(policyBefore).toContain('script-src');

  const stored = await storePayloads(request, adminToken);
  const { airports, airlines, depart, ret } = stored;

  // Every page that shows any of it.
  const hostile = encodeURIComponent(`"><img src=x onerror=window.__xss=1>`);
  const everyAirline = airlines.slice(-3).map((id) => `/flight/${id}`);
  const search = `from_id=${airports[0]}&to_id=${airports[1]}&depart=${depart}&ret=${ret}&tripType=round-trip`;
  const visitors = [
    '/home',
    `/search?${search}`,
    `/search?from=${hostile}&to=${hostile}&airlines=${hostile}&depart=${hostile}`,
    `/search-results?type=${hostile}&from=${hostile}&to=${hostile}&date=${hostile}`,
    '/deals',
    `/countries/${stored.regionId}`,
    `/countries/${hostile}`,
    '/flight',
    ...everyAirline,
    `/flight/${hostile}`,
    '/about',
    '/contact',
    '/privacy',
    '/terms',
    '/paylater',
    '/error',
    `/${hostile}`,
  ];
  const office = [
    'dashboard',
    ...[1, 2, 3].map((number) => `bookings?page=${number}`),
    `bookings?airline=${hostile}&state=${hostile}`,
    ...[1, 2, 3].map((number) => `quotes?page=${number}`),
    ...[1, 2, 3].map((number) => `contact?page=${number}`),
    'regions',
    `country?regionId=${stored.regionId}&regionName=${hostile}`,
    `locations?countryId=${stored.countryId}&countryName=${hostile}`,
    ...[2, 3, 4, 5].map((number) => `locations?page=${number}`),
    `airports?search=${hostile}`,
    ...[1, 2].map((number) => `airports?page=${number}`),
    ...[1, 2, 3, 4].map((number) => `airline?page=${number}`),
    `flight?from=${hostile}&to=${hostile}`,
    'flight',
    `flight/${stored.flightId}`,
    'siteinfo',
    'FAQ',
    'privacy',
    'terms',
    'lateradmin',
    'aboutuslong',
    'changes',
    'security',
    'changeemail',
    'changepassword',
  ].map((path) => `/admin/${path}`);
  for (const path of [...visitors, ...office]) await look(page, path);

  // What opens on a press.
  await page.goto('/admin/FAQ');
  await page.getByRole('button', { name: /^Edit/ }).first().click();
  await page.getByRole('button', { name: /^History/ }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Compare/ })
    .first()
    .click();
  await expect(page.getByRole('dialog').locator('del, ins').first()).toBeVisible();
  await page.goto('/admin/siteinfo');
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await expect(page.locator('main iframe')).toHaveCount(0);

  for (const [field, { stored: count, refused }] of stored.counts)
    expect(count + refused, field).toBe(payloads.length);
  expect(wrong).toEqual([]);
  // A region, an airline and a page that are not there say so with their status.
  expect(consoleErrors.filter((error) => !/status of 404/.test(error))).toEqual([]);
  consoleErrors.length = 0;
  expect(await policyOf(`${isolatedSite.url}/privacy`)).toBe(policyBefore);
});
