import { expectContrastInTheDark } from '../site.ts';
import { expect, expectGoodAtEveryWidth, test } from './office.ts';

test('a continent is added, renamed and deleted, and stays so after a reload (§2)', async ({
  office,
}) => {
  const name = `Continent ${Date.now()}`;
  await office.goto('/admin/regions');
  await expect(office.getByRole('heading', { level: 1 })).toHaveText('Manage Continents');

  await office.getByLabel('New continent name').fill(`  ${name} `);
  await office.getByRole('button', { name: 'Add continent' }).click();
  const row = office.getByRole('row', { name });
  await expect(row).toBeVisible();
  await row.getByRole('button', { name: 'Edit' }).click();
  await office.getByLabel('Continent name', { exact: true }).fill('Nowhere');
  await office.getByRole('button', { name: 'Cancel' }).click();
  await office.getByRole('button', { name: 'Leave without saving' }).click();
  await expect(row).toBeVisible();
  await row.getByRole('button', { name: 'Edit' }).click();
  await office.getByLabel('Continent name', { exact: true }).fill(`${name} renamed`);
  await office.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(office.getByRole('rowheader', { name: `${name} renamed` })).toBeVisible();
  await office.reload();
  await office
    .getByRole('row', { name: `${name} renamed` })
    .getByRole('button', { name: 'Delete' })
    .click();
  const question = office.getByRole('dialog', { name: 'Confirm Deletion' });
  await expect(question).toContainText('Delete this region?');
  await question.getByRole('button', { name: 'Delete' }).click();

  await expect(office.getByRole('row', { name })).toHaveCount(0);
  await office.reload();
  await expect(office.getByRole('row', { name: 'Europe' })).toBeVisible();
  await expect(office.getByRole('row', { name })).toHaveCount(0);
});

test('a continent with countries leads to them instead of being deleted (§2)', async ({
  office,
}) => {
  await office.goto('/admin/regions');
  const europe = office.getByRole('row', { name: 'Europe' });
  await expect(europe.getByRole('button', { name: 'Delete' })).toHaveCount(0);

  await europe.getByRole('link', { name: 'View Countries' }).click();

  await expect(office).toHaveURL(/\/admin\/country\?regionId=[\w-]+&regionName=Europe$/);
  await expect(office.getByRole('heading', { level: 1 })).toHaveText('Manage Countries');
  await expect(office.getByRole('row', { name: /Spain/ })).toBeVisible();
  await expect(office.getByRole('row', { name: /Australia/ })).toHaveCount(0);
});

test('the page is used by keyboard alone (§2)', async ({ office }) => {
  const name = `Keyboard ${Date.now()}`;
  await office.goto('/admin/regions');
  await office.getByLabel('New continent name').focus();

  await office.keyboard.type(name);
  await office.keyboard.press('Enter');
  const row = office.getByRole('row', { name });
  await expect(row).toBeVisible();
  await row.getByRole('button', { name: 'Edit' }).focus();
  await office.keyboard.press('Enter');
  await expect(office.getByLabel('Continent name', { exact: true })).toBeFocused();
  await office.keyboard.press('End');
  await office.keyboard.type(' B');
  await office.keyboard.press('Enter');
  await expect(row.getByRole('button', { name: 'Edit' })).toBeFocused();
  await expect(row).toContainText(`${name} B`);
  await office.keyboard.press('Tab');
  await expect(row.getByRole('button', { name: 'Delete' })).toBeFocused();
  await office.keyboard.press('Enter');
  const question = office.getByRole('dialog', { name: 'Confirm Deletion' });
  await expect(question).toBeVisible();
  await office.keyboard.press('Escape');
  await expect(row.getByRole('button', { name: 'Delete' })).toBeFocused();
  await office.keyboard.press('Enter');
  await question.getByRole('button', { name: 'Delete' }).focus();
  await office.keyboard.press('Enter');

  await expect(row).toHaveCount(0);
  await expect(office.getByRole('heading', { level: 1 })).toBeFocused();
});

for (const [page, path] of [
  ['continents', '/admin/regions'],
  ['countries', '/admin/country'],
  ['locations', '/admin/locations'],
  ['airports', '/admin/airports'],
  ['airlines', '/admin/airline'],
] as const)
  test(`the ${page} fit every width, in both schemes, and axe finds nothing`, async ({
    office,
  }) => {
    test.slow();
    await office.goto(path);
    await expect(office.getByRole('button', { name: /^Edit/ }).first()).toBeVisible();

    await expectGoodAtEveryWidth(office);
    await expectContrastInTheDark(office);
  });
