import { addDays, toEnGb } from '@larkfare/london-dates';
import { bookingPopUp, fillContact, openBooking, submitButton } from '../booking-form.ts';
import { expect, expectAccessible, test } from '../site.ts';
import { depart, resultsAddress, ret } from '../trips.ts';
import { cards, finalPrices } from './results-page.ts';

test.describe('the search form', () => {
  for (const path of ['/about', '/paylater'])
    test(`the search form of ${path} leads to /search-results with type, from, to, date and airlines (§2)`, async ({
      page,
    }) => {
      await page.goto(path);
      const form = page.getByRole('form', { name: 'Search flights' });
      await form.getByRole('radio', { name: 'One way' }).check();
      await form.getByRole('combobox', { name: 'From' }).fill('LHR');
      await form.getByRole('combobox', { name: 'To', exact: true }).fill('DUB');
      await form.getByLabel('Depart', { exact: true }).fill(depart);
      await form.getByRole('tab', { name: 'Advanced' }).click();
      await form.getByRole('combobox', { name: 'Preferred airlines' }).fill('aer lingus');
      await page.getByRole('option', { name: 'Aer Lingus' }).click();
      await form.getByRole('button', { name: 'Search flights' }).click();

      await expect(page).toHaveURL(/\/search-results\?/);
      const { airlines, ...rest } = Object.fromEntries(new URL(page.url()).searchParams);
      expect(rest).toMatchObject({ type: 'one-way', from: 'LHR', to: 'DUB', date: toEnGb(depart) });
      expect(rest).not.toHaveProperty('ret');
      expect(airlines).toMatch(/^[0-9a-f-]{36}$/);
      await expect(cards(page).first()).toContainText('Aer Lingus');
    });

  for (const [path, width] of [
    ['/about', 1280],
    ['/paylater', 1280],
    ['/paylater', 390],
  ] as const)
    test(`the whole trip of the search form of ${path} is what the results and a booking are for, ${width} px wide`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      const back = addDays(depart, 12);
      await page.goto(path);
      const form = page.getByRole('form', { name: 'Search flights' });
      await form.getByRole('combobox', { name: 'From' }).fill('LHR');
      await form.getByRole('combobox', { name: 'To', exact: true }).fill('JFK');
      await form.getByLabel('Depart', { exact: true }).fill(depart);
      await form.getByLabel('Return', { exact: true }).fill(back);
      await form.getByRole('spinbutton', { name: 'Adults' }).fill('2');
      await form.getByRole('spinbutton', { name: 'Children under 12' }).fill('1');
      await form.getByLabel('Travel class').selectOption('Business');
      await form.getByRole('tab', { name: 'Advanced' }).click();
      await form.getByRole('radio', { name: 'Direct flights only' }).check();
      await form.getByRole('button', { name: 'Search flights' }).click();

      await expect(page).toHaveURL(/\/search-results\?/);
      const expectTheTrip = async () => {
        const trip = page.getByRole('list', { name: 'Your search' });
        await expect(trip).toContainText('2 adults, 1 child');
        const card = cards(page).first();
        await expect(card.getByRole('group', { name: `Outbound ${toEnGb(depart)}` })).toBeVisible();
        await expect(card.getByRole('group', { name: `Return ${toEnGb(back)}` })).toBeVisible();
        await expect(card).toContainText('per person, Business');
        if (width === 390)
          await expect(page.getByRole('button', { name: 'Filters (1)' })).toBeVisible();
        else
          await expect(page.getByRole('checkbox', { name: 'Direct flights only' })).toBeChecked();
      };
      await expectTheTrip();
      await page.reload(); // The server renders the state in the address.
      await expectTheTrip();
      await cards(page).first().getByRole('button', { name: 'Book Now' }).click();
      const booking = page.getByRole('dialog');
      await expect(booking.getByRole('spinbutton', { name: 'Adults' })).toHaveValue('2');
      await expect(booking.getByRole('spinbutton', { name: /^Children/ })).toHaveValue('1');
      await expect(booking.getByRole('region', { name: 'Your flight' })).toContainText('Business');
    });

  test('Business is searched for and booked at its price; flights without it are counted apart', async ({
    page,
    request,
    sql,
  }) => {
    const query = `type=round-trip&from=London&to=JFK&depDateStr=${depart}&arrDateStr=${ret}`;
    const pricesIn = async (travelClass: string) => {
      const url = `/api/flight/filter?${query}&travelClass=${travelClass}`;
      const { results } = await (await request.get(url)).json();
      return results as { flightId: string; finalPrice: number }[];
    };
    const [economy, business] = [await pricesIn('economy'), await pricesIn('business')];
    const without = economy.length - business.length;
    expect(without).toBeGreaterThan(0);
    await page.goto(resultsAddress({ from: 'London', to: 'JFK' }));
    await page.getByRole('button', { name: 'Edit search' }).click();
    const form = page.getByRole('form', { name: 'Search flights' });
    await form.getByLabel('Travel class').selectOption('Business');
    await form.getByRole('button', { name: 'Search flights' }).click();

    await expect(cards(page)).toHaveCount(business.length);
    await expect(cards(page).first()).toContainText('per person, Business');
    await expect(page.getByText(`${without} more flights have no Business fare.`)).toBeVisible();
    await expectAccessible(page);
    const [pence = 0] = await finalPrices(page);
    expect(pence).toBe(Math.round(100 * (business[0]?.finalPrice ?? 0)));
    const inEconomy = economy.find(({ flightId }) => flightId === business[0]?.flightId);
    expect(pence).toBeGreaterThan(100 * (inEconomy?.finalPrice ?? Infinity));

    await openBooking(page);
    await expect(bookingPopUp(page).getByRole('region', { name: 'Your flight' })).toContainText(
      'Business',
    );
    await fillContact(page, 'Bea Front');
    await submitButton(page).click();

    await expect(page.getByText('Booking made successfully!')).toBeVisible();
    expect(
      await sql(
        `SELECT travel_class, initial_price_pence FROM bookings.bookings WHERE customer_name = 'Bea Front'`,
      ),
    ).toEqual([{ travel_class: 'business', initial_price_pence: pence }]);

    await page.goBack();
    await page.getByRole('button', { name: 'Get in Touch' }).click();
    const quote = page.getByRole('dialog', { name: 'Get in Touch' });
    await expect(quote.getByLabel('To', { exact: true })).toHaveValue('JFK');
    await expect(quote.getByLabel(/^Extra details/)).toHaveValue('Travel class: business.');
  });

  test('a city is searched with all its airports (§2)', async ({ page }) => {
    await page.goto('/search');
    const form = page.getByRole('form', { name: 'Search flights' });
    await form.getByRole('combobox', { name: 'From' }).fill('london');
    await page.getByRole('option', { name: /London.*All airports/ }).click();
    await form.getByRole('combobox', { name: 'To', exact: true }).fill('dub');
    await page.getByRole('option', { name: /^DUB/ }).click();
    await form.getByLabel('Depart', { exact: true }).fill(depart);
    await form.getByLabel('Return', { exact: true }).fill(ret);
    await form.getByRole('button', { name: 'Search flights' }).click();

    await expect(page).toHaveURL(/from=London&from_id=/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      /^Flights from London to Dublin/,
    );
    const outbound = cards(page).getByRole('group', { name: /^Outbound/ });
    await expect(outbound.first()).toBeVisible();
    const codes = new Set(
      (await outbound.allInnerTexts()).map((text) => /\b[A-Z]{3}\b/.exec(text)?.[0]),
    );
    expect(codes.size).toBeGreaterThan(1);
  });
});

test('on a phone the search is changed and the filters are set in sheets (§2)', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(resultsAddress({ from: 'LHR', to: 'DUB' }));

  await page.getByRole('button', { name: 'Change search' }).click();
  await expect(page.getByRole('dialog', { name: 'Change search' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Filters' }).click();
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  await sheet.getByRole('checkbox', { name: 'Direct flights only' }).check();
  await sheet.getByRole('button', { name: /^Show \d+ flights?$/ }).click();

  await expect(sheet).toBeHidden();
  await expect(page.getByRole('button', { name: 'Filters (1)' })).toBeVisible();
});
