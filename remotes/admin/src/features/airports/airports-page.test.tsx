import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { variablesOf, renderPage, type Answers } from '../../testing/render-page.tsx';
import { Component as AirportsPage } from './airports-page.tsx';

const london = {
  __typename: 'Location',
  id: 'london',
  name: 'London',
  country: { __typename: 'Country', id: 'uk', name: 'United Kingdom' },
};
const airport = (id: string, name: string, code: string, part: object = {}) => ({
  __typename: 'Airport',
  id,
  version: 2,
  name,
  code,
  location: london,
  canDelete: true,
  ...part,
});
const gatwick = airport('lgw', 'Gatwick', 'LGW', { canDelete: false });
const luton = airport('ltn', 'Luton', 'LTN');
const paged = (items: unknown[], part: object = {}) => ({
  data: {
    records: {
      __typename: 'AirportPage',
      items,
      page: 1,
      totalPages: 1,
      totalItems: items.length,
      ...part,
    },
  },
});
const setup = (answers: Answers = {}, address = '/admin/airports') =>
  renderPage(
    <AirportsPage />,
    {
      ManagedAirports: paged([gatwick, luton]),
      AirportsLocation: { data: { location: london } },
      LocationsToChoose: {
        data: { locationSearch: { __typename: 'LocationPage', items: [london] } },
      },
      ...answers,
    },
    { address },
  );
const rowOf = async (name: string) =>
  within(await screen.findByRole('row', { name: RegExp(name) }));

test('the airports are a table; one that flights use cannot be deleted (§2)', async () => {
  const { sent } = setup();

  const row = await rowOf('Gatwick');
  screen.getByRole('heading', { level: 1, name: 'Manage Airports' });
  row.getByText('LGW');
  row.getByText('United Kingdom');
  row.getByText('Used in flights');
  expect(row.queryByRole('button', { name: /Delete/ })).toBeNull();
  (await rowOf('Luton')).getByRole('button', { name: /Delete/ });
  expect(variablesOf(sent, 'ManagedAirports')).toEqual([{ query: '', locationId: null, page: 1 }]);
});

test('airports of one location name it, and a new one belongs to it (§2)', async () => {
  const { sent, answers, successes } = setup({}, '/admin/airports?locationId=london');
  await screen.findByRole('heading', { level: 1, name: 'Manage Airports in London' });
  expect(screen.queryByLabelText('Location')).toBeNull();
  answers['CreateAirport'] = {
    data: {
      result: { __typename: 'AirportSaved', record: airport('lcy', 'City', 'LCY') },
    },
  };

  await userEvent.type(screen.getByLabelText('New airport name'), 'City');
  await userEvent.type(screen.getByLabelText('Code'), 'lcyx');
  expect(screen.getByLabelText<HTMLInputElement>('Code').value).toBe('LCY');
  await userEvent.click(screen.getByRole('button', { name: 'Add airport' }));

  await waitFor(() => expect(successes).toEqual(['City added.']));
  expect(screen.getByLabelText<HTMLInputElement>('Code').value).toBe('');
  expect(variablesOf(sent, 'CreateAirport')).toEqual([
    { input: { name: 'City', code: 'LCY', locationId: 'london' } },
  ]);
});

test('search and page are in the address (§2)', async () => {
  const { sent, at } = setup(
    { ManagedAirports: ({ page }) => paged([gatwick], { page, totalPages: 3, totalItems: 120 }) },
    '/admin/airports?search=gat&page=2',
  );
  await rowOf('Gatwick');
  expect(variablesOf(sent, 'ManagedAirports')).toEqual([
    { query: 'gat', locationId: null, page: 2 },
  ]);
  screen.getByText('120 airports');

  await userEvent.click(screen.getByRole('button', { name: /Next/ }));
  expect(at().search).toBe('?search=gat&page=3');
  const search = await screen.findByRole('searchbox');
  await userEvent.clear(search);
  await userEvent.type(search, 'lut{Enter}');

  expect(at().search).toBe('?search=lut');
});

test('the location of a new airport is picked from suggestions (§2, §7, §8)', async () => {
  const { sent, answers } = setup();
  await rowOf('Gatwick');
  await userEvent.click(screen.getByRole('button', { name: 'Add airport' }));
  screen.getByText('Name is required.');
  screen.getByText('The code has three letters or digits.');
  screen.getByText('Location is required.');
  answers['CreateAirport'] = {
    data: { result: { __typename: 'AlreadyExists', message: 'LCY is taken by City.' } },
  };

  await userEvent.type(screen.getByLabelText('New airport name'), ' City ');
  await userEvent.type(screen.getByLabelText('Code'), 'lcy');
  await userEvent.type(screen.getByLabelText('Location'), 'Lon');
  await userEvent.click(await screen.findByRole('option', { name: /London/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Add airport' }));

  const form = within(screen.getByRole('form', { name: 'Add an airport' }));
  expect((await form.findByText('LCY is taken by City.')).closest('[role=alert]')).not.toBeNull();
  expect(variablesOf(sent, 'CreateAirport')).toEqual([
    { input: { name: 'City', code: 'LCY', locationId: 'london' } },
  ]);
});

test('an airport is edited in its row (§2)', async () => {
  const { sent, answers } = setup();
  await userEvent.click((await rowOf('Luton')).getByRole('button', { name: /Edit/ }));
  const edited = airport('ltn', 'London Luton', 'LTN', { version: 3 });
  answers['UpdateAirport'] = {
    data: { result: { __typename: 'AirportSaved', record: edited } },
  };
  answers['ManagedAirports'] = paged([gatwick, edited]);

  await userEvent.clear(screen.getByLabelText('Airport name'));
  await userEvent.type(screen.getByLabelText('Airport name'), 'London Luton{Enter}');

  await rowOf('London Luton');
  expect(variablesOf(sent, 'UpdateAirport')).toEqual([
    {
      id: 'ltn',
      version: 2,
      input: { name: 'London Luton', code: 'LTN', locationId: 'london' },
    },
  ]);
});

test('a deletion confirms ‘Delete this airport?’ (§2)', async () => {
  setup();
  await userEvent.click((await rowOf('Luton')).getByRole('button', { name: /Delete/ }));

  const question = within(await screen.findByRole('dialog', { name: 'Confirm Deletion' }));
  question.getByText('Delete this airport?');
});

test('unsaved work is confirmed before another page is shown (§4)', async () => {
  const { at } = setup({
    ManagedAirports: ({ page }) => paged([luton], { page, totalPages: 2, totalItems: 60 }),
  });
  await userEvent.click((await rowOf('Luton')).getByRole('button', { name: /Edit/ }));
  await userEvent.type(screen.getByLabelText('Airport name'), '!');

  await userEvent.click(screen.getByRole('button', { name: /Next/ }));
  const question = within(await screen.findByRole('dialog', { name: 'Leave without saving?' }));
  await userEvent.click(question.getByRole('button', { name: 'Cancel' }));
  expect(at().search).toBe('');
  expect(screen.getByLabelText<HTMLInputElement>('Airport name').value).toBe('Luton!');
});
