import { addDays, toEnGb } from '@larkfare/london-dates';
import type { Page } from '@playwright/test';
import { bookingPopUp, fillContact, openBooking, submitButton } from './booking-form.ts';
import { failOperation, holdResponses } from './graphql-traffic.ts';
import { expect, expectAccessible, test } from './site.ts';
import { depart, resultsAddress, ret, today } from './trips.ts';

const cards = (page: Page) => page.getByRole('article');
const cardsOf = (page: Page, texts: (string | RegExp)[]) =>
  texts.reduce((found, hasText) => found.filter({ hasText }), cards(page));
const sortBy = (page: Page) => page.getByRole('combobox', { name: 'Sort by' });
const maximum = (page: Page) => page.getByRole('spinbutton', { name: 'Maximum price in pounds' });
const minimum = (page: Page) => page.getByRole('spinbutton', { name: 'Minimum price in pounds' });
const finalPrices = (page: Page) =>
  cards(page)
    .locator('data')
    .evaluateAll((all) =>
      all
        .filter((price) => !price.closest('s'))
        .map((price) => Number(price.getAttribute('value'))),
    );

test.describe('what a card says', () => {
  test('airline, both ways with codes and names, durations, dates, stops, prices and Book Now', async ({
    page,
    request,
  }) => {
    await page.goto(resultsAddress({ from: 'LHR', to: 'DUB' }));
    const query = `type=round-trip&from=LHR&to=DUB&depDateStr=${depart}&arrDateStr=${ret}`;
    const { results } = await (await request.get(`/api/flight/filter?${query}`)).json();

    await expect(cards(page)).toHaveCount(results.length);
    const [offer] = results;
    const card = cards(page).first();
    const outbound = card.getByRole('group', { name: `Outbound ${toEnGb(depart)}` });
    const back = card.getByRole('group', { name: `Return ${toEnGb(ret)}` });
    await expect(outbound).toContainText(/LHR.*Heathrow.*DUB.*Dublin/s);
    await expect(back).toContainText(/DUB.*Dublin.*LHR.*Heathrow/s);
    const minutes = String(offer.toDuration.minutes).padStart(2, '0');
    await expect(outbound).toContainText(`${offer.toDuration.hours}h ${minutes}m`);
    await expect(outbound).toContainText(
      offer.stops === 0 ? 'direct flight' : `${offer.stops} stop`,
    );
    await expect(card).toContainText(
      offer.finalPrice.toLocaleString('en-GB', { style: 'currency', currency: 'GBP' }),
    );
    await expect(card.getByRole('button', { name: 'Book Now' })).toBeVisible();
    await expect(page.getByText(`Prices as of ${toEnGb(today)}`)).toBeVisible();
  });

  test('stops are a direct flight, 1 stop or 2 stops', async ({ page, sql }) => {
    for (const [stops, words] of [
      [0, 'direct flight'],
      [1, '1 stop'],
      [2, '2 stops'],
    ] as const) {
      const [route] = await sql<{ from: string; to: string }>(
        `SELECT f.code AS "from", t.code AS "to" FROM catalogue.flights fl
         JOIN catalogue.airports f ON f.id = departure_airport_id JOIN catalogue.airports t ON t.id = arrival_airport_id
         WHERE stops = $1 ORDER BY f.code, t.code LIMIT 1`,
        [stops],
      );
      if (!route) continue; // The demonstration need not have flights with two stops.
      await page.goto(resultsAddress({ ...route, tripType: 'one-way' }));
      await expect(cards(page).getByText(words, { exact: true }).first()).toBeVisible();
    }
  });

  test('a saving strikes the original price through and is named; exactly one flight is recommended', async ({
    page,
    request,
  }) => {
    const query = `type=round-trip&from=London&depDateStr=${depart}&arrDateStr=${ret}`;
    const { results } = await (await request.get(`/api/flight/filter?${query}`)).json();
    const place = results.findIndex(({ discount }: { discount: number }) => discount > 0);
    expect(place, 'a discounted flight on the first page').toBeGreaterThanOrEqual(0);
    const { originalPrice, discount, finalPrice } = results[place];
    const pounds = (amount: number) =>
      amount.toLocaleString('en-GB', { style: 'currency', currency: 'GBP' });
    expect(originalPrice).toBeCloseTo(finalPrice + discount, 2);

    await page.goto(resultsAddress({ from: 'London' }));

    const card = cards(page).nth(place);
    await expect(card.locator('s')).toHaveText(`was ${pounds(originalPrice)}`);
    await expect(card.getByText(`Save ${pounds(discount)}`)).toBeVisible();
    await expect(card).toContainText(pounds(finalPrice));
    await expect(cardsOf(page, ['Recommended'])).toHaveCount(1);
    await expect(cards(page).first()).toContainText('Recommended');
  });

  test('a one-way trip has no way back', async ({ page }) => {
    await page.goto(resultsAddress({ from: 'LHR', to: 'DUB', tripType: 'one-way' }));

    await expect(cards(page).first().getByRole('group')).toHaveCount(1);
  });
});

test.describe('the list', () => {
  test('25 placeholder cards stand in while flights are on their way', async ({ page }) => {
    await page.goto(resultsAddress({ from: 'London' }));
    const letGo = await holdResponses(page, 'FlightSearch');

    await sortBy(page).selectOption('price');

    await expect(page.getByTestId('flight-placeholder')).toHaveCount(25);
    await expect(cards(page)).toHaveCount(0);
    letGo();
    await expect(cards(page)).toHaveCount(25);
    await expect(page.getByTestId('flight-placeholder')).toHaveCount(0);
  });

  test('what is on its way is accessible', async ({ page }) => {
    await page.goto(resultsAddress({ from: 'London' }));
    await holdResponses(page, 'FlightSearch');

    await sortBy(page).selectOption('price');

    await expect(page.getByTestId('flight-placeholder')).toHaveCount(25);
    await expectAccessible(page);
  });

  test('is sorted as chosen, and the order is in the address', async ({ page }) => {
    await page.goto(resultsAddress({ from: 'London' }));

    await sortBy(page).selectOption({ label: 'Lowest price' });

    await expect(page).toHaveURL(/sort=price/);
    await expect(cards(page)).toHaveCount(25);
    const prices = await finalPrices(page);
    expect(prices).toHaveLength(25);
    expect(prices).toEqual(prices.toSorted((one, other) => one - other));
    await page.reload();
    await expect(sortBy(page)).toHaveValue('price');

    await sortBy(page).selectOption({ label: 'Fewest stops' });
    await expect(page).toHaveURL(/sort=stops/);
    await expect(cards(page).first().getByText('direct flight').first()).toBeVisible();
  });

  test('a failure is shown, empties the list, and a successful retry fills it again', async ({
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

  test('pages have Previous, where there is one, and Next; the page is in the address', async ({
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

  test('no flights found says so, and Get in Touch opens the quote pop-up', async ({ page }) => {
    await page.goto(resultsAddress({ from: 'zzzz', to: 'qqqq' }));

    await expect(page.getByText('No flights found.')).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Pages' })).toHaveCount(0);
    await page.getByRole('button', { name: 'Get in Touch' }).click();
    const quote = page.getByRole('dialog', { name: 'Get in Touch' });
    await expect(quote.getByRole('textbox', { name: 'From' })).toHaveValue('zzzz');
    await expect(quote.getByLabel('Departure date')).toHaveValue(depart);
    await expectAccessible(page);
  });
});

test.describe('the filters', () => {
  test('prices count on Enter and on leaving the field, held within £1 and £100,000', async ({
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

  test('airlines and direct flights narrow the list and stand in the address; a new filter starts at page 1', async ({
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

  test('a month of the strip moves the trip there and keeps its length', async ({ page }) => {
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

  test('the Pay Later card leads to its page', async ({ page }) => {
    await page.goto(resultsAddress({ from: 'London' }));

    const card = page.getByRole('region', { name: 'Book Now - Pay Later' });
    await card.getByRole('link', { name: 'More Info' }).click();

    await expect(page).toHaveURL('/paylater');
  });
});

test.describe('addresses', () => {
  test('a link of old with type, from, to, date and airlines finds the same flights', async ({
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

  for (const path of ['/about', '/paylater'])
    test(`the search form of ${path} leads to /search-results with type, from, to, date and airlines`, async ({
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
      await page.reload(); // The server renders what the address says.
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

    await page.getByRole('button', { name: 'Get in Touch' }).click();
    const quote = page.getByRole('dialog', { name: 'Get in Touch' });
    await expect(quote.getByLabel('To', { exact: true })).toHaveValue('JFK');
    await expect(quote.getByLabel(/^Extra details/)).toHaveValue('Travel class: business.');
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
    test(`${path} alone shows flights from tomorrow on and offers the search form`, async ({
      page,
    }) => {
      await page.goto(path);

      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Flights');
      await expect(page.getByRole('form', { name: 'Search flights' })).toBeVisible();
      await expect(page.getByText(/No dates chosen yet: these are prices for/)).toBeVisible();
      await expect(cards(page)).toHaveCount(25);
    });

  test('nonsense in the address is read as not being there', async ({ page }) => {
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

  test('a city is searched with all its airports', async ({ page }) => {
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

test('on a phone the search is changed and the filters are set in sheets', async ({ page }) => {
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
