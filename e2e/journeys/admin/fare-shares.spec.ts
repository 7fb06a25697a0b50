import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { priceText } from '@larkfare/travellers';
import { bookingPopUp, fillContact, openBooking, submitButton } from '../booking-form.ts';
import { resultsAddress } from '../trips.ts';
import { testOnIsolatedSite } from './isolated-site.ts';
import { expect, expectAccessible } from './office.ts';

/** The shares are in every total that other journeys look at, and a mail is read from the site's own folder. */
const test = testOnIsolatedSite();
test.describe.configure({ mode: 'default' });

const pounds = (pence: number) =>
  (pence / 100).toLocaleString('en-GB', { style: 'currency', currency: 'GBP' });

async function setShares(office: Page, child: string, infant: string) {
  await office.goto('/admin/siteinfo');
  await office.getByRole('button', { name: 'Edit', exact: true }).click();
  await office.getByLabel('A child under 12 pays (%)').fill(child);
  await office.getByLabel('An infant under 2 pays (%)').fill(infant);
  await office.getByRole('button', { name: 'Save All' }).click();
}

async function mailTo(dataFolder: string, email: string): Promise<string> {
  const outbox = join(dataFolder, 'outbox');
  let found = '';
  await expect(async () => {
    const names = await readdir(outbox);
    const mails = await Promise.all(names.map((name) => readFile(join(outbox, name), 'utf8')));
    found = mails.find((text) => text.includes(`To: ${email}`)) ?? '';
    expect(found).not.toBe('');
  }).toPass();
  const bytes = found
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, code) => String.fromCharCode(Number.parseInt(code, 16)));
  return Buffer.from(bytes, 'latin1').toString();
}

for (const width of [390, 1280])
  test(`the shares of children and infants are in each price from the card to the customer’s page at ${width} px`, async ({
    office,
    browser,
    baseURL,
    isolatedSite,
  }) => {
    test.slow();
    await office.setViewportSize({ width, height: 844 });
    await setShares(office, '101', '10');
    await expect(office.getByLabel('A child under 12 pays (%)')).toBeFocused();
    await expect(office.getByText('Enter a whole number from 0 to 100.')).toBeVisible();
    await setShares(office, '75', '10');
    await expect(office.getByRole('button', { name: 'Edit', exact: true })).toBeVisible();

    const context = await browser.newContext({ baseURL, viewport: { width, height: 844 } });
    const visitor = await context.newPage();
    const party = { adults: 2, children: 1, infants: 1 };
    await visitor.goto(
      resultsAddress({ from: 'LHR', to: 'DUB', adults: '2', children: '1', infant: '1' }),
    );
    const card = visitor.getByRole('article').first();
    const [, price = ''] = /now £([\d,.]+)/.exec((await card.textContent()) ?? '') ?? [];
    const fare = Math.round(Number(price.replaceAll(',', '')) * 100);
    const [adult, child, infant, total] = [
      fare,
      Math.round((fare * 75) / 100),
      Math.round(fare / 10),
      2 * fare + Math.round((fare * 75) / 100) + Math.round(fare / 10),
    ].map(pounds);
    await expect(card).toContainText(`${total} for 4 travellers`);
    await openBooking(visitor);
    const flight = bookingPopUp(visitor).getByRole('region', { name: 'Your flight' });
    for (const line of [
      `2 adults × ${adult}`,
      `1 child × ${child}`,
      `1 infant × ${infant}`,
      `Total for 4 travellers${total}`,
    ])
      await expect(flight).toContainText(line);
    await expectAccessible(visitor);

    // The owner changes the shares while the form is open: the form shows the new total and books nothing.
    await setShares(office, '60', '20');
    await expect(office.getByRole('button', { name: 'Edit', exact: true })).toBeVisible();
    await fillContact(visitor, `Shares ${width}`);
    const email = `shares-${width}@example.com`;
    await bookingPopUp(visitor).getByRole('textbox', { name: 'Email' }).fill(email);
    await submitButton(visitor).click();
    const shares = { childPercent: 60, infantPercent: 20 };
    const prices = priceText(fare, { ...party, ...shares }, pounds) ?? '';
    const newTotal = prices.split('Total ')[1] ?? '';
    await expect(bookingPopUp(visitor).getByRole('alert')).toContainText(
      `The price for 4 travellers is now ${newTotal}. It was ${total}`,
    );
    await expect(submitButton(visitor)).toHaveText('Request booking at the new price');
    await submitButton(visitor).click();

    const trip = visitor.getByRole('region', { name: 'Your trip' });
    const isStored = () =>
      expect(trip).toContainText(`Total for 4 travellers, as requested${newTotal}`);
    await isStored();
    await expectAccessible(visitor);
    expect(await mailTo(isolatedSite.dataFolder, email)).toContain(prices);

    await setShares(office, '50', '0');
    await expect(office.getByRole('button', { name: 'Edit', exact: true })).toBeVisible();
    await visitor.reload();
    await isStored();
    await office.goto(`/admin/bookings?search=${email}`);
    await office.getByRole('button', { name: 'Edit' }).first().click();
    await expect(office.getByRole('region', { name: 'Offered' })).toContainText(
      prices.replaceAll('£', '$'),
    );
    await context.close();
  });
