import { readFile } from 'node:fs/promises';
import { addDays, londonToday } from '@larkfare/london-dates';
import type { APIRequestContext, Page } from '@playwright/test';
import { expect, expectGoodAtEveryWidth, test } from './office.ts';

const departureDate = addDays(londonToday(new Date()), 40);

async function aQuote(request: APIRequestContext, customerName: string): Promise<void> {
  const made = await request.post('/api/quote/', {
    data: {
      customerName,
      email: 'quote@example.com',
      contactPhone: '07700 900123',
      tripType: 'round-trip',
      from: 'London',
      to: 'Cork',
      preferredAirline: '',
      departureDate,
      arrivalDate: addDays(departureDate, 7),
      passengerCount: { adults: 2, children: 0, infants: 0 },
      extraDetails: 'A window seat',
    },
  });
  expect(made.status()).toBe(201);
}

const fact = (page: Page, term: string) =>
  page
    .getByRole('term')
    .filter({ hasText: new RegExp(`^${term}$`) })
    .locator('xpath=following-sibling::dd');

test('a quote request is found, edited, cancelled, priced and deleted (§2)', async ({
  office,
  request,
}) => {
  const name = `Quote ${Date.now()}`;
  await aQuote(request, name);
  await office.goto('/admin/quotes');
  await office.getByRole('searchbox', { name: 'Search quote requests' }).fill(name);
  await office.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(office).toHaveURL(/search=Quote/);
  await office.getByRole('button', { name, exact: true }).click();
  await expect(fact(office, 'Extra details')).toHaveText('A window seat');
  await expect(fact(office, 'Preferred airline')).toHaveText('Any airline');

  await office.getByRole('button', { name: 'Edit' }).click();
  await office.getByLabel('To', { exact: true }).fill('Nowhere');
  await office.getByRole('button', { name: 'Cancel' }).click();
  await office.getByRole('button', { name: 'Leave without saving' }).click();
  await expect(fact(office, 'To')).toHaveText('Cork');

  await office.getByRole('button', { name: 'Edit' }).click();
  await office.getByLabel('To', { exact: true }).fill('Kerry');
  await office.getByLabel('Price in total ($)').fill('1234.50');
  await expectGoodAtEveryWidth(office);
  await office.getByRole('button', { name: 'Save' }).click();
  await expect(fact(office, 'To')).toHaveText('Kerry');
  await expect(fact(office, 'Price in total')).toHaveText('$1,234.50');

  await office.getByLabel(`Status of ${name}`).selectOption('In-Progress');
  await expect(office.getByLabel(`Status of ${name}`)).not.toHaveAttribute('aria-busy');
  await office.reload();
  await expect(office.getByLabel(`Status of ${name}`)).toHaveValue('inProgress');
  await office.getByRole('combobox', { name: 'Status', exact: true }).selectOption('Closed');
  await expect(office).toHaveURL(/status=closed/);
  await expect(office.getByText('No quote requests found.')).toBeVisible();
  await office.getByRole('combobox', { name: 'Status', exact: true }).selectOption('In-Progress');
  await office.getByRole('button', { name, exact: true }).click();
  await expectGoodAtEveryWidth(office);
  await office.emulateMedia({ colorScheme: 'dark' });
  await expectGoodAtEveryWidth(office);

  const download = office.waitForEvent('download');
  await office.getByRole('button', { name: 'Export CSV' }).click();
  const file = await readFile(await (await download).path(), 'utf8');
  expect(file.trim().split('\n')).toHaveLength(2);
  expect(file).toContain(name);

  await office.getByRole('button', { name: 'Delete' }).click();
  await office
    .getByRole('dialog', { name: 'Confirm Deletion' })
    .getByRole('button', { name: 'Delete' })
    .click();
  await expect(office.getByText('Quote request deleted.')).toBeVisible();
  await office.reload();
  await expect(office.getByText('No quote requests found.')).toBeVisible();
});
