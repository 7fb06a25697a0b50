import { addDays, londonToday, toEnGb } from '@larkfare/london-dates';
import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from './site.ts';

const depart = addDays(londonToday(new Date()), 45);
const ret = addDays(depart, 7);

interface Screen {
  name: string;
  viewport: { width: number; height: number };
  /** On a phone the filters are a sheet that is opened and applied. */
  withFilters(page: Page, change: () => Promise<void>): Promise<void>;
}

const screens: Screen[] = [
  {
    name: 'a laptop',
    viewport: { width: 1280, height: 900 },
    withFilters: (_, change) => change(),
  },
  {
    name: 'a phone',
    viewport: { width: 390, height: 844 },
    async withFilters(page, change) {
      await page.getByRole('button', { name: 'Filters' }).click();
      await expectAccessible(page);
      await change();
      await page.getByRole('dialog').getByRole('button', { name: /^Show/ }).click();
    },
  },
];

for (const { name, viewport, withFilters } of screens) {
  test.describe(`on ${name}`, () => {
    test.use({ viewport });

    test('a visitor finds a flight, filters, and requests a booking (§2)', async ({
      page,
      sql,
    }) => {
      test.slow();
      await page.goto('/home');
      const form = page.getByRole('dialog', { name: 'Search flights' });
      await expect(form).toBeVisible(); // It opens automatically once a session.
      await expectAccessible(page);
      await page.keyboard.press('Escape');
      await expect(form).toBeHidden();
      await expectAccessible(page);

      await page.getByRole('button', { name: 'Search Flights', exact: true }).click();
      await form.getByRole('combobox', { name: 'From' }).fill('lond');
      await form.getByRole('option', { name: /Heathrow/ }).click();
      await form.getByRole('combobox', { name: 'To', exact: true }).fill('dub');
      await form.getByRole('option', { name: /^DUB Dublin/ }).click();
      await form.getByLabel('Depart', { exact: true }).fill(depart);
      await form.getByLabel('Return', { exact: true }).fill(ret);
      await form.getByRole('button', { name: 'More adults' }).click();
      await form.getByRole('button', { name: 'Search flights' }).click();

      await expect(page).toHaveURL(/\/search\?/);
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Dublin');
      await expectAccessible(page);
      const cards = page.getByRole('article');
      await expect(cards.first()).toContainText(toEnGb(depart));

      await withFilters(page, async () => {
        const filters = page.getByRole('group', { name: 'Stops' });
        await filters.getByRole('checkbox', { name: 'Direct flights only' }).check();
        const maximum = page.getByRole('spinbutton', { name: 'Maximum price in pounds' });
        await maximum.fill('400');
        await maximum.press('Enter');
      });
      await expect(page).toHaveURL(/maxPrice=400/);
      await expect(page).toHaveURL(/directFlights=true/);
      await expect(cards.first().getByText('direct flight').first()).toBeVisible();

      await cards.first().getByRole('button', { name: 'Book Now' }).click();
      const booking = page.getByRole('dialog', { name: 'Request your booking' });
      // Axe refuses fields that the sticky foot covers in part.
      await page.setViewportSize({ ...viewport, height: 1800 });
      await expectAccessible(page);
      await page.setViewportSize(viewport);
      await expect(booking.getByRole('spinbutton', { name: 'Adults' })).toHaveValue('2');
      await booking.getByLabel('Name').fill(`Journey on ${name}`);
      await booking.getByLabel('Email', { exact: true }).first().fill('visitor@example.com');
      await booking.getByLabel('Contact number').fill('07700 900456');
      await booking.getByRole('button', { name: 'Request booking' }).click();

      await expect(page.getByText('Booking made successfully!')).toBeVisible();
      await expect(booking).toBeHidden();
      await expectAccessible(page);
      const [stored] = await sql(
        `SELECT departure_date::text AS depart, return_date::text AS ret, adults, state,
                initial_price_pence > 0 AS priced, departure_airport_code AS "from", arrival_airport_code AS "to", stops
         FROM bookings.bookings WHERE customer_name = $1`,
        [`Journey on ${name}`],
      );
      expect(stored).toEqual({
        depart,
        ret,
        adults: 2,
        state: 'pending',
        priced: true,
        from: 'LHR',
        to: 'DUB',
        stops: 0,
      });
    });

    test('a wider search is turned page by page', async ({ page }) => {
      await page.goto(`/search?from=London&depart=${depart}&ret=${ret}`);
      const pages = page.getByRole('navigation', { name: /page/i });
      await expect(pages).toContainText(/Page 1 of \d+/);
      const first = await page.getByRole('article').first().innerText();

      await pages
        .getByRole('button', { name: 'Next' })
        .or(pages.getByRole('link', { name: 'Next' }))
        .click();

      await expect(page).toHaveURL(/page=2/);
      await expect(pages).toContainText(/Page 2 of \d+/);
      await expect(page.getByRole('article').first()).not.toHaveText(first);
      await expectAccessible(page);
    });

    test('a search without flights shows a message and offers the next step', async ({ page }) => {
      await page.goto(`/search?from=zzzz&to=qqqq&depart=${depart}&ret=${ret}`);

      await expect(page.getByText('No flights found.')).toBeVisible();
      await expect(page.getByRole('button', { name: 'Get in Touch' })).toBeVisible();
      await expectAccessible(page);
    });
  });
}
