import type { Page } from '@playwright/test';

export const bookingPopUp = (page: Page) =>
  page.getByRole('dialog', { name: 'Request your booking' });

/** Opens the booking pop-up for the first flight of the list. */
export async function openBooking(page: Page) {
  await page.getByRole('article').first().getByRole('button', { name: 'Book Now' }).click();
  return bookingPopUp(page);
}

export async function fillContact(page: Page, name: string) {
  const form = bookingPopUp(page);
  await form.getByRole('textbox', { name: 'Name' }).fill(name);
  await form.getByRole('textbox', { name: 'Email' }).fill('visitor@example.com');
  await form.getByRole('textbox', { name: 'Contact number' }).fill('07700 900456');
}

export const submitButton = (page: Page) => bookingPopUp(page).locator('button[type="submit"]');

type Sql = <Row extends Record<string, unknown>>(
  text: string,
  values?: unknown[],
) => Promise<Row[]>;

/** The bookings of a customer, as they are stored. */
export const booked = (sql: Sql, name: string) =>
  sql<{ depart: string; ret: string | null; adults: number; children: number; infants: number }>(
    `SELECT departure_date::text AS depart, return_date::text AS ret, adults, children, infants
     FROM bookings.bookings WHERE customer_name = $1`,
    [name],
  );
