import { addDays, toEnGb } from '@larkfare/london-dates';
import { expect, expectAccessible, test } from '../site.ts';
import { depart, resultsAddress } from '../trips.ts';
import { cards } from './results-page.ts';

test.describe('addresses', () => {
  test('a link of old with type, from, to, date and airlines finds the same flights (§2)', async ({
    page,
    request,
  }) => {
    const list = await (await request.get('/api/airline/search?q=Aer%20Lingus')).json();
    const parameters = {
      type: 'one-way',
      from: 'LHR',
      to: 'DUB',
      date: toEnGb(depart),
      airlines: list[0].shortName,
    };

    await page.goto(`/search-results?${new URLSearchParams(parameters)}`);

    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Flights from LHR to DUB');
    await expect(
      cards(page)
        .first()
        .getByRole('group', { name: /^Outbound/ }),
    ).toContainText(toEnGb(depart));
    await expect(cards(page).first().getByRole('group')).toHaveCount(1);
    for (const name of await cards(page).getByRole('heading').allInnerTexts())
      expect(name).toBe(list[0].name);
    await expect(
      page.getByRole('group', { name: 'Airlines' }).getByRole('checkbox').first(),
    ).toBeChecked();
  });

  test('a return before the departure is refused, and so are dates too far ahead to book', async ({
    page,
  }) => {
    await page.goto(resultsAddress({ from: 'LHR', to: 'DUB', ret: addDays(depart, -1) }));
    await expect(
      page.getByText(/^The return in this link is not after the departure, so these are prices/),
    ).toBeVisible();

    await page.goto(resultsAddress({ from: 'LHR', to: 'DUB', depart: '2035-01-01', ret: '' }));
    await expect(page.getByText(/^Flights can be booked up to 18 months ahead/)).toBeVisible();
    await expect(page.getByText('No flights found.')).toBeVisible();
    await expect(page.getByText(/^These dates cannot be booked yet\./)).toBeVisible();
    await expect(cards(page)).toHaveCount(0);
    await expectAccessible(page);
  });

  test('a capped number of flights is not shown as their count', async ({ page }) => {
    await page.goto('/tickets');

    await expect(
      page.getByRole('heading', { name: 'More than 1,000 flights found' }),
    ).toBeVisible();
    await expect(page.getByText(/^These are the 1,000 cheapest/)).toBeVisible();
  });

  for (const path of ['/search', '/search-results', '/tickets'])
    test(`${path} alone shows flights from tomorrow on and offers the search form (§2)`, async ({
      page,
    }) => {
      await page.goto(path);

      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Flights');
      await expect(page.getByRole('form', { name: 'Search flights' })).toBeVisible();
      await expect(page.getByText(/No dates chosen yet: these are prices for/)).toBeVisible();
      await expect(cards(page)).toHaveCount(25);
    });

  test('nonsense in the address is read as not being there (§2)', async ({ page }) => {
    const nonsense = {
      depart: '2026-02-31',
      ret: 'yesterday',
      adults: '-3',
      children: 'many',
      page: '0',
      minPrice: 'NaN',
      from_id: "'; DROP TABLE flights; --",
      tripType: '<script>alert(1)</script>',
    };

    await page.goto(resultsAddress({ from: 'London', ...nonsense }));

    await expect(page.getByText(/No dates chosen yet/)).toBeVisible();
    await expect(page.getByRole('list', { name: 'Your search' })).toContainText('1 adult');
  });
});
