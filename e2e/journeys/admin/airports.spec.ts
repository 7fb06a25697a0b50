import { expect, test } from './office.ts';

test('a page has 50 airports, 20 locations or 20 airlines, and the address names the page (§9)', async ({
  office,
}) => {
  await office.goto('/admin/airports');
  await expect(office.getByRole('rowheader')).toHaveCount(50);
  await office.getByRole('button', { name: 'Next' }).click();
  await expect(office).toHaveURL('/admin/airports?page=2');
  await expect(office.getByText(/^Page 2 of \d+$/)).toBeVisible();

  for (const [path, list] of [
    ['/admin/locations', 'Locations'],
    ['/admin/airline', 'Airlines'],
  ] as const) {
    await office.goto(`${path}?page=2`);
    const tiles = office.getByRole('list', { name: list }).getByRole('heading', { level: 2 });
    await expect(tiles).toHaveCount(20);
    const first = await tiles.first().textContent();
    await office.getByRole('button', { name: 'Previous' }).click();
    await expect(office).toHaveURL(path);
    await expect(tiles.first()).not.toHaveText(first ?? '');
  }
});

test('an airport is found, edited, cancelled and there after a reload (§2)', async ({ office }) => {
  await office.goto('/admin/airports');
  await office.getByRole('searchbox').fill('Gatwick');
  await office.getByRole('button', { name: 'Search' }).click();
  await expect(office).toHaveURL('/admin/airports?search=Gatwick');
  const row = office.getByRole('row', { name: /LGW/ });
  await expect(row).toContainText('Used in flights');
  const name = (await row.getByRole('rowheader').textContent()) ?? '';
  const field = office.getByLabel('Airport name', { exact: true });

  await row.getByRole('button', { name: 'Edit' }).click();
  await field.fill('Somewhere else');
  await office.getByRole('button', { name: 'Cancel' }).click();
  await office.getByRole('button', { name: 'Leave without saving' }).click();
  await expect(office.getByRole('rowheader', { name })).toBeVisible();
  await row.getByRole('button', { name: 'Edit' }).click();
  await field.fill(`${name} Gatwick`);
  await office.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(field, 'it is saved').toHaveCount(0);
  await office.reload();
  await expect(row).toContainText(`${name} Gatwick`);

  await row.getByRole('button', { name: 'Edit' }).click();
  await field.fill(name);
  await office.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(office.getByRole('rowheader', { name, exact: true })).toBeVisible();
});

test('a code that another airport has is refused in an error block (§7, §8)', async ({
  office,
}) => {
  await office.goto('/admin/airports');
  const form = office.getByRole('form', { name: 'Add an airport' });
  await form.getByLabel('New airport name').fill('Another Heathrow');
  await form.getByLabel('Code').fill('lhr');
  await form.getByRole('combobox', { name: 'Location' }).fill('London');
  await office
    .getByRole('option', { name: /London/ })
    .first()
    .click();

  await form.getByRole('button', { name: 'Add airport' }).click();

  await expect(form.getByRole('alert')).toContainText('LHR');
  await expect(form.getByLabel('New airport name')).toHaveValue('Another Heathrow');
});

test('the airports of one location name their location (§2)', async ({ office, request }) => {
  const [london]: { airportId: string; locationId: string; locationName: string }[] = await (
    await request.get('/api/airport/search-advanced?q=LHR')
  ).json();

  await office.goto(`/admin/airports?locationId=${london?.locationId}`);

  await expect(office.getByRole('heading', { level: 1 })).toHaveText(
    `Manage Airports in ${london?.locationName}`,
  );
  await expect(office.getByRole('row', { name: /LHR/ })).toBeVisible();
  await expect(
    office.getByRole('form', { name: 'Add an airport' }).getByLabel('Location'),
  ).toHaveCount(0);
});
