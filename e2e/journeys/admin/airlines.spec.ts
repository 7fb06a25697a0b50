import { fileURLToPath } from 'node:url';
import { expect, expectAccessible, test } from './office.ts';

/** A real PNG of ours. */
const picture = fileURLToPath(
  new URL('../../../hosts/shell/server/share-picture/share-picture.png', import.meta.url),
);

test('an airline is added with its marks, shown to visitors, edited and deleted (§2)', async ({
  office,
  request,
}) => {
  test.slow();
  const name = `Wings ${String(Date.now()).slice(-7)}`;
  await office.goto('/admin/airline');
  await office.getByRole('button', { name: 'Add airline' }).click();
  const added = office.getByRole('dialog', { name: 'Add Airline' });
  await added.getByLabel('Short name').fill(` ${name} `);
  await added.getByLabel(/^Logo picture/).setInputFiles(picture);
  await added.getByLabel(/^Monogram picture/).setInputFiles(picture);
  await expect(added.getByText('Uploaded')).toHaveCount(2);
  await added.getByLabel('Overview').fill('It flies.');
  await added.getByRole('button', { name: 'Add airline' }).click();
  await expect(added).toContainText('All details must have a heading and description.');
  await added.getByLabel('Heading of detail 1').fill('Hub');
  await added.getByLabel('Description of detail 1').fill('Leeds.');
  await added.getByLabel('Baggage').check();
  await added.getByLabel('Heading of baggage detail 1').fill('Cabin bag');
  await added.getByLabel('Description of baggage detail 1').fill('7 kg.');
  await expectAccessible(office);
  await added.getByRole('button', { name: 'Add airline' }).click();
  await expect(added).toHaveCount(0);

  await office.goto(`/admin/airline?search=${name}`);
  const tile = office
    .getByRole('listitem')
    .filter({ has: office.getByRole('heading', { level: 2, name }) });
  await expect(tile).toContainText('Leeds.');
  await expect(tile).toContainText('7 kg.');
  await tile.getByRole('button', { name: 'Edit' }).click();
  const edited = office.getByRole('dialog', { name: 'Edit Airline' });
  await expect(edited.getByText('JPEG, PNG or WebP, max 5 MB')).toHaveCount(2);
  await edited.getByRole('button', { name: 'Add detail', exact: true }).click();
  await expect(edited.getByLabel('Heading of detail 2')).toBeFocused();
  await edited.getByRole('button', { name: 'Remove detail 1' }).click();
  await edited.getByLabel('Heading of detail 1').fill('Fleet');
  await edited.getByLabel('Description of detail 1').fill('Nine aircraft.');
  await edited.getByRole('button', { name: 'Save changes' }).click();
  await expect(edited).toHaveCount(0);
  await office.reload();
  await expect(tile).toContainText('Nine aircraft.');
  await expect(tile).not.toContainText('Leeds.');

  const visitor = await office.context().newPage();
  await visitor.goto(`/flight?name=${name}`);
  await expect(visitor.getByText(`We don’t have an airline called “${name}”.`)).toBeVisible();
  const [{ _id: id }] = await (await request.get(`/api/airline/search?q=${name}`)).json();
  await visitor.goto(`/flight/${id}`);
  await expect(visitor.getByText(`We have no ${name} flights from the UK`)).toBeVisible();
  const logo = visitor.getByRole('img', { name: `${name} logo` });
  await expect
    .poll(() => logo.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  expect(await logo.evaluate((image: HTMLImageElement) => image.currentSrc)).toMatch(
    /\/media\/uploads\/[\w-]+-(320|640|1280)\.(avif|webp)$/,
  );
  await visitor.close();

  await tile.getByRole('button', { name: 'Delete' }).click();
  const question = office.getByRole('dialog', { name: 'Confirm Deletion' });
  await expect(question).toContainText(`Are you sure you want to delete the airline ${name}?`);
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(tile).toHaveCount(0);
});

test('an airline with flights leads to them instead of being deleted (§2)', async ({ office }) => {
  await office.goto('/admin/airline?search=Aer Lingus');
  const tile = office
    .getByRole('listitem')
    .filter({ has: office.getByRole('heading', { level: 2, name: 'Aer Lingus' }) });
  await expect(tile.getByRole('link', { name: 'View Flights' })).toBeVisible();
  await expect(tile.getByRole('button', { name: 'Delete' })).toHaveCount(0);

  await tile.getByRole('link', { name: 'View Flights' }).click();

  await expect(office).toHaveURL(/\/admin\/flight\?airlines_id=[\w-]+/);
});
