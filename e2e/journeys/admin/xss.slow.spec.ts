import { expect } from './office.ts';
import { payloads } from './xss-payloads.ts';
import { storePayloads } from './xss-storing.ts';
import { testWithPayloads as test } from './xss-watch.ts';

const policyOf = async (url: string) =>
  // The hashes of styles differ from page to page; the rest of the policy is the same for all.
  ((await fetch(url)).headers.get('content-security-policy') ?? '').replace(/'sha\d+-[^']+'/g, '#');

test('no payload runs in any field of any page, and the policy of what may run stays as it was', async ({
  office: page,
  look,
  request,
  adminToken,
  isolatedSite,
}) => {
  expect(new Set(payloads).size).toBe(payloads.length);
  expect(payloads).toHaveLength(150);
  const policyBefore = await policyOf(`${isolatedSite.url}/privacy`);
  expect(policyBefore).toContain('script-src');

  const stored = await storePayloads(request, adminToken);
  const { airports, airlines, depart, ret } = stored;

  // Every page that shows a payload.
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
  for (const path of [...visitors, ...office]) await look(path);

  // Screens that a click opens.
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
  expect(await policyOf(`${isolatedSite.url}/privacy`)).toBe(policyBefore);
});
