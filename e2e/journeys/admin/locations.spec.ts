import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from './office.ts';
import { addRegionAndCountry } from './office-steps.ts';
import { addPricedFlight } from './priced-flight.ts';

/** A real PNG of ours. */
const picture = fileURLToPath(
  new URL('../../../hosts/shell/server/share-picture/share-picture.png', import.meta.url),
);
const stamp = String(Date.now()).slice(-7);
/** Three capitals that no airport of the demonstration has. */
const code = `Q${(Number(stamp) % 90) + 10}`;

const confirmDeletion = async (page: Page, sentence: string) => {
  const question = page.getByRole('dialog', { name: 'Confirm Deletion' });
  await expect(question).toContainText(sentence);
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(question).toHaveCount(0);
};
const rowOf = (page: Page, name: string) => page.getByRole('row', { name });
const tileOf = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 2, name }) });

test('continent, country, location with a picture and airport are made, shown to visitors, and deleted in the only order allowed (§2, §4)', async ({
  office,
  request,
  adminToken,
}) => {
  test.slow();
  const names = {
    region: `Region ${stamp}`,
    country: `Country ${stamp}`,
    location: `Place ${stamp}`,
    airport: `Airport ${stamp}`,
  };

  await addRegionAndCountry(office, names);

  await office.goto('/admin/locations');
  await office.getByRole('button', { name: 'Add location' }).click();
  const popUp = office.getByRole('dialog', { name: 'Add Location' });
  await popUp.getByRole('button', { name: 'Add location' }).click();
  await expect(popUp).toContainText('Image is required.');
  await popUp.getByLabel('Name', { exact: true }).fill(names.location);
  await popUp.getByLabel('Country').selectOption({ label: names.country });
  await popUp.getByLabel(/^Image/).setInputFiles(picture);
  await expect(popUp.getByText('Uploaded')).toBeVisible();
  await popUp.getByLabel('Popular destination').check();
  await popUp.getByLabel('Description', { exact: true }).fill('Made by a journey.');
  await popUp.getByLabel('Dealings').selectOption({ label: 'Hot deals' });
  await popUp.getByLabel('Dealings description').fill('From £99.');
  await expectAccessible(office);
  await popUp.getByRole('button', { name: 'Add location' }).click();
  await expect(popUp).toHaveCount(0);
  await office.goto(`/admin/locations?search=${names.location}`);
  const tile = tileOf(office, names.location);
  await expect(tile).toContainText(`${names.country} · ${names.region}`);
  await expect(tile).toContainText('Hot deals');
  await expect(tile).toContainText('From £99.');

  await office.goto('/admin/airports');
  await office.getByLabel('New airport name').fill(names.airport);
  await office.getByLabel('Code', { exact: true }).fill(code.toLowerCase());
  await office.getByLabel('Location', { exact: true }).fill(names.location);
  await office.getByRole('option', { name: names.location }).click();
  await office.getByRole('button', { name: 'Add airport' }).click();
  await expect(office.getByText(`${names.airport} added.`)).toBeVisible();
  await office.goto(`/admin/airports?search=${names.airport}`);
  await expect(rowOf(office, names.airport)).toContainText(code);

  // Each stays while the next one needs it, and leads on to it.
  await office.goto('/admin/regions');
  const region = rowOf(office, names.region);
  await expect(region.getByRole('button', { name: 'Delete' })).toHaveCount(0);
  await region.getByRole('link', { name: 'View Countries' }).click();
  const country = rowOf(office, names.country);
  await expect(country.getByRole('button', { name: 'Delete' })).toHaveCount(0);
  await country.getByRole('link', { name: 'View Locations' }).click();
  await expect(office.getByRole('heading', { level: 1 })).toHaveText(
    `Manage Locations in ${names.country}`,
  );
  await expect(tile.getByRole('button', { name: 'Delete' })).toHaveCount(0);

  // Visitors see it once a flight from the UK has a price: the picture in its widths and formats.
  const idOf = async (query: string) => {
    const [found] = await (await request.get(`/api/airport/search-advanced?q=${query}`)).json();
    return found.airportId;
  };
  const [{ _id: airlineId }] = await (await request.get('/api/airline/')).json();
  const flightId = await addPricedFlight(request, adminToken, {
    departureId: await idOf('LHR'),
    arrivalId: await idOf(code),
    airlineId,
  });
  const visitor = await office.context().newPage();
  await visitor.setViewportSize({ width: 390, height: 844 });
  await visitor.goto('/deals');
  const visible = visitor
    .getByRole('listitem')
    .filter({ hasText: names.location })
    .locator('img')
    .first();
  await visible.scrollIntoViewIfNeeded();
  await expect
    .poll(() => visible.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  expect(await visible.evaluate((image: HTMLImageElement) => image.currentSrc)).toMatch(
    /\/media\/uploads\/[\w-]+-(320|640|1280)\.(avif|webp)$/,
  );
  await visitor.close();
  const headers = { authorization: `Bearer ${adminToken}` };
  expect((await request.delete(`/api/flight/${flightId}`, { headers })).ok()).toBe(true);

  await tile.getByRole('link', { name: 'View Airports' }).click();
  await expect(office).toHaveURL(/\/admin\/airports\?search=Place/);
  await rowOf(office, names.airport).getByRole('button', { name: 'Delete' }).click();
  await confirmDeletion(office, 'Delete this airport?');
  await expect(rowOf(office, names.airport)).toHaveCount(0);
  await office.goto(`/admin/locations?search=${names.location}`);
  await tile.getByRole('button', { name: 'Delete' }).click();
  await confirmDeletion(
    office,
    `Are you sure you want to delete the Location for ${names.location}?`,
  );
  await expect(tile).toHaveCount(0);
  await office.goto(`/admin/country?search=${names.country}`);
  await country.getByRole('button', { name: 'Delete' }).click();
  await confirmDeletion(office, 'Delete this country?');
  await expect(country).toHaveCount(0);
  await office.goto('/admin/regions');
  await region.getByRole('button', { name: 'Delete' }).click();
  await confirmDeletion(office, 'Delete this region?');
  await expect(region).toHaveCount(0);
});

test('a location’s edit is cancelled, warned about, saved and there after a reload (§2)', async ({
  office,
}) => {
  await office.goto('/admin/locations?search=Reykjav');
  const tile = office
    .getByRole('listitem')
    .filter({ has: office.getByRole('heading', { level: 2 }) })
    .first();
  await tile.getByRole('button', { name: /^Edit/ }).click();
  const popUp = office.getByRole('dialog', { name: 'Edit Location' });
  const description = popUp.getByLabel('Description');
  const before = await description.inputValue();
  await description.fill('Something else.');
  await popUp.getByRole('button', { name: 'Cancel' }).click();
  await office
    .getByRole('dialog', { name: 'Leave without saving?' })
    .getByRole('button', { name: 'Leave without saving' })
    .click();
  await expect(popUp).toHaveCount(0);
  await expect(tile).toContainText(before);

  await tile.getByRole('button', { name: /^Edit/ }).click();
  await description.fill(`${before} Saved by a journey.`);
  await popUp.getByRole('button', { name: 'Save changes' }).click();
  await expect(popUp).toHaveCount(0);
  await office.reload();
  await expect(tile).toContainText('Saved by a journey.');
  await tile.getByRole('button', { name: /^Edit/ }).click();
  await description.fill(before);
  await popUp.getByRole('button', { name: 'Save changes' }).click();
  await expect(popUp).toHaveCount(0);
});

test('a file that is no picture is refused at the picture, and nothing is stored', async ({
  office,
}) => {
  await office.goto('/admin/locations');
  await office.getByRole('button', { name: 'Add location' }).click();
  const popUp = office.getByRole('dialog', { name: 'Add Location' });

  await popUp.getByLabel(/^Image/).setInputFiles({
    name: 'script.svg',
    mimeType: 'image/svg+xml',
    buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
  });
  await expect(
    popUp.locator('p').filter({ hasText: 'Choose a JPEG, PNG or WebP picture.' }),
  ).toBeVisible();
  await popUp.getByLabel(/^Image/).setInputFiles({
    name: 'large.png',
    mimeType: 'image/png',
    buffer: Buffer.alloc(11 * 1024 * 1024),
  });
  await expect(popUp.locator('p').filter({ hasText: 'Image file is too large.' })).toBeVisible();
  await expect(popUp.getByText('11.0 MB')).toBeVisible();
});
