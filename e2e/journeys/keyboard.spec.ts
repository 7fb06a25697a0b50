import { addDays, toEnGb } from '@larkfare/london-dates';
import { bookingPopUp } from './booking-form.ts';
import { failOperation } from './graphql-traffic.ts';
import { tabTo } from './keyboard.ts';
import { expect, test } from './site.ts';
import { resultsAddress, today } from './trips.ts';

test.beforeEach(({ page }) =>
  page.addInitScript(() => sessionStorage.setItem('searchPopUpShown', 'yes')),
);

test('a pop-up takes the focus, keeps it, closes on Escape and gives the focus back', async ({
  page,
}) => {
  await page.goto('/home');
  const opener = page.getByRole('button', { name: 'Search Flights', exact: true });
  await tabTo(page, opener);
  await page.keyboard.press('Enter');
  const popUp = page.getByRole('dialog', { name: 'Search flights' });
  await expect(popUp.getByRole('heading', { name: 'Search flights' })).toBeFocused();
  await expect(popUp.getByRole('combobox', { name: 'From' })).toBeVisible();

  const stops = await popUp.locator('button, input, select, [tabindex="0"]').count();
  for (let stop = 0; stop < stops + 3; stop += 1) {
    await page.keyboard.press('Tab');
    // Between the last and the first stop the browser's own buttons have the focus; the page behind never has.
    const place = await page.evaluate(() =>
      document.activeElement === document.body
        ? 'browser'
        : document.activeElement?.closest('dialog')
          ? 'pop-up'
          : 'behind',
    );
    expect(place).not.toBe('behind');
  }

  await page.keyboard.press('Escape');
  await expect(popUp).toBeHidden();
  await expect(opener).toBeFocused();
});

test('the whole search form is filled and sent by keyboard (§2, §4)', async ({ page }) => {
  const depart = addDays(today, 2);
  const ret = addDays(depart, 1);
  await page.goto('/search');
  const form = page.getByRole('form', { name: 'Search flights' });
  const keys = page.keyboard;

  const standard = form.getByRole('tab', { name: 'Standard' });
  await tabTo(page, standard);
  await keys.press('ArrowRight');
  await expect(form.getByRole('tab', { name: 'Advanced' })).toBeFocused();
  await expect(form.getByRole('radio', { name: 'Direct flights only' })).toBeVisible();

  const from = form.getByRole('combobox', { name: 'From' });
  await tabTo(page, from);
  await keys.type('lond');
  const options = page.getByRole('listbox').getByRole('option');
  await expect(options.first()).toBeVisible();
  await expect(options.first()).toHaveAttribute('aria-selected', 'true');
  await keys.press('ArrowDown');
  await expect(options.nth(1)).toHaveAttribute('aria-selected', 'true');
  await expect(from).toHaveAttribute(
    'aria-activedescendant',
    (await options.nth(1).getAttribute('id')) ?? '',
  );
  await keys.press('ArrowUp');
  await keys.press('ArrowUp');
  await expect(options.last()).toHaveAttribute('aria-selected', 'true');
  await keys.press('Escape');
  await expect(options).toHaveCount(0);
  await expect(from).toHaveValue('lond');
  await keys.press('ArrowDown');
  const picked = options.filter({ hasText: 'LHR' });
  await expect(picked).toBeVisible();
  while ((await picked.getAttribute('aria-selected')) !== 'true') await keys.press('ArrowDown');
  await keys.press('Enter');
  await expect(from).toHaveValue(/Heathrow/);
  await expect(from).toBeFocused();

  const to = form.getByRole('combobox', { name: 'To', exact: true });
  await tabTo(page, to);
  await keys.type('dub');
  await expect(options.filter({ hasText: 'Dublin' }).first()).toBeVisible();
  await keys.press('Enter');

  await tabTo(page, form.getByLabel('Depart', { exact: true }));
  await keys.type(toEnGb(depart));
  await expect(form.getByLabel('Depart', { exact: true })).toHaveValue(toEnGb(depart));
  await tabTo(page, form.getByLabel('Return', { exact: true }));
  await keys.type(toEnGb(ret));
  await expect(form.getByLabel('Return', { exact: true })).toHaveValue(toEnGb(ret));

  await tabTo(page, form.getByRole('radio', { name: 'All flights' }));
  await keys.press('ArrowRight');
  await expect(form.getByRole('radio', { name: 'Direct flights only' })).toBeChecked();
  const airlines = form.getByRole('combobox', { name: 'Preferred airlines' });
  await expect(form.getByText('Any airline')).toBeVisible();
  await tabTo(page, airlines);
  for (const _ of ['once', 'and again']) {
    await keys.type('aer lingus');
    await expect(options.first()).toContainText('Aer Lingus');
    await keys.press('Enter');
    await expect(airlines).toHaveValue('');
  }
  await expect(form.getByText('Any airline')).toHaveCount(0);
  const pill = form.getByRole('list', { name: 'Chosen airlines' }).getByRole('listitem');
  await expect(pill).toHaveCount(1); // Twice the same is once.

  await tabTo(page, form.getByRole('button', { name: 'Search flights' }));
  await keys.press('Enter');
  await expect(page).toHaveURL(new RegExp(`depart=${depart}&ret=${ret}`));
  await expect(page).toHaveURL(/from_id=.*to_id=.*airlines_id=.*directFlights=true/);
});

test('an incomplete form shows the problem at its first field, which has the focus (§5)', async ({
  page,
}) => {
  await page.goto('/search');
  const form = page.getByRole('form', { name: 'Search flights' });
  await tabTo(page, form.getByRole('button', { name: 'Search flights' }));
  await page.keyboard.press('Enter');

  await expect(form.getByRole('combobox', { name: 'From' })).toBeFocused();
  await expect(form.getByText('Departure must be tomorrow or later')).toBeVisible();
  await expect(form.getByText('Return date must be after departure')).toBeVisible();
  await expect(page).toHaveURL('/search');
});

test('the tickets menu opens, is walked through and closed by keyboard (§2)', async ({ page }) => {
  await page.goto('/home');
  const navigation = page.getByRole('navigation', { name: 'Main' });
  const tickets = navigation.getByRole('button', { name: 'Tickets' });
  await tabTo(page, tickets);
  await page.keyboard.press('Enter');
  await expect(tickets).toHaveAttribute('aria-expanded', 'true');
  const regions = navigation.getByRole('region', { name: 'Regions' });
  await expect(regions.getByRole('link').first()).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(regions.getByRole('link').first()).toBeFocused();

  await page.keyboard.press('Escape');
  await expect(tickets).toBeFocused();
  await expect(tickets).toHaveAttribute('aria-expanded', 'false');
  await page.keyboard.press('Tab'); // A closing dialog can no longer be reached.
  await expect(navigation.getByRole('link', { name: 'Deals' })).toBeFocused();

  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Space');
  await tabTo(page, navigation.getByRole('link', { name: 'See all tickets' }));
  await page.keyboard.press('Tab');
  await expect(tickets).toHaveAttribute('aria-expanded', 'false'); // The focus has gone elsewhere.
});

test('the moving destinations can be paused and opened by keyboard, and stand still while they have the focus (§2)', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/home');
  const strip = page.locator('[data-moving]', {
    has: page.getByRole('heading', { name: 'Popular destinations' }),
  });
  const position = () =>
    strip
      .getByRole('list', { name: 'popular destinations' })
      .evaluate((list) => list.getBoundingClientRect().x);
  await expect(strip).toHaveAttribute('data-moving', 'true');
  const before = await position();
  await expect.poll(position).not.toBe(before);

  await tabTo(page, strip.getByRole('button', { name: 'Pause popular destinations' }));
  await page.keyboard.press('Enter');
  await expect(strip.getByRole('button', { name: 'Resume popular destinations' })).toBeFocused();
  await expect(strip).toHaveAttribute('data-moving', 'false');
  const paused = await position();
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );
  expect(await position()).toBe(paused);
  await page.keyboard.press('Enter');
  await expect(strip).toHaveAttribute('data-moving', 'true');

  await page.keyboard.press('Tab');
  await expect(strip).toHaveAttribute('data-moving', 'false');
  const tile = strip.locator(':focus');
  await page.keyboard.press('Enter');
  await expect(tile).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Tab');
  await expect(strip.getByRole('link', { name: /^Fly to / })).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Escape');
  await expect(tile).toHaveAttribute('aria-expanded', 'false');
});

test('a flight is filtered for and booked by keyboard alone (§2, §5)', async ({ page, sql }) => {
  await page.goto(resultsAddress({ from: 'LHR', to: 'DUB' }));
  const keys = page.keyboard;
  await tabTo(page, page.getByRole('checkbox', { name: 'Maximum price' }));
  await keys.press('Space');
  await tabTo(page, page.getByRole('spinbutton', { name: 'Maximum price in pounds' }));
  await keys.type('900');
  await keys.press('Enter');
  await expect(page).toHaveURL(/maxPrice=900/);
  await expect(page.getByRole('spinbutton', { name: 'Maximum price in pounds' })).toBeFocused();
  const direct = page.getByRole('checkbox', { name: 'Direct flights only' });
  await tabTo(page, direct);
  await keys.press('Space');
  await expect(page).toHaveURL(/directFlights=true/);
  await expect(direct).toBeFocused();

  const bookNow = page.getByRole('article').first().getByRole('button', { name: 'Book Now' });
  await tabTo(page, bookNow);
  await keys.press('Enter');
  const form = bookingPopUp(page);
  await expect(form.getByRole('heading', { name: 'Request your booking' })).toBeFocused();
  await tabTo(page, form.getByRole('textbox', { name: 'Name' }));
  await keys.type('By Keyboard');
  await tabTo(page, form.getByRole('textbox', { name: 'Email' }));
  await keys.type('keyboard@example.com');
  await tabTo(page, form.getByRole('textbox', { name: 'Contact number' }));
  await keys.type('07700 900456');
  await keys.press('Tab');
  await keys.press('ArrowRight');
  await expect(form.getByRole('radio', { name: 'WhatsApp' })).toBeChecked();
  await tabTo(page, form.getByRole('spinbutton', { name: 'Adults' }));
  await keys.press('ArrowUp');
  await keys.press('Enter'); // A form is sent from any of its fields.

  await expect(page.getByText('Booking made successfully!')).toBeVisible();
  await expect(form).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Your booking', level: 1 })).toBeFocused();
  const [stored] = await sql(
    `SELECT adults, contact_preference::text AS preference FROM bookings.bookings WHERE customer_name = 'By Keyboard'`,
  );
  expect(stored).toEqual({ adults: 2, preference: 'whatsapp' });
});

test('a button at its limit and one whose request failed keep the focus', async ({
  page,
  consoleErrors,
}) => {
  await page.goto(resultsAddress({ from: 'LHR', to: 'DUB' }));
  await page.getByRole('article').first().getByRole('button', { name: 'Book Now' }).click();
  const form = bookingPopUp(page);
  await form.getByRole('button', { name: 'More children' }).press('Enter');
  const fewer = form.getByRole('button', { name: 'Fewer children' });
  await fewer.press('Enter');
  await expect(fewer).toHaveAttribute('aria-disabled', 'true');
  await expect(fewer).toBeFocused();

  await form.getByRole('textbox', { name: 'Name' }).fill('By Keyboard');
  await form.getByRole('textbox', { name: 'Email' }).fill('keyboard@example.com');
  await form.getByRole('textbox', { name: 'Contact number' }).fill('07700 900456');
  await failOperation(page, 'RequestBooking');
  const send = form.getByRole('button', { name: 'Request booking' });
  await send.press('Enter');

  await expect(page.getByText('Failed to make Booking. Please try again')).toBeVisible();
  await expect(send).toBeFocused();
  consoleErrors.length = 0;
});
