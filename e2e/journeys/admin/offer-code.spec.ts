import { resultsAddress } from '../trips.ts';
import { expect, expectAccessible, test } from './office.ts';

for (const width of [390, 1280])
  test(`the office finds an offer by the code on its card, at ${width} px`, async ({ office }) => {
    await office.setViewportSize({ width, height: 900 });
    await office.goto(
      resultsAddress({ from: 'London', to: 'Dubai', travelClass: 'business', sort: 'price' }),
    );
    const offer = office.getByRole('article').first();
    const code = ((await offer.getByText(/^Code /).textContent()) ?? '').replace('Code ', '');
    const price = (await offer.locator('data').last().textContent()) ?? '';
    await offer.getByRole('button', { name: 'Book Now' }).click();
    await expect(
      office.getByRole('dialog').getByRole('img', { name: /^Offer code( [A-Z2-9]){8}$/ }),
    ).toHaveText(`Code ${code}`);
    await expectAccessible(office);

    await office.goto('/admin/flight');
    if (width < 640) await office.getByRole('button', { name: 'Search Flights' }).click();
    await office.getByRole('textbox', { name: 'Offer code' }).fill(code.toLowerCase());
    await office.keyboard.press('Enter');

    await expect(office.getByRole('article')).toHaveCount(1);
    await expect(office.getByRole('article')).toContainText(`${price}per person, Business`);
    await expectAccessible(office);
  });
