import type { APIRequestContext, Page } from '@playwright/test';
import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import { expect, expectAccessible, expectContrastInTheDark, test } from './site.ts';
import { resultsAddress } from './trips.ts';

interface Screen {
  name: string;
  heading: string | RegExp;
  address(api: APIRequestContext): Promise<string> | string;
  status?: number;
  /** Where search engines keep the page, when it is one for them. */
  canonical?: string;
}

const firstId = async (api: APIRequestContext, list: string): Promise<string> =>
  (await (await api.get(list)).json())[0]._id;

const screens: Screen[] = [
  { name: 'home', heading: /./, address: () => '/home', canonical: '/home' },
  {
    name: 'results',
    heading: 'Flights from London to Dublin',
    address: () => resultsAddress({ from: 'London', to: 'Dublin' }),
    canonical: '/search',
  },
  {
    name: 'deals',
    heading: 'Flight deals from the UK',
    address: () => '/deals',
    canonical: '/deals',
  },
  {
    name: 'a region',
    heading: 'Destinations Gallery',
    address: async (api) => `/countries/${await firstId(api, '/api/region')}`,
  },
  {
    name: 'airlines',
    heading: 'Our Partner Airlines',
    address: () => '/flight',
    canonical: '/flight',
  },
  {
    name: 'an airline',
    heading: /./,
    address: async (api) => `/flight/${await firstId(api, '/api/airline/')}`,
  },
  { name: 'about', heading: /^About/, address: () => '/about', canonical: '/about' },
  { name: 'pay later', heading: /./, address: () => '/paylater', canonical: '/paylater' },
  { name: 'contact', heading: 'Contact us', address: () => '/contact', canonical: '/contact' },
  { name: 'privacy', heading: /^Privacy/, address: () => '/privacy', canonical: '/privacy' },
  { name: 'terms', heading: /^Terms/, address: () => '/terms', canonical: '/terms' },
  { name: 'a booking', heading: 'Your booking', address: () => '/your-booking' },
  { name: 'error', heading: 'Oops, something went wrong!', address: () => '/error' },
  {
    name: 'not found',
    heading: 'We can’t find that page',
    address: () => '/no-such-page',
    status: 404,
  },
  {
    name: 'an airline that is not there',
    heading: 'We can’t find that airline',
    address: () => '/flight/00000000-0000-7000-8000-000000000000',
    status: 404,
  },
  {
    name: 'a region that is not there',
    heading: 'We can’t find that region',
    address: () => '/countries/nowhere',
    status: 404,
  },
];

const metaDescription = (page: Page) =>
  page.locator('meta[name="description"]').getAttribute('content');

async function expectNothingScrollsSideways(page: Page) {
  const { inside, whole } = await page.evaluate(() => ({
    inside: document.documentElement.clientWidth,
    whole: document.documentElement.scrollWidth,
  }));
  expect(whole, 'the width of the content').toBeLessThanOrEqual(inside);
}

for (const { name, heading, address, status = 200, canonical } of screens)
  test(`${name}: one heading, its own head, landmarks, no other origin, accessible at every width in both schemes (§2)`, async ({
    page,
    request,
    consoleErrors,
  }) => {
    test.slow();
    // The search pop-up that opens automatically is a separate state.
    await page.addInitScript(() => sessionStorage.setItem('searchPopUpShown', 'yes'));
    const origins = new Set<string>();
    page.on('request', (each) => {
      const { origin, protocol } = new URL(each.url());
      if (protocol.startsWith('http')) origins.add(origin);
    });

    const response = await page.goto(await address(request));

    expect(response?.status()).toBe(status);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await expect(page).toHaveTitle(/\S.* · Larkfare|Larkfare/);
    expect((await metaDescription(page))?.length).toBeGreaterThan(15);
    const canonicals = page.locator('link[rel="canonical"]');
    if (canonical) {
      await expect(canonicals).toHaveCount(1);
      expect(new URL((await canonicals.getAttribute('href')) ?? '').pathname).toBe(canonical);
    }
    await expect(page.getByRole('main')).toHaveCount(1);
    await expect(page.getByRole('banner')).toHaveCount(1);
    await expect(page.getByRole('status').filter({ hasText: /^Loading/ })).toHaveCount(0);

    await expectAccessible(page);
    await expectContrastInTheDark(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await expectAccessible(page);
    await page.setViewportSize({ width: 320, height: 640 });
    await expectNothingScrollsSideways(page);

    expect([...origins]).toEqual([new URL(page.url()).origin]);
    if (status === 404) consoleErrors.length = 0; // The browser notes the page's own status.
  });

test('no two pages share a title or a description', async ({ page, request }) => {
  const heads = new Map<string, string>();
  for (const { name, address, status } of screens.filter(({ status = 200 }) => status === 200)) {
    const html = await (await request.get(await address(request))).text();
    const head = /<title>(.*?)<\/title>.*?<meta name="description" content="(.*?)"/s.exec(html);
    expect(
      head,
      `${name} (${status ?? 200}) has a title and a description in its HTML`,
    ).toBeTruthy();
    for (const text of head?.slice(1) ?? []) {
      expect(heads.get(text), `${name} and another page: ${text}`).toBeUndefined();
      heads.set(text, name);
    }
  }
  await page.goto('/error'); // Keeps the console's fixture content.
});

/** Rules of style that the specification of HTML does not have are off. */
const validator = new HtmlValidate(
  new StaticConfigLoader({
    extends: ['html-validate:standard'],
    rules: { 'no-inline-style': 'off', 'long-title': 'off' },
  }),
);

test('the HTML of each page is valid', async ({ request }) => {
  for (const { name, address } of screens) {
    const html = await (await request.get(await address(request))).text();
    const { results } = await validator.validateString(html);
    const problems = results.flatMap(({ messages }) =>
      messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
    );
    expect([...new Set(problems)], name).toEqual([]);
  }
});

test('the first screen’s words are in the HTML that is sent', async ({ request }) => {
  for (const { name, heading, address } of screens) {
    const html = await (await request.get(await address(request))).text();
    const [, text = ''] = /<h1[^>]*>(.*?)<\/h1>/s.exec(html) ?? [];
    expect(text.replaceAll(/<[^>]*>/g, ''), name).toMatch(heading);
  }
});

test('after a change of page its heading has the focus and the title is its own', async ({
  page,
}) => {
  await page.goto('/about');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click();

  await expect(page.getByRole('heading', { level: 1, name: /^Privacy/ })).toBeFocused();
  await expect(page).toHaveTitle(/Privacy/);
  expect(
    new URL((await page.locator('link[rel="canonical"]').getAttribute('href')) ?? '').pathname,
  ).toBe('/privacy');
});

test('the code and the data of an airline’s page are fetched before the click on a link to it', async ({
  page,
}) => {
  const requested: string[] = [];
  page.on('request', (request) => {
    if (/airline-route\.js|operationName=/.test(request.url())) requested.push(request.url());
  });
  await page.goto('/flight');
  const link = page.getByRole('main').getByRole('link', { name: 'Aer Lingus' });
  expect(requested).toEqual([]);

  await link.hover();
  await expect.poll(() => requested).toHaveLength(2);
  expect(requested.join(' ')).toMatch(/airline-route\.js.*operationName=Airline&/);
  await link.click();

  await expect(page.getByRole('heading', { level: 1 })).toContainText('Aer Lingus');
  expect(requested).toHaveLength(2);
});

test('an address that is typed starts at its top; Back leads to where the page before was left', async ({
  page,
}) => {
  const scrolled = () => page.evaluate(() => scrollY);
  await page.goto('/terms');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.evaluate(() => scrollTo(0, 1500));
  await expect.poll(scrolled).toBe(1500);

  await page.goto('/privacy');
  await page.waitForLoadState('networkidle');
  expect(await scrolled()).toBe(0);

  await page.goBack();
  await expect(page).toHaveURL('/terms');
  await expect.poll(scrolled).toBe(1500);
});

test('Go Back on the error page leads to where one came from, else to the start (§2)', async ({
  page,
}) => {
  await page.goto('/error');
  await page.getByRole('button', { name: 'Go Back' }).click();
  await expect(page).toHaveURL('/home');
});
