import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { testOnIsolatedSite } from './admin/isolated-site.ts';
import { anOffer, bookingBody } from './offers.ts';
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

const onIsolatedSite = testOnIsolatedSite();

onIsolatedSite(
  'each link of a customer’s mails leads to their booking, or to the price that the mail names',
  async ({ page, request, isolatedSite, sql }) => {
    const offer = await anOffer(isolatedSite.url);
    await request.post('/api/booking', { data: bookingBody(offer) });
    for (const [tripType, from, to, travelClass] of [
      ['one-way', 'London', 'Dublin', 'economy'],
      ['round-trip', 'Manchester', 'Dubai', 'business'],
    ])
      await sql(
        `INSERT INTO bookings.price_alerts (id, email, trip_type, travel_class, "from", "to", last_price_pence, confirmed_at, request_hash)
         VALUES (gen_random_uuid(), 'ada@example.com', $1, $4, $2, $3, 9999999, now(), '')`,
        [tripType, from, to, travelClass],
      );
    await sql(`SELECT bookings_jobs.add_job('check-price-alerts')`);
    const mails = await mailsTo(isolatedSite.dataFolder, 'ada@example.com', 3);
    const links = mails.flatMap((mail) =>
      Array.from(mail.matchAll(/https?:\/\/[^\s>]+/g), ([link]) => ({ mail, link })),
    );
    // The booking's page, then for each alert its way to stop, its search and its page.
    expect(links).toHaveLength(1 + 2 * 3);

    for (const { mail, link } of links) {
      expect(link).toMatch(new RegExp(`^${isolatedSite.url}/`));
      if (link.endsWith('/stop')) continue;
      await page.goto(link);
      const main = page.getByRole('main');
      if (link.includes('/your-booking#'))
        await expect(main).toContainText(/LF-[A-Z\d]{6}/.exec(mail)?.[0] ?? 'A reference');
      else if (link.includes('/price-alert#'))
        await expect(main.getByRole('button', { name: 'Stop and delete it' })).toBeVisible();
      else {
        const [, price = ''] = /dropped to (£[\d,.]+) per/.exec(mail) ?? [];
        await expect(main.getByRole('button', { name: /^Cheapest/ })).toContainText(price);
      }
    }
    for (const { link } of links.filter((each) => each.link.endsWith('/stop')))
      expect((await request.post(link)).status()).toBe(200);
    expect(await sql('SELECT FROM bookings.price_alerts')).toEqual([]);
  },
);

/** The texts of the mails to an address, once there are so many. */
async function mailsTo(dataFolder: string, address: string, count: number): Promise<string[]> {
  const outbox = join(dataFolder, 'outbox');
  let mails: string[] = [];
  await expect(async () => {
    const files = (await readdir(outbox)).filter((name) => name.endsWith('.eml'));
    const texts = await Promise.all(files.map((name) => readFile(join(outbox, name), 'utf8')));
    mails = texts.filter((text) => text.includes(`\nTo: ${address}`));
    expect(mails).toHaveLength(count);
  }).toPass();
  // Quoted-printable: lines that continue end with =, and = itself is =3D.
  return mails.map((mail) => mail.replace(/=\r?\n/g, '').replaceAll('=3D', '='));
}
