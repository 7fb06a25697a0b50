import type { Page } from '@playwright/test';
import { expect, test } from '../site.ts';
import { resultsAddress } from '../trips.ts';
import { cards, finalPrices, sortBy } from './results-page.ts';

const maximum = (page: Page) => page.getByRole('spinbutton', { name: 'Maximum price in pounds' });
const minimum = (page: Page) => page.getByRole('spinbutton', { name: 'Minimum price in pounds' });

test.describe('the filters', () => {
  test('prices count on Enter and on leaving the field, held within £1 and £100,000 (§4, §5)', async ({
    page,
  }) => {
    await page.goto(resultsAddress({ from: 'London' }));
    await expect(maximum(page)).toBeDisabled();
    await page.getByRole('checkbox', { name: 'Maximum price' }).check();

    await maximum(page).fill('120');
    await expect(page).not.toHaveURL(/maxPrice/); // Not while it is typed.
    await maximum(page).press('Enter');
    await expect(page).toHaveURL(/maxPrice=120/);
    await expect(page.getByText(/^\d+ flights? found$/)).toBeVisible();
    for (const pence of await finalPrices(page)) expect(pence).toBeLessThanOrEqual(120_00);

    await page.getByRole('checkbox', { name: 'Minimum price' }).check();
    await minimum(page).fill('-5');
    await minimum(page).blur();
    await expect(minimum(page)).toHaveValue('1');
    await expect(page).toHaveURL(/minPrice=1(&|$)/);

    await minimum(page).fill('100');
    await minimum(page).press('Enter');
    await maximum(page).fill('80');
    await maximum(page).blur();
    await expect(page).toHaveURL(/minPrice=79/); // The minimum gives way to the maximum.
    await expect(page).toHaveURL(/maxPrice=80/);
    await expect(minimum(page)).toHaveValue('79');

    await maximum(page).fill('123456789');
    await maximum(page).press('Enter');
    await expect(maximum(page)).toHaveValue('100000');
    await expect(page).toHaveURL(/maxPrice=100000/);

    await page.getByRole('checkbox', { name: 'Maximum price' }).uncheck();
    await expect(page).not.toHaveURL(/maxPrice/);
    await expect(page).toHaveURL(/minPrice=79/);
    await expect(maximum(page)).toHaveValue('');
    await expect(cards(page)).toHaveCount(25); // The search ran again without the bound.
  });

  test('airlines and direct flights narrow the list and stand in the address; a new filter starts at page 1 (§2)', async ({
    page,
  }) => {
    await page.goto(resultsAddress({ from: 'London', page: '2' }));
    const airlines = page.getByRole('group', { name: 'Airlines' });
    const names = await airlines
      .getByRole('checkbox')
      .evaluateAll((boxes) => boxes.slice(0, 2).map((box) => box.parentElement?.innerText ?? ''));
    const [one = '', other = ''] = names.map((text) => text.split('\n')[0]?.trim() ?? '');

    await airlines.getByRole('checkbox').nth(0).check();
    await expect(page).toHaveURL(/airlines_id=/);
    await expect(page).not.toHaveURL(/page=2/);
    await airlines.getByRole('checkbox').nth(1).check();
    await expect(page).toHaveURL(/airlines_id=.*airlines_id=/);
    await expect(cards(page).first()).toBeVisible();
    for (const name of await cards(page).getByRole('heading').allInnerTexts())
      expect([one, other]).toContain(name);

    await page.getByRole('checkbox', { name: 'Direct flights only' }).check();
    await expect(page).toHaveURL(/directFlights=true/);
    await expect(cards(page).first()).toBeVisible();
    await expect(cards(page).getByText(/^\d stops?$/)).toHaveCount(0);

    await page.getByRole('button', { name: 'Clear all' }).click();
    await expect(page).not.toHaveURL(/airlines_id|directFlights/);
  });

  test('a month of the strip moves the trip there and keeps its length (§2)', async ({ page }) => {
    await page.goto(resultsAddress({ from: 'LHR', to: 'DUB' }));
    const strip = page.getByRole('region', { name: 'Lowest price by month' });
    await expect(strip.getByRole('listitem')).toHaveCount(12);
    await expect(strip.getByText('Lowest', { exact: true }).first()).toBeAttached();

    const other = strip.locator('button[aria-pressed="false"]:enabled').last();
    const [, name = '', price = ''] =
      /(\w{3} \d{4})\s*(£[\d,.]+)/.exec(await other.innerText()) ?? [];
    await other.click();

    await expect(strip.getByRole('button', { name, pressed: true })).toBeVisible();
    const address = new URL(page.url()).searchParams;
    const days =
      (Date.parse(address.get('ret') ?? '') - Date.parse(address.get('depart') ?? '')) / 864e5;
    expect(days).toBe(7);
    await sortBy(page).selectOption('price');
    await expect(page).toHaveURL(/sort=price/);
    await expect(cards(page).first()).toContainText(price);
  });

  test('the Pay Later card leads to its page (§1, §2)', async ({ page }) => {
    await page.goto(resultsAddress({ from: 'London' }));

    const card = page.getByRole('region', { name: 'Book Now - Pay Later' });
    await card.getByRole('link', { name: 'More Info' }).click();

    await expect(page).toHaveURL('/paylater');
  });
});
