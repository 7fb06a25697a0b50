import type { Page } from '@playwright/test';
import { anOffer } from '../offers.ts';
import { expect, expectGoodAtEveryWidth, test } from './office.ts';

/** The journeys change one flight after another, and leave it as it was. */
test.describe.configure({ mode: 'default' });

const flightAddress = async () => {
  const { flightId } = await anOffer(process.env.SITE_URL ?? '');
  return `/admin/flight/${flightId}`;
};

const priceAt = (office: Page, month: string, price: string) =>
  office.getByRole('textbox', { name: `${month}, ${price}` });

test('the price table is filled and undone by keyboard, at every width (§2)', async ({
  office,
}) => {
  await office.goto(await flightAddress());
  const january = priceAt(office, 'January', 'One-way price');
  const february = priceAt(office, 'February', 'One-way price');
  const discount = priceAt(office, 'January', 'One-way discount');
  const december = priceAt(office, 'December', 'One-way price');
  const before = await december.inputValue();

  await january.click();
  await office.keyboard.type('150');
  await office.keyboard.press('Enter');
  await expect(february).toBeFocused();
  await office.keyboard.press('ArrowUp');
  await office.keyboard.press('Control+D');
  await expect(december).toHaveValue('£150.00');
  await office.getByRole('button', { name: 'Undo' }).click();
  await expect(december).toHaveValue(before);
  await january.focus();
  await office.keyboard.type('9');
  await office.keyboard.press('Escape');
  await expect(january).toHaveValue('£150.00');
  await office.keyboard.press('Tab');
  await expect(discount).toBeFocused();
  await office.keyboard.press('Delete');
  await expect(discount).toHaveValue('');

  await expectGoodAtEveryWidth(office, 4400);
  await office.emulateMedia({ colorScheme: 'dark' });
  await expectGoodAtEveryWidth(office, 4400);
  await office.getByRole('link', { name: 'Back', exact: true }).click();
  const question = office.getByRole('dialog', { name: 'Leave without saving?' });
  await question.getByRole('button', { name: 'Leave without saving' }).click();
  await expect(office).toHaveURL(/\/admin\/flight$/);
});

test('a table copied to a spreadsheet is pasted unchanged (§2)', async ({ office }) => {
  await office.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await office.goto(await flightAddress());
  const first = priceAt(office, 'January', 'One-way price');
  const price = await first.inputValue();

  await office.getByRole('button', { name: 'Copy table' }).click();
  await expect(office.getByText('Copied.')).toBeAttached();
  await first.fill('');
  await office.keyboard.press('Control+V');

  await expect(first).toHaveValue(price);
  await expect(office.getByText('Everything is saved.')).toBeVisible();
});
