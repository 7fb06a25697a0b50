import { adminEmail, expect, expectGoodAtEveryWidth, test } from './office.ts';

test('each write of an administrator is recorded: who, what, from what to what', async ({
  office,
  adminToken,
  request,
}) => {
  const name = `Region ${Date.now()}`;
  const headers = { authorization: `Bearer ${adminToken}` };
  const created = await request.post('/api/region', { headers, data: { name } });
  const { _id } = await created.json();
  await request.put(`/api/region/${_id}`, { headers, data: { name: `${name} renamed` } });
  await request.delete(`/api/region/${_id}`, { headers });

  await office.goto('/admin/changes');

  const rowOf = (action: string) =>
    office.getByRole('row').filter({ hasText: action }).filter({ hasText: name }).first();
  await expect(rowOf('Created')).toContainText(adminEmail);
  await expect(rowOf('Updated')).toContainText(`from ${name} →  to ${name} renamed`);
  await expect(rowOf('Deleted')).toContainText(/\d\d\/\d\d\/\d{4} \d\d:\d\d/);
  await expectGoodAtEveryWidth(office);
});

test('a change is found by person, kind and day, and leads to what was changed', async ({
  office,
  adminToken,
  request,
}) => {
  const name = `Region ${Date.now()}`;
  const headers = { authorization: `Bearer ${adminToken}` };
  const created = await request.post('/api/region', { headers, data: { name } });
  const { _id } = await created.json();
  await office.goto('/admin/changes');

  const form = office.getByRole('search', { name: 'Filter changes' });
  await form.getByLabel('Person').fill(adminEmail.slice(0, 5));
  await form.getByLabel('Kind').selectOption('Continent');
  await form.getByRole('button', { name: 'Search' }).click();
  await expect(office).toHaveURL(/\?person=\w+&kind=regions$/);
  await expectGoodAtEveryWidth(office);

  await office.getByRole('link', { name, exact: true }).click();
  await expect(office.getByRole('heading', { level: 1, name: 'Manage Continents' })).toBeVisible();
  await expect(office.getByRole('rowheader', { name, exact: true })).toBeVisible();
  await request.delete(`/api/region/${_id}`, { headers });
});

test('the areas are links, and each lists its own', async ({ office }) => {
  await office.goto('/admin/changes');

  await office.getByRole('link', { name: 'Enquiries' }).click();
  await expect(office).toHaveURL(/\?area=enquiries$/);
  await expect(office.getByRole('link', { name: 'Enquiries' })).toHaveAttribute(
    'aria-current',
    'page',
  );

  await office.getByRole('link', { name: 'Site', exact: true }).click();
  await expect(office).toHaveURL(/\?area=site$/);
  await office.goBack();
  await expect(office).toHaveURL(/\?area=enquiries$/);
});
