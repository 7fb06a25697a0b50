import { expect, test } from './site.ts';
import { resultsAddress } from './trips.ts';

interface StructuredData {
  '@type': string;
  [key: string]: unknown;
}

const structuredData = (html: string): StructuredData[] =>
  [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/g)].map(([, json]) =>
    JSON.parse(json ?? ''),
  );
const content = (html: string, property: string) =>
  new RegExp(`<meta (?:property|name)="${property}" content="([^"]*)">`).exec(html)?.[1];

test('every page of the sitemap exists, is indexed, and names the listed address as canonical', async ({
  request,
  baseURL,
}) => {
  test.slow();
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const listed = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, loc]) => loc ?? '');
  const regions = await (await request.get('/api/region')).json();
  const airlines = await (await request.get('/api/airline/')).json();
  expect(listed).toHaveLength(9 + regions.length + airlines.length);

  const oneOfEach = [...listed.slice(0, 9), listed[9] ?? '', listed.at(-1) ?? ''];
  for (const address of oneOfEach) {
    const answer = await request.get(address);
    const html = await answer.text();
    expect([address, answer.status()]).toEqual([address, 200]);
    expect(content(html, 'robots')).toBe('index, follow');
    expect(html).toContain(`<link rel="canonical" href="${address}">`);
    expect(content(html, 'og:url')).toBe(address);
    expect(content(html, 'og:image')).toMatch(new RegExp(`^${baseURL}/`));
    expect(html).toMatch(/<h1[ >]/);
  }
});

test('pages describe their subject in data: the agency, the way there, airline, places and questions', async ({
  request,
}) => {
  const [region] = await (await request.get('/api/region')).json();
  const [airline] = await (await request.get('/api/airline/')).json();
  const kinds = async (path: string) =>
    structuredData(await (await request.get(path)).text()).map((data) => data['@type']);

  expect(await kinds('/home')).toEqual(['TravelAgency', 'FAQPage']);
  expect(await kinds('/deals')).toEqual(['TravelAgency', 'BreadcrumbList', 'AggregateOffer']);
  expect(await kinds(`/flight/${airline._id}`)).toEqual([
    'TravelAgency',
    'BreadcrumbList',
    'Airline',
    'Offer',
  ]);
  expect(await kinds(`/countries/${region._id}`)).toEqual([
    'TravelAgency',
    'BreadcrumbList',
    'ItemList',
    'AggregateOffer',
  ]);
});

test('a missing page is not found, and nothing of it is indexed', async ({ request }) => {
  const missingId = '00000000-0000-7000-8000-000000000000';
  const missing = ['/no-such-page', `/flight/${missingId}`, '/flight/nonsense', '/flight/%00'];

  for (const path of [...missing, `/countries/${missingId}`, '/countries/nonsense', '/home/more']) {
    const answer = await request.get(path);
    expect([path, answer.status()]).toEqual([path, 404]);
    expect(content(await answer.text(), 'robots')).toBe('noindex');
  }
});

test('robots.txt excludes the back office and the API, and names the sitemap', async ({
  request,
  baseURL,
}) => {
  const robots = await (await request.get('/robots.txt')).text();

  expect(robots).toContain('Disallow: /admin\n');
  expect(robots).toContain('Disallow: /api/\n');
  expect(robots).toContain(`Sitemap: ${baseURL}/sitemap.xml`);
});

test('a shared search and region have a picture with their words', async ({ request }) => {
  const [region] = await (await request.get('/api/region')).json();
  const ends = { from: 'London', to: 'Dublin', tripType: 'one-way' };
  for (const [path, words] of [
    [resultsAddress(ends), /^London to Dublin, from £[\d.,]+ one way, [A-Z][a-z]{2}, /],
    [`/countries/${region._id}`, /^Destinations in .+, from £[\d.,]+ one way from .+, [A-Z]/],
  ] as const) {
    const html = await (await request.get(path)).text();
    expect(content(html, 'og:image:alt')).toMatch(words);

    const picture = await request.get((content(html, 'og:image') ?? '').replaceAll('&amp;', '&'));

    expect(picture.headers()['content-type']).toBe('image/jpeg');
    expect((await picture.body()).length).toBeLessThan(100_000);
  }
});

test('after a change of page nothing in the head is still about the last one', async ({ page }) => {
  await page.goto('/flight');
  await expect(page.locator('head script[data-page]')).toHaveCount(2);

  await page.getByRole('contentinfo').getByRole('link', { name: 'About us' }).click();
  await expect(page).toHaveTitle(/^About us/);

  await expect(page.locator('head script[data-page]')).toHaveCount(0);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/about$/);
  await expect(page.locator('meta[property="og:image"]')).toHaveAttribute(
    'content',
    /share-picture\.png$/,
  );
});
