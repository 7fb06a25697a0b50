import { addDays, londonToday } from '@larkfare/london-dates';
import type { Page } from '@playwright/test';
import { fillContact, openBooking, submitButton } from '../booking-form.ts';
import { expect, expectGoodAtEveryWidth, test } from './office.ts';
import { expectDashboardToCountConfirmed } from './office-steps.ts';

const depart = addDays(londonToday(new Date()), 60);
const ret = addDays(depart, 7);

interface Route {
  airline: string;
  airlineId: string;
  fromCode: string;
  fromId: string;
  toCode: string;
  toId: string;
}

/** A route that no flight serves yet. */
const unserved = `
  SELECT l.name AS airline, l.id AS "airlineId", d.code AS "fromCode", d.id AS "fromId",
         a.code AS "toCode", a.id AS "toId"
  FROM catalogue.airlines l
  CROSS JOIN (SELECT * FROM catalogue.airports ORDER BY code LIMIT 20) d
  CROSS JOIN (SELECT * FROM catalogue.airports ORDER BY code DESC LIMIT 20) a
  WHERE d.id <> a.id AND NOT EXISTS (
    SELECT FROM catalogue.flights f
    WHERE f.airline_id = l.id AND f.departure_airport_id = d.id AND f.arrival_airport_id = a.id)
  ORDER BY l.name, d.code, a.code OFFSET $1 LIMIT 1`;

const pick = async (page: Page, field: string, code: string) => {
  await page.getByRole('combobox', { name: field }).fill(code);
  await page.getByRole('option', { name: new RegExp(`^${code}`) }).click();
};

async function addFlight(office: Page, route: Route): Promise<void> {
  await office.goto('/admin/flight');
  await office.getByRole('button', { name: 'Add Flights' }).click();
  await pick(office, 'Departure airport', route.fromCode);
  await pick(office, 'Arrival airport', route.toCode);
  await office.getByRole('combobox', { name: 'Airline', exact: true }).selectOption(route.airline);
  await office.getByRole('button', { name: 'Add Flight', exact: true }).click();
  await expect(office.getByText('Flight added successfully')).toBeVisible();
  await expect(office).toHaveURL(/\/admin\/flight\/[\w-]+$/);
}

/** Puts text on the clipboard, as a spreadsheet would. */
const copy = (page: Page, text: string) =>
  page.evaluate((copied) => navigator.clipboard.writeText(copied), text);

const listAddress = (route: Route) =>
  `/admin/flight?${new URLSearchParams({ from_id: route.fromId, to_id: route.toId, airlines_id: route.airlineId, depart, ret })}`;

test('a flight is added, priced from a spreadsheet, found and booked, and deleted in the only order allowed (§2)', async ({
  office,
  browser,
  sql,
}) => {
  test.slow();
  const [route] = await sql<Route>(unserved, [0]);
  if (!route) throw new Error('Every route is served.');
  const customer = `Journey ${Date.now()}`;

  await addFlight(office, route);
  const address = office.url();

  await office.getByRole('group', { name: 'Outbound duration' }).getByLabel('Hours').fill('3');
  await office.getByLabel('Stops').fill('1');
  await office.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await copy(office, Array(12).fill('£99.00\t\t£1,180.50\t20').join('\n'));
  await office.getByRole('textbox', { name: 'January, One-way price' }).click();
  await office.keyboard.press('Control+V');
  await expect(office.getByLabel('December, Round-trip price')).toHaveValue('£1,180.50');
  // A flight with a price for round trips has a way back.
  const back = office.getByRole('group', { name: 'Return duration (round trips only)' });
  await back.getByLabel('Hours').fill('3');
  await back.getByLabel('Minutes').fill('20');
  await expectGoodAtEveryWidth(office, 4000);
  await office.getByRole('button', { name: 'Save Changes' }).click();
  await expect(office.getByText('Flight updated successfully!')).toBeVisible();
  await office.reload();
  await expect(office.getByLabel('January, One-way price')).toHaveValue('£99.00');

  const visitor = await (await browser.newContext({ baseURL: process.env.SITE_URL })).newPage();
  await visitor.goto(
    `/search?${new URLSearchParams({ from_id: route.fromId, to_id: route.toId, airlines_id: route.airlineId, depart, ret })}`,
  );
  await expect(visitor.getByRole('article')).toHaveCount(1);
  await expect(visitor.getByRole('article')).toContainText('£1,180.50');
  await openBooking(visitor);
  await fillContact(visitor, customer);
  await submitButton(visitor).click();
  await expect(visitor.getByText('Booking made successfully!')).toBeVisible();
  await visitor.context().close();

  await office.goto(listAddress(route));
  const card = office.getByRole('article', { name: route.airline });
  await expect(card).toContainText('£1,180.50');
  await expect(card).toContainText('Save £20.00');
  await expect(card).toContainText('1 Stop');
  await expect(card.getByRole('button', { name: 'DELETE' })).toHaveCount(0);
  await card.getByRole('link', { name: 'BOOKINGS' }).click();

  await expect(office).toHaveURL(
    `/admin/bookings?airline=${route.airlineId}&departureAirport=${route.fromId}&arrivalAirport=${route.toId}`,
  );
  const tile = office.getByRole('listitem').filter({ hasText: customer });
  await tile.getByRole('button', { name: 'Edit' }).click();
  const popUp = office.getByRole('dialog', { name: 'Edit Booking' });
  await popUp.getByLabel('State').selectOption('Confirmed');
  await popUp.getByLabel('Final price in total ($)').fill('1150.50');
  await popUp.getByRole('button', { name: 'Make Changes' }).click();
  await expect(tile.getByText('Confirmed')).toBeVisible();
  await tile.getByRole('button', { name: 'Expand' }).click();
  await expect(tile).toContainText('$1,150.50');

  await expectDashboardToCountConfirmed(office, sql);

  await office.goto(`/admin/bookings?airline=${route.airlineId}&arrivalAirport=${route.toId}`);
  await tile.getByRole('button', { name: 'Delete' }).click();
  const question = office.getByRole('dialog', { name: 'Confirm Deletion' });
  await expect(question).toContainText(
    `Are you sure you want to delete the booking for ${customer}?`,
  );
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(tile).toHaveCount(0);

  await office.goto(listAddress(route));
  await expect(card.getByRole('link', { name: 'BOOKINGS' })).toHaveCount(0);
  await card.getByRole('button', { name: 'DELETE' }).click();
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(office.getByText('Flight deleted successfully!')).toBeVisible();
  await expect(office.getByText('No flights found.')).toBeVisible();

  await office.goto(address);
  await expect(office.getByText('Failed to load flight details.')).toBeVisible();
});

test('the list is searched in the address, page by page, and codes show their airport’s name (§2)', async ({
  office,
}) => {
  await office.goto(`/admin/flight?depart=${depart}&ret=${ret}`);
  await expect(office.getByText(/Page 1 of \d+/)).toBeVisible();
  await office.getByRole('button', { name: 'Next' }).click();
  await expect(office).toHaveURL(/page=2/);
  await expect(office.getByText(/Page 2 of \d+/)).toBeVisible();

  await pick(office, 'Leaving From', 'LHR');
  await office.getByRole('combobox', { name: 'Preferred Airlines' }).fill('british');
  await office.getByRole('option', { name: /British Airways/ }).click();
  await office.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(office).toHaveURL(/from_id=[\w-]+&airlines_id=[\w-]+/);
  await expect(office).not.toHaveURL(/page=/);
  const cards = office.getByRole('article');
  await expect(cards.first()).toHaveAccessibleName('British Airways');

  const code = cards.first().getByRole('button', { name: 'LHR' }).first();
  await code.focus();
  await expect(cards.first().getByRole('tooltip').first()).toBeVisible();
  await office.keyboard.press('Escape');
  await expect(cards.first().getByRole('tooltip').first()).toBeHidden();

  await office.reload();
  await expect(office.getByRole('combobox', { name: 'Leaving From' })).toHaveValue(/Heathrow/);
  await expect(office.getByRole('button', { name: 'Remove British Airways' })).toBeVisible();
  await expectGoodAtEveryWidth(office);
  await office.emulateMedia({ colorScheme: 'dark' });
  await expectGoodAtEveryWidth(office);
});

test('on a phone the search is an overlay (§2)', async ({ office }) => {
  await office.setViewportSize({ width: 390, height: 844 });
  await office.goto('/admin/flight?to=DUB');

  await office.getByRole('button', { name: 'Search Flights' }).click();
  const overlay = office.getByRole('dialog', { name: 'Search Flights' });
  await expect(overlay.getByRole('combobox', { name: 'Going To' })).toHaveValue('DUB');
  await overlay.getByRole('radio', { name: 'One way' }).check();
  await overlay.getByRole('button', { name: 'Search', exact: true }).click();

  await expect(overlay).toBeHidden();
  await expect(office).toHaveURL(/tripType=one-way/);
  await expect(office.getByRole('article').first()).toContainText('One-way');
});

test('Back from a flight leads to the very place in the list that it was opened from', async ({
  office,
}) => {
  await office.goto('/admin/flight?from=LHR&page=2');
  const edit = office.getByRole('link', { name: 'EDIT' }).nth(12);
  await edit.scrollIntoViewIfNeeded();
  const place = await office.evaluate(() => scrollY);
  expect(place).toBeGreaterThan(0);

  await edit.click();
  await office.getByRole('link', { name: 'Back', exact: true }).click();

  await expect(office).toHaveURL(/\/admin\/flight\?from=LHR&page=2$/);
  await expect(edit).toBeInViewport();
  await expect.poll(() => office.evaluate(() => scrollY)).toBe(place);
});
