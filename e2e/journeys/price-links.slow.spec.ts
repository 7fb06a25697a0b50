import { expect, test } from './site.ts';

const linksAtLeast = 500;
/** An airline's price is from any airport. */
const advertised = /from £([\d,.]+) one way(?: from ([^,]+))?, (\w{3})/i;
const airlinePages = 15;

test(`${linksAtLeast} advertised prices are the first that their links list, from that airport and in that month`, async ({
  page,
  request,
}) => {
  test.setTimeout(600_000);
  const advertisements = new Map<string, string>();
  const collect = async (path: string) => {
    await page.goto(path);
    // A point of the map has the price of its link in the list, without airport and month.
    const links = await page
      .locator('main a[href*="sort=price"]:not(svg a)')
      .evaluateAll((each) =>
        each.map((link) => [
          link.getAttribute('href') ?? '',
          (link.closest('article, li') ?? link).textContent.replace(/\s+/g, ' '),
        ]),
      );
    for (const [href = '', text = ''] of links)
      advertisements.set(`${href} ${advertised.exec(text)?.[0] ?? text}`, href);
  };
  const regions: { _id: string }[] = await (await request.get('/api/region')).json();
  const airlines: { _id: string }[] = await (await request.get('/api/airline/')).json();
  for (const path of [
    '/home',
    '/deals',
    ...regions.map(({ _id }) => `/countries/${_id}`),
    ...airlines.slice(0, airlinePages).map(({ _id }) => `/flight/${_id}`),
  ])
    await collect(path);
  await page.goto('/explore');
  const airports = await page
    .getByLabel('From')
    .locator('option')
    .evaluateAll((options) => options.map((option) => option.getAttribute('value') ?? ''));
  for (const id of airports)
    if (advertisements.size < linksAtLeast) await collect(`/explore?from=${id}`);
  expect(advertisements.size).toBeGreaterThanOrEqual(linksAtLeast);

  // One after another: the server leaves pages to the browser while it is busy.
  for (const [advertisement, href] of advertisements) {
    const [, pounds, from = '', month] = advertised.exec(advertisement) ?? [];
    const [, first = ''] = (await (await request.get(href)).text()).split('<article');
    const [offer = ''] = first.split('</article');
    const [, pence] = /.*<data[^>]* value="(\d+)"/s.exec(offer) ?? [];
    const [, date = ''] = /dateTime="([\d-]+)"/i.exec(offer) ?? [];
    expect({
      advertisement,
      price: Number(pence) / 100,
      isFrom: offer.includes(from),
      isOneWay: !offer.includes('Return'),
      month: new Date(date).toLocaleString('en-GB', { month: 'short' }).slice(0, 3),
    }).toEqual({
      advertisement,
      price: Number(pounds?.replaceAll(',', '')),
      isFrom: true,
      isOneWay: true,
      month,
    });
  }
});
