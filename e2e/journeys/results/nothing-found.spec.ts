import { expect, expectAccessible, test } from '../site.ts';
import { resultsAddress } from '../trips.ts';

for (const width of [390, 1280])
  test(`a search that finds nothing leads to a nearby airport's flights, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(resultsAddress({ from: 'Inverness', to: 'Faro' }));
    await expect(page.getByText('No flights found.')).toBeVisible();
    await expectAccessible(page);

    const nearest = page
      .getByRole('main')
      .getByRole('link', { name: / miles?, from £/ })
      .first();
    const [, airport = '', price = ''] =
      /^(.+), \d+ miles?, from (£[\d.,]+)$/.exec((await nearest.textContent()) ?? '') ?? [];
    await nearest.focus();
    await page.keyboard.press('Enter');

    await expect(page.getByRole('heading', { level: 1 })).toContainText(`from ${airport}`);
    await expect(page.getByRole('button', { name: /^Cheapest/ })).toContainText(price);
  });
