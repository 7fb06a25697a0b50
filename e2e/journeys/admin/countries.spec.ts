import { expect, test } from './office.ts';

test('a country is added in the region one looks at, moved, and deleted (§2)', async ({
  office,
}) => {
  const name = `Land ${String(Date.now()).slice(-7)}`;
  await office.goto('/admin/country');
  await office.getByLabel('Region', { exact: true }).selectOption({ label: 'Oceania' });
  await expect(office).toHaveURL(/\/admin\/country\?regionId=[\w-]+&regionName=Oceania$/);
  await expect(office.getByRole('row', { name: /Spain/ })).toHaveCount(0);

  await office.getByLabel('New country name').fill(name);
  await office.getByLabel('New country region').selectOption({ label: 'Oceania' });
  await office.getByRole('button', { name: 'Add country' }).click();
  const row = office.getByRole('row', { name });
  await expect(row).toContainText('Oceania');
  await row.getByRole('button', { name: 'Edit' }).click();
  await office.getByRole('row').getByLabel('Region').selectOption({ label: 'Africa' });
  await office.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(row, 'it is in another region now').toHaveCount(0);

  await office.getByLabel('Region', { exact: true }).selectOption({ label: 'All Regions' });
  await office.getByRole('searchbox', { name: 'Search by name' }).fill(name);
  await office.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(row).toContainText('Africa');
  await office.reload();
  await expect(row).toContainText('Africa');
  await row.getByRole('button', { name: 'Delete' }).click();
  const question = office.getByRole('dialog', { name: 'Confirm Deletion' });
  await expect(question).toContainText('Delete this country?');
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(row).toHaveCount(0);
});

test('a country with locations leads to them instead of being deleted (§2)', async ({ office }) => {
  await office.goto('/admin/country?search=spain');
  const spain = office.getByRole('row', { name: /Spain/ });
  await expect(spain.getByRole('button', { name: 'Delete' })).toHaveCount(0);

  await spain.getByRole('link', { name: 'View Locations' }).click();

  await expect(office).toHaveURL(/\/admin\/locations\?countryId=[\w-]+&countryName=Spain$/);
  await expect(office.getByRole('heading', { level: 1 })).toHaveText('Manage Locations in Spain');
  await expect(office.getByRole('heading', { level: 2, name: 'Barcelona' })).toBeVisible();
});
