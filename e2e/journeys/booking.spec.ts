import { booked, bookingPopUp, fillContact, openBooking, submitButton } from './booking-form.ts';
import { failOperation, holdResponses, onOperation } from './graphql-traffic.ts';
import { expect, expectAccessible, test } from './site.ts';
import { depart, resultsAddress } from './trips.ts';

test('the pop-up opens with the travellers of the search each time, and prefers a call (§2, §4, §5)', async ({
  page,
}) => {
  await page.goto(
    resultsAddress({ from: 'LHR', to: 'DUB', adults: '2', children: '1', infant: '1' }),
  );
  const form = await openBooking(page);
  const count = (name: string) => form.getByRole('spinbutton', { name });
  await expect(count('Adults')).toHaveValue('2');
  await expect(count('Children under 12')).toHaveValue('1');
  await expect(count('Infants under 2')).toHaveValue('1');
  await expect(form.getByRole('radio', { name: 'Call' })).toBeChecked();
  const preferences = form.getByRole('group', { name: 'Contact preference' });
  await expect(preferences.getByRole('radio')).toHaveCount(3);

  await form.getByRole('button', { name: 'More adults' }).click();
  await submitButton(page).click();
  await expect(form.getByText('Enter your name')).toBeVisible();
  await form.getByRole('button', { name: 'Close' }).click();
  await expect(form).toBeHidden();
  await openBooking(page);

  await expect(count('Adults')).toHaveValue('2');
  await expect(form.getByText('Enter your name')).toHaveCount(0);
});

test('the pop-up shows without scrolling that nothing is paid now, and the travellers below their total', async ({
  page,
}) => {
  for (const size of [
    { width: 390, height: 844 },
    { width: 1280, height: 900 },
  ]) {
    await page.setViewportSize(size);
    await page.goto(resultsAddress({ from: 'LHR', to: 'DUB' }));
    const form = await openBooking(page);

    await expect(form.getByText('Nothing to pay now, we ring you')).toBeInViewport({ ratio: 1 });
    await expect(form.getByRole('spinbutton', { name: 'Adults' })).toBeInViewport({ ratio: 1 });
  }
});

test('the mouse wheel leaves a number unchanged', async ({ page }) => {
  await page.goto(resultsAddress({ from: 'LHR', to: 'DUB', adults: '2' }));
  const adults = (await openBooking(page)).getByRole('spinbutton', { name: 'Adults' });

  await adults.click();
  await page.mouse.wheel(0, 300);
  await adults.press('ArrowUp');

  // The key comes after the wheel, so a change by the wheel would be in the value.
  await expect(adults).toHaveValue('3');
});

test('Submitting... is shown while it is sent, a double click makes one booking, and the notice goes after 3 seconds (§4)', async ({
  page,
  sql,
}) => {
  await page.clock.install();
  await page.goto(resultsAddress({ from: 'LHR', to: 'DUB' }));
  await openBooking(page);
  await fillContact(page, 'Double Click');
  const letGo = await holdResponses(page, 'RequestBooking');

  await submitButton(page).dblclick();
  await expect(submitButton(page)).toHaveText('Submitting...');
  await expect(submitButton(page)).toBeDisabled();
  await page.clock.pauseAt(Date.now() + 2000);
  letGo();

  const notice = page.getByText('Booking made successfully!');
  await expect(notice).toBeVisible();
  await page.clock.runFor(400);
  await expect(bookingPopUp(page)).toHaveCount(0);
  await page.clock.runFor(2500);
  await expect(notice).toBeVisible();
  await page.clock.runFor(1000);
  await expect(notice).toHaveCount(0);
  await expect(page.getByText('Thank you. We have your request')).toBeVisible();
  expect(await booked(sql, 'Double Click')).toHaveLength(1);
});

test('a failure keeps the pop-up and what was typed, and sending it again makes one booking (§4, §8)', async ({
  page,
  sql,
  consoleErrors,
}) => {
  await page.goto(resultsAddress({ from: 'LHR', to: 'DUB' }));
  const form = await openBooking(page);
  await fillContact(page, 'Lost Answer');
  await form.getByRole('textbox', { name: 'Extra details' }).fill('A window seat, please');
  let sent = 0;
  await onOperation(page, 'RequestBooking', async (route) => {
    sent += 1;
    if (sent > 1) return route.fallback();
    await route.fetch(); // It is booked, but the answer never arrives.
    return route.abort('connectionreset');
  });

  await submitButton(page).click();

  const failure = page.getByText('Failed to make Booking. Please try again');
  await expect(failure).toBeVisible();
  await expect(form.getByRole('textbox', { name: 'Name' })).toHaveValue('Lost Answer');
  await expect(form.getByRole('textbox', { name: 'Extra details' })).toHaveValue(
    'A window seat, please',
  );
  await submitButton(page).click();
  await expect(page.getByText('Booking made successfully!')).toBeVisible();
  await expect(form).toBeHidden();
  expect(await booked(sql, 'Lost Answer')).toHaveLength(1);
  consoleErrors.length = 0;
});

test('a failure states that nothing was sent offline, and goes with the pop-up and with the page (§4)', async ({
  page,
  context,
  consoleErrors,
}) => {
  const failure = page.getByText('Failed to make Booking. Please try again');
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto(resultsAddress({ from: 'LHR', to: 'DUB' }));
    const form = await openBooking(page);
    await fillContact(page, 'Cut Off');
    await context.setOffline(true);
    await submitButton(page).click();
    await expect(form.getByRole('alert')).toContainText(
      'You seem to be offline. Nothing was sent.',
    );
    await context.setOffline(false);

    await page.keyboard.press('Escape');
    await expect(failure).toHaveCount(0);
    await page.getByRole('article').nth(1).getByRole('button', { name: 'Book Now' }).click();
    await expect(submitButton(page)).toBeVisible();
    await expect(failure).toHaveCount(0);

    const restore = await failOperation(page, 'RequestBooking');
    await submitButton(page).click();
    await expect(failure).toBeVisible();
    restore();
    await form.getByRole('link', { name: 'How we use your details' }).click();
    await expect(page).toHaveURL('/privacy');
    await expect(failure).toHaveCount(0);
  }
  consoleErrors.length = 0;
});

test('a booking ends on its own page, which survives reload and Back and can be withdrawn', async ({
  page,
  browser,
  sql,
  consoleErrors,
}) => {
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    const results = resultsAddress({ from: 'LHR', to: 'DUB', adults: '2', infant: '1' });
    await page.goto(results);
    await openBooking(page);
    await fillContact(page, `Own Page ${width}`);
    // The times on offer depend on the day: on a Saturday there is no tomorrow morning.
    const callTimes = bookingPopUp(page).getByRole('group', { name: 'Ring me' });
    await callTimes.getByRole('radio').last().check();
    const restore = await failOperation(page, 'RequestBooking');
    await submitButton(page).click();
    await expect(page.getByText('Failed to make Booking. Please try again')).toBeVisible();
    restore();
    const keyInAddress: string[] = [];
    page.on('request', (request) => {
      const key = new URL(page.url()).hash.slice(1);
      if (key && request.url().split('#')[0]?.includes(key)) keyInAddress.push(request.url());
    });

    await submitButton(page).click();

    await expect(page).toHaveURL(/\/your-booking#[\w-]{43}$/);
    await expect(page.getByText('Booking made successfully!')).toBeVisible();
    await expect(page.getByText('Failed to make Booking. Please try again')).toHaveCount(0);
    await expect(bookingPopUp(page)).toHaveCount(0);
    await expect(page.getByRole('heading', { name: 'Your booking', level: 1 })).toBeFocused();
    const [stored] = await sql<{ reference: string }>(
      'SELECT reference FROM bookings.bookings WHERE customer_name = $1',
      [`Own Page ${width}`],
    );
    const reference = page.getByText(stored?.reference ?? 'none', { exact: true });
    await expect(reference).toBeVisible();
    await expect(page.getByRole('region', { name: 'Your trip' })).toContainText('1 infant × ');
    await expect(page.getByText(/^We ring you .*day, .*, to confirm the details\.$/)).toBeVisible();
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    await expectAccessible(page);

    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Add to calendar' }).click();
    expect((await download).suggestedFilename()).toBe(`${stored?.reference}.ics`);

    await page.reload();
    await expect(reference).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(results);
    await page.goForward();
    await expect(reference).toBeVisible();
    expect(keyInAddress).toEqual([]);

    const address = page.url();
    const stranger = await browser.newPage();
    await stranger.goto(address);
    await expect(stranger.getByText(stored?.reference ?? 'none', { exact: true })).toBeVisible();
    await expect(stranger.getByText('visitor@example.com')).toHaveCount(0);
    await sql('UPDATE bookings.bookings SET has_page = false WHERE customer_name = $1', [
      `Own Page ${width}`,
    ]);
    await stranger.reload();
    await expect(stranger.getByText('This link opens no booking.')).toBeVisible();
    await stranger.close();
    await page.unrouteAll();
  }
  consoleErrors.length = 0;
});

test('Back closes the pop-up and stays on the results; what was typed is there when it is opened again', async ({
  page,
}) => {
  const address = resultsAddress({ from: 'LHR', to: 'DUB' });
  await page.goto('/about');
  await page.goto(address);
  const form = await openBooking(page);
  await fillContact(page, 'Came Back');

  await page.goBack();

  await expect(form).toHaveCount(0);
  await expect(page).toHaveURL(address);
  await openBooking(page);
  await expect(form.getByRole('textbox', { name: 'Name' })).toHaveValue('Came Back');
  await form.getByRole('button', { name: 'Close' }).click();
  await expect(form).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL('/about');
});

test('a price that changed while the pop-up was open is shown and booked only at the new price', async ({
  page,
  sql,
}) => {
  const [flight] = await sql<{ id: string; from: string; to: string; price: number }>(
    // A separate route, apart from those of other journeys.
    `SELECT f.id, dep.code AS "from", arr.code AS "to", p.round_trip_pence AS price
     FROM catalogue.flights f
     JOIN catalogue.airports dep ON dep.id = departure_airport_id JOIN catalogue.airports arr ON arr.id = arrival_airport_id
     JOIN catalogue.monthly_prices p ON p.flight_id = f.id AND p.month = $1
     WHERE round_trip_pence IS NOT NULL AND 1 = (
       SELECT count(*) FROM catalogue.flights o
       WHERE o.departure_airport_id = f.departure_airport_id AND o.arrival_airport_id = f.arrival_airport_id)
     ORDER BY f.id LIMIT 1`,
    [Number(depart.slice(5, 7))],
  );
  if (!flight) throw new Error('The demonstration has no route with a single flight.');
  // The trigger that keeps the search's copy of the prices looks for its tables in the catalogue.
  await sql('SET search_path TO catalogue');
  const setPrice = (pence: number) =>
    sql(
      'UPDATE catalogue.monthly_prices SET round_trip_pence = $1 WHERE flight_id = $2 AND month = $3',
      [pence, flight.id, Number(depart.slice(5, 7))],
    );
  const pounds = (pence: number) =>
    (pence / 100).toLocaleString('en-GB', { style: 'currency', currency: 'GBP' });
  await page.goto(resultsAddress({ from: flight.from, to: flight.to }));
  const form = await openBooking(page);
  await fillContact(page, 'New Price');

  try {
    await setPrice(flight.price + 12_34);
    await submitButton(page).click();

    await expect(page.getByText('Failed to make Booking. Please try again')).toBeVisible();
    await expect(form).toContainText(
      `The price for 1 traveller is now ${pounds(flight.price + 12_34)}.`,
    );
    expect(await booked(sql, 'New Price')).toEqual([]);
    await expect(submitButton(page)).toHaveText('Request booking at the new price');
    await submitButton(page).click();
    await expect(page.getByText('Booking made successfully!')).toBeVisible();
  } finally {
    await setPrice(flight.price);
  }
  const [{ pence } = { pence: 0 }] = await sql<{ pence: number }>(
    `SELECT initial_price_pence AS pence FROM bookings.bookings WHERE customer_name = 'New Price'`,
  );
  expect(pence).toBe(flight.price + 12_34);
});
