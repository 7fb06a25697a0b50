import { toEnGb } from '@larkfare/london-dates';
import { failOperation, holdResponses, onOperation } from '../graphql-traffic.ts';
import { expect, expectAccessible, test } from '../site.ts';
import { depart, resultsAddress } from '../trips.ts';
import { cards, changeMonth, finalPrices, listFollowed, sortBy } from './results-page.ts';

test.describe('the list', () => {
  test('25 placeholder cards stand in while flights are on their way (§2, §9)', async ({
    page,
  }) => {
    await page.goto(resultsAddress({ from: 'London' }));
    const letGo = await holdResponses(page, 'FlightSearch');

    await changeMonth(page);

    await expect(page.getByTestId('flight-placeholder')).toHaveCount(25);
    await expect(cards(page)).toHaveCount(0);
    letGo();
    await expect(cards(page)).toHaveCount(25);
    await expect(page.getByTestId('flight-placeholder')).toHaveCount(0);
  });

  test('a loading list is accessible', async ({ page }) => {
    await page.goto(resultsAddress({ from: 'London' }));
    await holdResponses(page, 'FlightSearch');

    await changeMonth(page);

    await expect(page.getByTestId('flight-placeholder')).toHaveCount(25);
    await expectAccessible(page);
  });

  for (const width of [390, 1280])
    test(`a changed order keeps the old list in its place until the new one is there, at ${width}`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 844 });
      await page.goto(resultsAddress({ from: 'London' }));
      const list = page.locator('article');
      const place = () => list.nth(2).boundingBox();
      const prices = () => list.locator('data').allInnerTexts();
      await expect(list).toHaveCount(25);
      const before = [await place(), await prices()];
      const letGo = await holdResponses(page, 'FlightSearch');

      await page.getByRole('button', { name: 'Quickest' }).click();
      await expect(page.getByRole('heading', { name: 'Looking for flights…' })).toBeVisible();
      expect([await place(), await prices()]).toEqual(before);
      await expectAccessible(page);

      letGo();
      await listFollowed(page);
      expect(await place()).toEqual(before[0]);
      expect(await prices()).not.toEqual(before[1]);
    });

  test('is sorted as chosen, and the order is in the address (§2)', async ({ page }) => {
    await page.goto(resultsAddress({ from: 'London' }));

    await sortBy(page).selectOption({ label: 'Lowest price' });

    await expect(page).toHaveURL(/sort=price/);
    await listFollowed(page);
    await expect(cards(page)).toHaveCount(25);
    const prices = await finalPrices(page);
    expect(prices).toHaveLength(25);
    expect(prices).toEqual(prices.toSorted((one, other) => one - other));
    await page.reload();
    await expect(sortBy(page)).toHaveValue('price');

    await sortBy(page).selectOption({ label: 'Fewest stops' });
    await expect(page).toHaveURL(/sort=stops/);
    await listFollowed(page);
    await expect(cards(page).first().getByText('direct flight').first()).toBeVisible();
  });

  for (const width of [390, 1280])
    test(`an order that is chosen before the page’s code runs is kept, at ${width} px`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 844 });
      const letGo = Promise.withResolvers<void>();
      await page.route('**/*.js', (route) => letGo.promise.then(() => route.continue()));
      await page.goto(resultsAddress({ from: 'London' }), { waitUntil: 'commit' });

      await sortBy(page).selectOption('price');
      letGo.resolve();

      await expect(page).toHaveURL(/sort=price/);
      await listFollowed(page);
      await expect(sortBy(page)).toHaveValue('price');
      const prices = await finalPrices(page);
      expect(prices).toEqual(prices.toSorted((one, other) => one - other));
    });

  for (const width of [390, 1280])
    test(`a click before the page’s code runs is taken and repeated once, at ${width} px`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 844 });
      const letGo = Promise.withResolvers<void>();
      await page.route('**/*.js', (route) => letGo.promise.then(() => route.continue()));
      await page.goto(resultsAddress({ from: 'London' }), { waitUntil: 'commit' });
      const book = page.getByRole('button', { name: 'Book Now' }).first();
      const order = page.getByRole('button', { name: 'Quickest' });

      await order.click();
      await expect(order).toHaveAttribute('aria-busy', 'true');
      await book.click();
      await expect(book).toHaveAttribute('aria-busy', 'true');
      await expect(order).not.toHaveAttribute('aria-busy');
      letGo.resolve();

      await expect(page.getByRole('dialog')).toBeVisible();
      await expectAccessible(page);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toBeHidden();
      await expect(page).not.toHaveURL(/sort=/);
      await expect(book).not.toHaveAttribute('aria-busy');
    });

  test('a failure is shown, empties the list, and a successful retry fills it again (§8)', async ({
    page,
    consoleErrors,
  }) => {
    await page.goto(resultsAddress({ from: 'London' }));
    const restore = await failOperation(page, 'FlightSearch');

    await sortBy(page).selectOption('price');
    await expect(page.getByText('Failed to fetch flights')).toBeVisible();
    await expect(cards(page)).toHaveCount(0);
    await expect(page.getByRole('navigation', { name: 'Pages' })).toHaveCount(0);
    await expectAccessible(page);

    restore();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(cards(page)).toHaveCount(25);
    consoleErrors.length = 0;
  });

  test('pages have Previous, where there is one, and Next; the page is in the address (§2, §4)', async ({
    page,
  }) => {
    await page.goto(resultsAddress({ from: 'London' }));
    const pages = page.getByRole('navigation', { name: 'Pages' });
    await expect(pages).toContainText(/Page 1 of \d+/);
    await expect(pages.getByRole('button', { name: 'Previous' })).toBeDisabled();

    await pages.getByRole('button', { name: 'Next' }).click();
    await expect(page).toHaveURL(/page=2/);
    await expect(pages).toContainText('Page 2 of');
    await page.goBack();
    await expect(pages).toContainText('Page 1 of');

    const last = /of ([\d,]+)/.exec(await pages.innerText())?.[1]?.replace(',', '') ?? '';
    await page.goto(resultsAddress({ from: 'London', page: last }));
    await expect(pages.getByRole('button', { name: 'Next' })).toBeDisabled();

    await page.goto(resultsAddress({ from: 'LHR', to: 'DUB' }));
    await expect(cards(page).first()).toBeVisible();
    await expect(pages).toHaveCount(0); // One page needs no turning.
  });

  test('the next page is fetched when the pager comes near, and is there at the click', async ({
    page,
  }) => {
    const pagesRequested: number[] = [];
    await onOperation(page, 'FlightSearch', async (route, { variables }) => {
      pagesRequested.push((variables?.input as { page: number }).page);
      await route.fallback();
    });
    await page.goto(resultsAddress({ from: 'London' }));
    const pages = page.getByRole('navigation', { name: 'Pages' });
    await expect(cards(page)).toHaveCount(25);
    expect(pagesRequested).toEqual([]);

    await pages.scrollIntoViewIfNeeded();
    await expect.poll(() => pagesRequested).toEqual([2]);
    await pages.getByRole('button', { name: 'Next' }).click();

    await expect(pages).toContainText('Page 2 of');
    expect(pagesRequested).toEqual([2]);
  });

  test('an empty result shows a message, and Get in Touch opens the quote pop-up (§2, §8)', async ({
    page,
  }) => {
    await page.goto(resultsAddress({ from: 'zzzz', to: 'qqqq' }));

    await expect(page.getByText('No flights found.')).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Pages' })).toHaveCount(0);
    await page.getByRole('button', { name: 'Get in Touch' }).click();
    const quote = page.getByRole('dialog', { name: 'Get in Touch' });
    await expect(quote.getByRole('textbox', { name: 'From' })).toHaveValue('zzzz');
    await expect(quote.getByLabel('Departure date', { exact: true })).toHaveValue(toEnGb(depart));
    await expectAccessible(page);
  });
});
