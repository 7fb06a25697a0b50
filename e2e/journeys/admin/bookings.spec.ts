import { readFile } from 'node:fs/promises';
import type { APIRequestContext } from '@playwright/test';
import { anOffer, bookingBody } from '../offers.ts';
import { expect, expectGoodAtEveryWidth, test } from './office.ts';

async function aBooking(request: APIRequestContext, customerName: string, changes = {}) {
  const offer = await anOffer(process.env.SITE_URL ?? '');
  const data = bookingBody(offer, { customerName, ...changes });
  const made = await request.post('/api/booking', { data });
  expect(made.status()).toBe(201);
}

test('bookings are filtered in the address, read, edited, cancelled and deleted (§2)', async ({
  office,
  request,
}) => {
  const name = `Reader ${Date.now()}`;
  await aBooking(request, name);
  await office.goto('/admin/bookings');
  await expect(office.getByText(/^1 of \d+$/)).toBeVisible();
  await expect(office.getByRole('button', { name: 'Previous' })).toBeDisabled();

  await office.getByRole('combobox', { name: 'Leaving From' }).fill('LHR');
  await office.getByRole('option', { name: /^LHR/ }).click();
  await office.getByRole('combobox', { name: 'Going To' }).fill('DUB');
  await office.getByRole('option', { name: /^DUB/ }).click();
  await office.getByRole('combobox', { name: 'State' }).selectOption('pending');
  await office.getByRole('button', { name: 'Search' }).click();
  await expect(office).toHaveURL(/\?departureAirport=[\w-]+&arrivalAirport=[\w-]+&state=pending$/);
  await office.reload();
  await expect(office.getByRole('combobox', { name: 'Leaving From' })).toHaveValue(/Heathrow/);
  await expect(office.getByRole('combobox', { name: 'State' })).toHaveValue('pending');

  const tile = office.getByRole('listitem').filter({ hasText: name });
  await tile.getByRole('button', { name: 'Expand' }).click();
  await expect(tile).toContainText('07700 900123');
  await expectGoodAtEveryWidth(office);
  await office.emulateMedia({ colorScheme: 'dark' });
  await expectGoodAtEveryWidth(office);

  const popUp = office.getByRole('dialog', { name: 'Edit Booking' });
  await tile.getByRole('button', { name: 'Edit' }).click();
  await popUp.getByLabel(/^Notes/).fill('Never saved');
  await popUp.getByRole('button', { name: 'Cancel' }).click();
  await office
    .getByRole('dialog', { name: 'Leave without saving?' })
    .getByRole('button', { name: 'Leave without saving' })
    .click();
  await expect(popUp).toBeHidden();

  await tile.getByRole('button', { name: 'Edit' }).click();
  await popUp.getByLabel(/^Notes/).fill('Rang back');
  await popUp.getByLabel('Adults').fill('3');
  await expectGoodAtEveryWidth(office);
  await popUp.getByRole('button', { name: 'Make Changes' }).click();
  await expect(office.getByText('Booking updated successfully!')).toBeVisible();
  await office.reload();
  await tile.getByRole('button', { name: 'Expand' }).click();
  await expect(tile).toContainText('Adults: 3');
  await expect(tile).toContainText('Rang back');

  const download = office.waitForEvent('download');
  await office.getByRole('button', { name: 'Export CSV' }).click();
  const file = await readFile(await (await download).path(), 'utf8');
  expect(file).toContain(name);
  expect(file).toContain('LHR');
  expect(file).not.toContain('confirmed');

  await tile.getByRole('button', { name: 'Delete' }).click();
  await office
    .getByRole('dialog', { name: 'Confirm Deletion' })
    .getByRole('button', { name: 'Delete' })
    .click();
  await expect(office.getByText('Booking deleted successfully!')).toBeVisible();
  await expect(tile).toHaveCount(0);
});

test('two administrators edit one booking: the second sees both versions (§4)', async ({
  office,
  otherOffice: other,
  request,
  sql,
}) => {
  const name = `Shared ${Date.now()}`;
  await aBooking(request, name);
  for (const page of [office, other]) {
    await page.goto('/admin/bookings');
    await page
      .getByRole('listitem')
      .filter({ hasText: name })
      .getByRole('button', { name: 'Edit' })
      .click();
  }

  await office.getByLabel(/^Notes/).fill('From the first');
  await office.getByRole('button', { name: 'Make Changes' }).click();
  await expect(office.getByText('Booking updated successfully!')).toBeVisible();
  await other.getByLabel(/^Notes/).fill('From the second');
  await other.getByRole('button', { name: 'Make Changes' }).click();

  const comparison = other.getByRole('alert', { name: 'Someone else has changed this' });
  await expect(comparison.getByRole('row', { name: /Notes/ })).toContainText('From the first');
  await expectGoodAtEveryWidth(other);
  await other.getByRole('button', { name: 'Keep mine' }).click();
  await expect(other.getByText('Booking updated successfully!')).toBeVisible();

  const [stored] = await sql<{ notes: string }>(
    'SELECT notes FROM bookings.bookings WHERE customer_name = $1',
    [name],
  );
  expect(stored?.notes).toBe('From the second');
});

test('a person is erased together with their price alerts', async ({ office, request, sql }) => {
  for (const width of [390, 1280]) {
    await office.setViewportSize({ width, height: 900 });
    const name = `Erased ${width} ${Date.now()}`;
    const userEmail = `erased-${width}@example.com`;
    await aBooking(request, name, { userEmail });
    await sql(
      `INSERT INTO bookings.price_alerts
         (id, email, trip_type, travel_class, "from", "to", last_price_pence, request_hash)
       VALUES (gen_random_uuid(), $1, 'one-way', 'economy', 'London', 'Dublin', 100, '')`,
      [userEmail],
    );
    await office.goto('/admin/bookings');
    const tile = office.getByRole('listitem').filter({ hasText: name });
    await tile.getByRole('button', { name: 'Expand' }).click();

    await tile.getByRole('button', { name: 'Erase this person' }).press('Enter');
    const question = office.getByRole('dialog', { name: 'Erase this person' });
    await expect(question).toContainText(userEmail);
    await expectGoodAtEveryWidth(office);
    await question.getByRole('button', { name: 'Erase' }).press('Enter');

    await expect(office.getByText('Erased: 1 booking, 1 price alert.')).toBeVisible();
    await expect(tile).toHaveCount(0);
    expect(await sql('SELECT FROM bookings.price_alerts WHERE email = $1', [userEmail])).toEqual(
      [],
    );
  }
});
