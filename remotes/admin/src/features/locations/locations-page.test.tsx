import { jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { variablesOf } from '../../testing/render-page.tsx';
import { advertised, dubai, paged, renderLocations, tileOf } from './render-locations.tsx';

test('a tile shows everything that is stored of a location (§2, §9)', async () => {
  renderLocations();

  const tile = await tileOf('Dubai');
  tile.getByText('United Arab Emirates · Asia');
  tile.getByText('About Dubai.');
  tile.getByText('Yes');
  tile.getByText('Hot deals');
  tile.getByText('From £299.');
  const other = await tileOf('Hatta');
  other.getByText('No');
  other.getByText('None');
});

test('a location with airports leads to them, one without can be deleted by name (§2)', async () => {
  renderLocations();

  const link = (await tileOf('Dubai')).getByRole('link', { name: /View Airports/ });
  expect(link.getAttribute('href')).toBe('/admin/airports?search=Dubai');
  expect((await tileOf('Dubai')).queryByRole('button', { name: /Delete/ })).toBeNull();
  await userEvent.click((await tileOf('Hatta')).getByRole('button', { name: /Delete/ }));
  const question = within(await screen.findByRole('dialog', { name: 'Confirm Deletion' }));
  question.getByText('Are you sure you want to delete the Location for Hatta?');
});

test('the office sees popular destinations that are hidden from visitors', async () => {
  renderLocations({
    AdvertisedLocations: advertised([{ __typename: 'Location', id: 'hatta', flightsFromUk: 0 }]),
  });

  const notes = within(await screen.findByRole('list', { name: 'Not shown to visitors' }));
  notes.getByText(/^Popular destinations: visitors are not shown 1 of 1/);
});

test('a deletion that fails is logged, and shown too (§7, §8)', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { errors } = renderLocations({ DeleteLocation: 'broken' });
  await userEvent.click((await tileOf('Hatta')).getByRole('button', { name: /Delete/ }));

  await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));

  await waitFor(() => expect(errors).toEqual(['Hatta could not be deleted. Please try again.']));
  expect(log.mock.calls[0]?.[0]).toBe('Deleting a location failed.');
  await tileOf('Hatta');
});

test('search, country and page are in the address, and the title names the country (§2)', async () => {
  const { sent, at } = renderLocations(
    { ManagedLocations: ({ page }) => paged([dubai], { page, totalPages: 3, totalItems: 41 }) },
    '/admin/locations?search=du&page=2',
  );
  await tileOf('Dubai');
  expect(variablesOf(sent, 'ManagedLocations')).toEqual([
    { query: 'du', countryId: null, page: 2 },
  ]);

  await userEvent.click(screen.getByRole('button', { name: /Next/ }));
  expect(at().search).toBe('?search=du&page=3');
  await userEvent.selectOptions(
    screen.getByRole('combobox', { name: 'Country' }),
    'United Arab Emirates',
  );

  await screen.findByRole('heading', {
    level: 1,
    name: 'Manage Locations in United Arab Emirates',
  });
  expect(at().search).toBe('?search=du&countryId=uae&countryName=United+Arab+Emirates');
});

test('while they load their shapes are there', async () => {
  renderLocations({ ManagedLocations: 'pending' });
  screen.getByText('Loading locations');
  await screen.findByRole('option', { name: 'Oman' });
});

test('nothing that matches is shown', async () => {
  renderLocations({ ManagedLocations: paged([]) }, '/admin/locations?search=zzz');
  await screen.findByText('No locations match. Try another name or country.');
});
