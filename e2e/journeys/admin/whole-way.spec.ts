import { fileURLToPath } from 'node:url';
import { addDays, londonToday } from '@larkfare/london-dates';
import type { Page } from '@playwright/test';
import { fillContact, openBooking, submitButton } from '../booking-form.ts';
import { expect, signIn, test } from './office.ts';
import { addRegionAndCountry, expectDashboardToCountConfirmed } from './office-steps.ts';

/** A real PNG of ours. */
const picture = fileURLToPath(
  new URL('../../../hosts/shell/server/share-picture/share-picture.png', import.meta.url),
);
const depart = addDays(londonToday(new Date()), 75);
const ret = addDays(depart, 7);
const stamp = String(Date.now()).slice(-7);
const names = {
  region: `Way region ${stamp}`,
  country: `Way country ${stamp}`,
  location: `Way place ${stamp}`,
  airport: `Way airport ${stamp}`,
  airline: `Way wings ${stamp}`,
  customer: `Way customer ${stamp}`,
};
/** Three characters that no airport of the demonstration has. */
const code = `W${(Number(stamp) % 90) + 10}`;

const rowOf = (page: Page, name: string) => page.getByRole('row', { name });
const tileOf = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 2, name }) });
const cardOf = (page: Page) => page.getByRole('article', { name: names.airline });

async function pick(page: Page, field: string, typed: string) {
  await page.getByRole('combobox', { name: field }).fill(typed);
  await page.getByRole('option', { name: new RegExp(`^${typed}`) }).click();
}

async function confirmDeletion(page: Page) {
  const question = page.getByRole('dialog', { name: 'Confirm Deletion' });
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(question).toHaveCount(0);
}

async function makePlace(office: Page) {
  await addRegionAndCountry(office, names);

  await office.goto('/admin/locations');
  await office.getByRole('button', { name: 'Add location' }).click();
  const popUp = office.getByRole('dialog', { name: 'Add Location' });
  await popUp.getByLabel('Name', { exact: true }).fill(names.location);
  await popUp.getByLabel('Country').selectOption({ label: names.country });
  await popUp.getByLabel(/^Image/).setInputFiles(picture);
  await expect(popUp.getByText('Uploaded')).toBeVisible();
  await popUp.getByRole('button', { name: 'Add location' }).click();
  await expect(popUp).toHaveCount(0);

  await office.goto('/admin/airports');
  await office.getByLabel('New airport name').fill(names.airport);
  await office.getByLabel('Code', { exact: true }).fill(code);
  await office.getByLabel('Location', { exact: true }).fill(names.location);
  await office.getByRole('option', { name: names.location }).click();
  await office.getByRole('button', { name: 'Add airport' }).click();
  await expect(office.getByLabel('New airport name'), 'it is saved').toHaveValue('');
  await office.goto(`/admin/airports?search=${code}`);
  await expect(rowOf(office, names.airport)).toBeVisible();
}

async function makeAirline(office: Page) {
  await office.goto('/admin/airline');
  await office.getByRole('button', { name: 'Add airline' }).click();
  const popUp = office.getByRole('dialog', { name: 'Add Airline' });
  await popUp.getByLabel('Short name').fill(names.airline);
  await popUp.getByLabel(/^Logo picture/).setInputFiles(picture);
  await popUp.getByLabel(/^Monogram picture/).setInputFiles(picture);
  await expect(popUp.getByText('Uploaded')).toHaveCount(2);
  await popUp.getByLabel('Overview').fill('It flies.');
  await popUp.getByLabel('Heading of detail 1').fill('Hub');
  await popUp.getByLabel('Description of detail 1').fill('Leeds.');
  await popUp.getByRole('button', { name: 'Add airline' }).click();
  await expect(popUp).toHaveCount(0);
}

async function makeFlight(office: Page) {
  await office.goto('/admin/flight');
  await office.getByRole('button', { name: 'Add Flights' }).click();
  await pick(office, 'Departure airport', 'LHR');
  await pick(office, 'Arrival airport', code);
  await office.getByRole('combobox', { name: 'Airline', exact: true }).selectOption(names.airline);
  await office.getByRole('button', { name: 'Add Flight', exact: true }).click();
  await expect(office.getByText('Flight added successfully')).toBeVisible();
  await office.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await office.evaluate(
    (copied) => navigator.clipboard.writeText(copied),
    Array(12).fill('£80\t\t£140.40\t9.60').join('\n'),
  );
  await office.getByRole('textbox', { name: 'January, One-way price' }).click();
  await office.keyboard.press('Control+V');
  await expect(office.getByLabel('December, Round-trip price')).toHaveValue('£140.40');
  await office.getByRole('button', { name: 'Save Changes' }).click();
  await expect(office.getByText('Flight updated successfully!')).toBeVisible();
}

/** Finds it by the place's name, like a visitor. */
async function findAndBook(visitor: Page) {
  await visitor.goto(
    `/search?${new URLSearchParams({ from: 'LHR', to: names.location, depart, ret })}`,
  );
  await expect(visitor.getByRole('article')).toHaveCount(1);
  await expect(visitor.getByRole('article')).toContainText('£140.40');
  await openBooking(visitor);
  await fillContact(visitor, names.customer);
  await submitButton(visitor).click();
  await expect(visitor.getByText('Booking made successfully!').first()).toBeVisible();
}

test('an administrator’s flight is found and booked, confirmed, counted, and taken down in the only order allowed', async ({
  page: office,
  browser,
  sql,
}) => {
  test.slow();
  await office.goto('/admin');
  await signIn(office);
  await expect(office).toHaveURL('/admin/dashboard');
  await makePlace(office);
  await makeAirline(office);
  await makeFlight(office);
  const visitor = await browser.newContext({ baseURL: process.env.SITE_URL });
  await findAndBook(await visitor.newPage());
  await visitor.close();

  await office.goto('/admin/bookings');
  const tile = office.getByRole('listitem').filter({ hasText: names.customer });
  await tile.getByRole('button', { name: 'Edit' }).click();
  const popUp = office.getByRole('dialog', { name: 'Edit Booking' });
  await popUp.getByLabel('State').selectOption('Confirmed');
  await popUp.getByRole('button', { name: 'Make Changes' }).click();
  await expect(tile.getByText('Confirmed')).toBeVisible();
  await expectDashboardToCountConfirmed(office, sql);

  // From the far end: each stays while something nearer needs it.
  const list = `/admin/flight?${new URLSearchParams({ to: code, depart, ret })}`;
  await office.goto(list);
  await expect(cardOf(office).getByRole('link', { name: 'BOOKINGS' })).toBeVisible();
  await expect(cardOf(office).getByRole('button', { name: 'DELETE' })).toHaveCount(0);
  await office.goto(`/admin/airline?search=${names.airline}`);
  await expect(tileOf(office, names.airline)).toBeVisible();
  await expect(tileOf(office, names.airline).getByRole('button', { name: 'Delete' })).toHaveCount(
    0,
  );
  await office.goto(`/admin/airports?search=${code}`);
  await expect(rowOf(office, names.airport)).toContainText('Used in flights');

  await office.goto('/admin/bookings');
  await tile.getByRole('button', { name: 'Delete' }).click();
  await confirmDeletion(office);
  await expect(tile).toHaveCount(0);
  await office.goto(list);
  await cardOf(office).getByRole('button', { name: 'DELETE' }).click();
  await confirmDeletion(office);
  await expect(office.getByText('Flight deleted successfully!')).toBeVisible();
  for (const [address, found] of [
    [`/admin/airline?search=${names.airline}`, tileOf(office, names.airline)],
    [`/admin/airports?search=${code}`, rowOf(office, names.airport)],
    [`/admin/locations?search=${names.location}`, tileOf(office, names.location)],
    [`/admin/country?search=${names.country}`, rowOf(office, names.country)],
    ['/admin/regions', rowOf(office, names.region)],
  ] as const) {
    await office.goto(address);
    await found.getByRole('button', { name: 'Delete' }).click();
    await confirmDeletion(office);
    await expect(found).toHaveCount(0);
  }
});
