import type { Page } from '@playwright/test';
import type pg from 'pg';
import { expect } from './office.ts';

type Sql = <Row extends pg.QueryResultRow>(text: string) => Promise<Row[]>;

/** Through the screens, as an administrator does. */
export async function addRegionAndCountry(
  office: Page,
  names: { region: string; country: string },
): Promise<void> {
  await office.goto('/admin/regions');
  await office.getByLabel('New continent name').fill(names.region);
  await office.getByRole('button', { name: 'Add continent' }).click();
  await expect(office.getByRole('row', { name: names.region })).toBeVisible();

  await office.goto('/admin/country');
  await office.getByLabel('New country name').fill(names.country);
  await office.getByLabel('New country region').selectOption({ label: names.region });
  await office.getByRole('button', { name: 'Add country' }).click();
  await expect(office.getByText(`${names.country} added.`)).toBeVisible();
  await office.goto(`/admin/country?search=${names.country}`);
  await expect(office.getByRole('row', { name: names.country })).toContainText(names.region);
}

/** Other journeys confirm bookings meanwhile, so both are read until they agree. */
export async function expectDashboardToCountConfirmed(office: Page, sql: Sql): Promise<void> {
  await office.goto('/admin/dashboard');
  await expect(async () => {
    const [counted] = await sql<{ confirmed: string }>(
      `SELECT count(*)::text AS confirmed FROM bookings.bookings WHERE state = 'confirmed'`,
    );
    await office.getByRole('button', { name: 'Refresh' }).click();
    const confirmed = office.getByRole('listitem').filter({ hasText: 'Confirmed' }).first();
    expect((await confirmed.innerText()).replace(/\D/g, '')).toContain(counted?.confirmed);
  }).toPass();
}
