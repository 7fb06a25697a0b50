import { addDays } from '@larkfare/london-dates';
import { expect, expectAccessible, test } from '../site.ts';
import { resultsAddress, today } from '../trips.ts';
import { cards, finalPrices, listFollowed, sortBy } from './results-page.ts';

test.describe('the filters', () => {
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
    await listFollowed(page);
    await expect(cards(page).first()).toBeVisible();
    for (const name of await cards(page).getByRole('heading').allInnerTexts())
      expect([one, other]).toContain(name);

    await page.getByRole('checkbox', { name: 'Direct flights only' }).check();
    await expect(page).toHaveURL(/directFlights=true/);
    await listFollowed(page);
    await expect(cards(page).first()).toBeVisible();
    await expect(cards(page).getByText(/^\d stops?$/)).toHaveCount(0);

    await page.getByRole('button', { name: 'Clear all' }).click();
    await expect(page).not.toHaveURL(/airlines_id|directFlights/);
  });

  for (const viewport of [
    { width: 390, height: 844 },
    { width: 1280, height: 900 },
  ])
    test(`the thumbs of the price slider narrow the list once they rest, at ${viewport.width} px`, async ({
      page,
    }) => {
      await page.setViewportSize(viewport);
      await page.goto(resultsAddress({ from: 'London', to: 'Dubai' }));
      if (viewport.width < 881) await page.getByRole('button', { name: /^Filters/ }).click();
      const thumb = page.getByRole('slider', { name: 'Maximum price' });
      const field = page.getByRole('spinbutton', { name: 'Maximum price in pounds' });

      const track = (await thumb.boundingBox()) ?? { x: 0, y: 0, width: 0 };
      await page.mouse.move(track.x + track.width - 22, track.y + 22);
      await page.mouse.down();
      await page.mouse.move(track.x + track.width / 2, track.y + 22, { steps: 5 });
      await expect(page.getByRole('checkbox', { name: 'Maximum price' })).toBeChecked();
      const pounds = await field.inputValue();
      await page.mouse.up();

      await expect(page).toHaveURL(new RegExp(`maxPrice=${pounds}`));
      await expect(thumb).toHaveValue(pounds);
      await expectAccessible(page);
      await thumb.press('ArrowLeft');
      await expect(page).toHaveURL(new RegExp(`maxPrice=${Number(pounds) - 1}`));
      await expect(thumb).toBeFocused();
      await field.fill('');
      await field.press('Enter');
      await expect(page).not.toHaveURL(/maxPrice/);
      await thumb.press('End');
      await page.getByRole('slider', { name: 'Minimum price' }).press('PageUp');
      await expect(page).toHaveURL(/minPrice=/);
      const least = Number(new URL(page.url()).searchParams.get('minPrice'));
      if (viewport.width < 881) await page.getByRole('button', { name: /^Show .*flight/ }).click();
      await listFollowed(page);
      for (const price of await finalPrices(page)) expect(price).toBeGreaterThanOrEqual(least);
    });

  for (const viewport of [
    { width: 390, height: 844 },
    { width: 1280, height: 900 },
  ])
    test(`the airports of a city narrow the list and stand in the address, at ${viewport.width} px`, async ({
      page,
    }) => {
      await page.setViewportSize(viewport);
      await page.goto(resultsAddress({ from: 'London', to: 'Dubai' }));
      if (viewport.width < 881) await page.getByRole('button', { name: /^Filters/ }).click();
      const airports = page.getByRole('group', { name: 'Departure airports' });
      const number = await airports.getByRole('checkbox').count();

      await airports.getByRole('checkbox', { name: /\(LGW\)/ }).check();

      await expect(page).toHaveURL(/from_airport_id=/);
      await expect(airports.getByRole('checkbox')).toHaveCount(number);
      await expectAccessible(page);
      await page.reload();
      if (viewport.width < 881) await page.getByRole('button', { name: 'Filters (1)' }).click();
      await expect(airports.getByRole('checkbox', { name: /\(LGW\)/ })).toBeChecked();
      await expect(page.getByRole('group', { name: 'Arrival airports' })).toHaveCount(0);
      if (viewport.width < 881)
        await page.getByRole('button', { name: /^Show .*flights?$/ }).click();
      await listFollowed(page);
      for (const card of await cards(page).allInnerTexts()) expect(card).toMatch(/LGW/);
    });

  for (const viewport of [
    { width: 390, height: 844 },
    { width: 1280, height: 900 },
  ])
    test(`stops, flight time and airports narrow the list together, at ${viewport.width} px`, async ({
      page,
    }) => {
      const isPhone = viewport.width < 881;
      await page.setViewportSize(viewport);
      await page.goto(resultsAddress({ from: 'London' }));
      const open = () => page.getByRole('button', { name: /^Filters/ }).click();
      if (isPhone) await open();
      const stops = page.getByRole('group', { name: 'Stops' });
      const box = (name: RegExp | string) => stops.getByRole('checkbox', { name });

      await box(/^Direct flights only\s*\d/).check();
      await expect(page).toHaveURL(/directFlights=true/);
      await box(/^1 stop/).check();
      await expect(box(/^Direct flights\s*\d/)).toBeChecked();
      await expect(page).toHaveURL(/stops=0&stops=1/);
      await expect(page).not.toHaveURL(/directFlights/);

      const thumb = page.getByRole('slider', { name: 'Longest flight' });
      await thumb.press('PageDown');
      await expect(page).toHaveURL(/maxHours=/);
      const hours = new URL(page.url()).searchParams.get('maxHours') ?? '';
      const field = page.getByRole('spinbutton', { name: 'Longest flight in hours' });
      await expect(field).toHaveValue(hours);
      await page
        .getByRole('group', { name: 'Departure airports' })
        .getByRole('checkbox', { name: /\(LGW\)/ })
        .check();
      await expect(page).toHaveURL(/from_airport_id=/);
      await expectAccessible(page);

      await page.reload();
      if (isPhone) await open();
      await expect(box(/^1 stop/)).toBeChecked();
      await expect(field).toHaveValue(hours);
      if (isPhone) await page.getByRole('button', { name: /^Show .*flight/ }).click();
      await listFollowed(page);
      await expect(cards(page).first()).toBeVisible();
      for (const card of await cards(page).allInnerTexts()) {
        expect(card).toMatch(/LGW/);
        expect(card).not.toMatch(/[2-9] stops/);
        for (const [, time = ''] of card.matchAll(/(\d+h \d\dm)/g))
          expect(parseInt(time) + parseInt(time.split(' ')[1] ?? '') / 60).toBeLessThanOrEqual(
            Number(hours),
          );
      }
      if (isPhone) await open();
      await page.getByRole('button', { name: 'Clear all', exact: true }).click();
      await expect(page).not.toHaveURL(/stops=|maxHours|from_airport_id/);
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

  test('the lowest month stays in view on a phone, whichever month is travelled in', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    for (const days of [45, 160, 300]) {
      const depart = addDays(today, days);
      const trip = { from: 'LHR', to: 'DUB', depart, ret: addDays(depart, 7) };
      await page.goto(resultsAddress(trip));
      const strip = page.getByRole('region', { name: 'Lowest price by month' });
      const lowest = strip.getByRole('button', { name: /^Lowest/ }).first();
      await expect(lowest).toBeInViewport({ ratio: 1 });
      expect((await lowest.boundingBox())?.height).toBe(72);
      await expect(strip.getByRole('button', { pressed: true })).toBeInViewport({ ratio: 1 });
    }
  });

  test('the Pay Later card leads to its page (§1, §2)', async ({ page }) => {
    await page.goto(resultsAddress({ from: 'London' }));

    const card = page.getByRole('region', { name: 'Book Now - Pay Later' });
    await card.getByRole('link', { name: 'More Info' }).click();

    await expect(page).toHaveURL('/paylater');
  });
});
