import { anOffer } from '../offers.ts';
import { expect, expectGoodAtEveryWidth, test } from './office.ts';
import { secondAdministrator } from './second-administrator.ts';

/** The journeys change one flight after another, and leave it as it was. */
test.describe.configure({ mode: 'default' });

const flightAddress = async () => {
  const { flightId } = await anOffer(process.env.SITE_URL ?? '');
  return `/admin/flight/${flightId}`;
};

test('the price table is walked, filled and taken back by keyboard alone (§2)', async ({
  office,
}) => {
  await office.goto(await flightAddress());
  const cells = office.getByRole('gridcell');
  const at = (row: number, column: number) => cells.nth(row * 4 + column);
  const before = await at(1, 0).innerText();

  await at(0, 0).click();
  await office.keyboard.type('150');
  await office.keyboard.press('Enter');
  await expect(at(1, 0)).toBeFocused();
  await office.keyboard.press('ArrowUp');
  await office.keyboard.press('Control+D');
  await expect(at(11, 0)).toHaveText('£150.00');
  await office.keyboard.press('Control+Z');
  await expect(at(1, 0)).toHaveText(before);
  await office.keyboard.press('F2');
  await office.keyboard.type('9');
  await office.keyboard.press('Escape');
  await expect(at(0, 0)).toHaveText('£150.00');
  await office.keyboard.press('Tab');
  await expect(at(0, 1)).toBeFocused();
  await office.keyboard.press('Delete');
  await expect(at(0, 1)).toHaveText('');

  await office.getByRole('link', { name: 'Back', exact: true }).click();
  const question = office.getByRole('dialog', { name: 'Leave without saving?' });
  await question.getByRole('button', { name: 'Leave without saving' }).click();
  await expect(office).toHaveURL(/\/admin\/flight$/);
});

test('a block goes out to a spreadsheet and comes back the same (§2)', async ({ office }) => {
  await office.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await office.goto(await flightAddress());
  const first = office.getByRole('gridcell').first();
  const price = await first.innerText();

  await first.click();
  await office.keyboard.press('Control+A');
  await office.keyboard.press('Control+C');
  const copied = await office.evaluate(() => navigator.clipboard.readText());
  expect(copied.split('\n')).toHaveLength(12);
  await office.keyboard.press('Delete');
  await expect(first).toHaveText('');
  await office.keyboard.press('Control+V');

  await expect(first).toHaveText(price);
  await expect(office.getByText('Everything is saved.')).toBeVisible();
});

test('two administrators at once: the second sees both versions and loses nothing (§4)', async ({
  office,
  browser,
  adminToken,
}) => {
  const address = await flightAddress();
  const other = await secondAdministrator(browser, adminToken);
  await office.goto(address);
  await other.goto(address);
  const stops = await office.getByLabel('Stops').inputValue();
  await other.getByLabel('Stops').waitFor();

  await office.getByLabel('Stops').fill('3');
  await office.getByRole('button', { name: 'Save Changes' }).click();
  await expect(office.getByText('Flight updated successfully!')).toBeVisible();
  await other.getByLabel('Stops').fill('4');
  await other.getByRole('button', { name: 'Save Changes' }).click();

  const comparison = other.getByRole('alert', { name: 'Someone else has changed this' });
  await expect(comparison.getByRole('row', { name: /Stops/ })).toContainText(/3.*4/);
  // What the bars at the edges of a phone cover depends on where the page is scrolled to.
  await other.setViewportSize({ width: 390, height: 900 });
  await comparison.scrollIntoViewIfNeeded();
  await expectGoodAtEveryWidth(other);
  await other.getByRole('button', { name: 'Keep mine' }).click();
  await expect(other.getByText('Flight updated successfully!')).toBeVisible();
  await office.reload();
  await expect(office.getByLabel('Stops')).toHaveValue('4');

  await office.getByLabel('Stops').fill(stops);
  await office.getByRole('button', { name: 'Save Changes' }).click();
  await expect(office.getByText('Flight updated successfully!')).toBeVisible();
  await other.context().close();
});

test('on a phone each price is a field with its label', async ({ office }) => {
  await office.setViewportSize({ width: 390, height: 844 });
  await office.goto(await flightAddress());

  const june = office.getByRole('group', { name: 'June' });
  await june.getByLabel('Round-Trip').fill('1,250');
  await june.getByLabel('Round-Trip').blur();
  await expect(june.getByLabel('Round-Trip')).toHaveValue('1250.00');
  await office.getByRole('button', { name: 'Undo' }).click();

  await expect(office.getByText('Everything is saved.')).toBeVisible();
  await office.emulateMedia({ colorScheme: 'dark' });
  await expectGoodAtEveryWidth(office);
});
