import type { Locator, Page } from '@playwright/test';
import { expect, test } from './site.ts';

/** A place that is offered with a price, and the link that leads to its flights. */
interface Offered {
  name: string;
  price: string;
  from: string;
  month: string;
  link: string;
}

const lowestPrice = /from (£[\d,]+\.\d\d) one way from ([^,]+), (\w{3})/;

async function offeredBy(tile: Locator, linkOf: Locator): Promise<Offered> {
  const text = (await tile.innerText()).replace(/\s+/g, ' ');
  const link = (await linkOf.getAttribute('href')) ?? '';
  const name = new URL(link, 'http://site').searchParams.get('to') ?? '';
  expect(text).toContain(name);
  const [, price = `no price in ${text}`, from = '', month = ''] = lowestPrice.exec(text) ?? [];
  return { name, price, from, month, link };
}

const offeredOnTheHomePage = async (page: Page): Promise<Offered[]> => {
  const tiles = page.getByRole('list', { name: 'popular destinations' }).getByRole('listitem');
  const offered: Offered[] = [];
  for (const tile of (await tiles.all()).slice(0, 4)) {
    await tile.getByRole('button').click();
    offered.push(await offeredBy(tile, tile.getByRole('link')));
  }
  return offered;
};
const offeredByDealsTeaser = async (page: Page): Promise<Offered[]> => {
  const cards = page.getByRole('region', { name: 'Deals from the UK' }).getByRole('listitem');
  return Promise.all((await cards.all()).map((card) => offeredBy(card, card.getByRole('link'))));
};
const offeredOnTheDealsPage = async (page: Page): Promise<Offered[]> => {
  const cards = (await page.getByRole('article').all()).slice(0, 5);
  return Promise.all(cards.map((card) => offeredBy(card, card.getByRole('link'))));
};

for (const { where, path, read, results } of [
  { where: 'a tile', path: '/home', read: offeredOnTheHomePage, results: '/search' },
  { where: 'a deal', path: '/home', read: offeredByDealsTeaser, results: '/search-results' },
  { where: 'a card', path: '/deals', read: offeredOnTheDealsPage, results: '/search' },
])
  test(`the price of ${where} on ${path} is the first that its link lists, one way, in that month and from that airport (§2)`, async ({
    page,
  }) => {
    await page.addInitScript(() => sessionStorage.setItem('searchPopUpShown', 'yes'));
    await page.goto(path);
    const offered = await read(page);
    expect(offered.length).toBeGreaterThan(2);

    for (const { name, price, from, month, link } of offered)
      await test.step(`${name} from ${price} from ${from}, ${month}`, async () => {
        await page.goto(link);

        expect(new URL(page.url()).pathname).toBe(results);
        await expect(page.getByRole('heading', { level: 1 })).toContainText(`from ${from}`);
        await expect(page.getByRole('heading', { level: 1 })).toContainText(`to ${name}`);
        const first = page.getByRole('article').first();
        await expect(first).toContainText(from);
        const date = await first.locator('time').first().getAttribute('datetime');
        expect(new Date(date ?? '').toLocaleString('en-GB', { month: 'short' })).toMatch(
          new RegExp(`^${month}`),
        );
        await expect(first.locator('data').last()).toHaveText(price);
        await expect(first.getByRole('group')).toHaveCount(1); // There is no way back.
        await expect(page.getByRole('list', { name: 'Your search' })).toContainText('One way');
      });
  });
