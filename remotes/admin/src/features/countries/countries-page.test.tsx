import { jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage, type Answers } from '../../testing/render-page.tsx';
import { Component as CountriesPage } from './countries-page.tsx';

const asia = { __typename: 'Region', id: 'as', name: 'Asia' };
const europe = { __typename: 'Region', id: 'eu', name: 'Europe' };
const country = (id: string, name: string, part: object = {}) => ({
  __typename: 'Country',
  id,
  version: 3,
  name,
  region: europe,
  createdAt: '2026-01-05T10:00:00.000Z',
  updatedAt: '2026-11-19T23:30:00.000Z',
  canDelete: true,
  ...part,
});
const spain = country('es', 'Spain', { canDelete: false });
const malta = country('mt', 'Malta');
const listed = (...countries: unknown[]) => ({ data: { records: countries } });
const regions = { data: { regions: [asia, europe] } };

const setup = (answers: Answers = {}, address = '/admin/country') =>
  renderPage(
    <CountriesPage />,
    { ManagedCountries: listed(malta, spain), RegionsToChoose: regions, ...answers },
    { address },
  );
const rowOf = async (name: string) =>
  within(await screen.findByRole('row', { name: RegExp(name) }));
const mutations = (sent: { operation: string; variables: unknown }[]) =>
  sent.filter(({ operation }) => /^(Create|Update|Delete)/.test(operation));

test('the countries are a table of names, regions and days (§2)', async () => {
  setup();

  const row = await rowOf('Malta');
  screen.getByRole('heading', { level: 1, name: 'Manage Countries' });
  expect(screen.getAllByRole('columnheader').map((head) => head.textContent)).toEqual([
    'Name',
    'Region',
    'Created',
    'Updated',
    'Actions',
  ]);
  row.getByText('Europe');
  row.getByText('05/01/2026');
});

test('a country with locations leads to them, one without can be deleted (§2)', async () => {
  setup();

  const link = (await rowOf('Spain')).getByRole('link', { name: /View Locations/ });
  expect(link.getAttribute('href')).toBe('/admin/locations?countryId=es&countryName=Spain');
  expect((await rowOf('Spain')).queryByRole('button', { name: /Delete/ })).toBeNull();
  (await rowOf('Malta')).getByRole('button', { name: /Delete/ });
});

test('countries are searched by name and come 50 a page', async () => {
  const many = Array.from({ length: 60 }, (_, at) => country(`c${at}`, `Land ${at}`));
  const { at } = setup({ ManagedCountries: listed(...many, country('ci', 'Côte d’Ivoire')) });

  await rowOf('Land 0');
  screen.getByText('61 countries');
  expect(screen.getAllByRole('rowheader')).toHaveLength(50);
  await userEvent.click(screen.getByRole('button', { name: 'Next' }));
  await rowOf('Land 59');
  await userEvent.type(screen.getByRole('searchbox'), "ivoire cote d'");
  await userEvent.click(screen.getByRole('button', { name: 'Search' }));

  await rowOf('Côte');
  screen.getByText('1 country');
  expect(at().search).toBe('?search=ivoire+cote+d%27');
});

test('the search keeps the focus and what is typed after it, and follows the Back button', async () => {
  const { at, go } = setup();
  await rowOf('Malta');
  const field = screen.getByRole<HTMLInputElement>('searchbox');

  await userEvent.type(field, 'mal{Enter}ta');
  await waitFor(() => expect(at().search).toBe('?search=mal'));
  expect(document.activeElement).toBe(field);
  expect(field.value).toBe('malta');

  await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
  expect(at().search).toBe('');
  expect(document.activeElement).toBe(field);
  expect(field.value).toBe('');
  await go(-1);
  await waitFor(() => expect(field.value).toBe('mal'));
});

test('a region is chosen in the address, with a choice of them all (§2)', async () => {
  const { sent, at } = setup();
  await rowOf('Malta');

  await userEvent.selectOptions(screen.getByLabelText('Region'), 'Asia');
  await rowOf('Malta');

  expect(at().search).toBe('?regionId=as&regionName=Asia');
  expect(
    sent.filter(({ operation }) => operation === 'ManagedCountries').at(-1)?.variables,
  ).toEqual({ regionId: 'as' });
  await userEvent.selectOptions(screen.getByLabelText('Region'), 'All Regions');
  expect(at().search).toBe('');
});

test('a link from a continent filters and fills in the region of a new country (§2)', async () => {
  const { sent } = setup({}, '/admin/country?regionId=eu&regionName=Europe');
  await rowOf('Malta');

  expect(sent.find(({ operation }) => operation === 'ManagedCountries')?.variables).toEqual({
    regionId: 'eu',
  });
  expect(screen.getByLabelText<HTMLSelectElement>('Region').value).toBe('eu');
  expect(screen.getByLabelText<HTMLSelectElement>('New country region').value).toBe('eu');
});

test('a country is added with its region; without either nothing happens (§2)', async () => {
  const { sent, answers } = setup();
  await rowOf('Malta');
  const italy = country('it', 'Italy');
  answers['CreateCountry'] = {
    data: { result: { __typename: 'CountrySaved', record: italy } },
  };
  answers['ManagedCountries'] = listed(italy, malta, spain);

  await userEvent.type(screen.getByLabelText('New country name'), ' Italy {Enter}');
  expect(mutations(sent)).toEqual([]);
  await userEvent.selectOptions(screen.getByLabelText('New country region'), 'Europe');
  await userEvent.click(screen.getByRole('button', { name: 'Add country' }));

  await rowOf('Italy');
  expect(mutations(sent)).toEqual([
    { operation: 'CreateCountry', variables: { input: { name: 'Italy', regionId: 'eu' } } },
  ]);
});

test('name and region are edited in the row (§2)', async () => {
  const { sent, answers } = setup();
  await userEvent.click((await rowOf('Malta')).getByRole('button', { name: /Edit/ }));
  const moved = country('mt', 'Malta!', { version: 4, region: asia });
  answers['UpdateCountry'] = {
    data: { result: { __typename: 'CountrySaved', record: moved } },
  };
  answers['ManagedCountries'] = listed(moved, spain);

  await userEvent.type(screen.getByLabelText('Country name'), '!');
  const row = within(screen.getByRole('row', { name: /Edit Malta/ }));
  await userEvent.selectOptions(row.getByLabelText('Region'), 'Asia');
  await userEvent.click(row.getByRole('button', { name: 'Save' }));

  (await rowOf('Malta!')).getByText('Asia');
  expect(mutations(sent)).toEqual([
    {
      operation: 'UpdateCountry',
      variables: { id: 'mt', version: 3, input: { name: 'Malta!', regionId: 'as' } },
    },
  ]);
});

test('a problem from the server is shown at its field', async () => {
  setup({
    UpdateCountry: {
      data: {
        result: {
          __typename: 'InvalidInput',
          message: 'Name must be 100 characters or fewer.',
          fields: [
            {
              __typename: 'FieldProblem',
              field: 'name',
              message: 'Name must be 100 characters or fewer.',
            },
          ],
        },
      },
    },
  });
  await userEvent.click((await rowOf('Malta')).getByRole('button', { name: /Edit/ }));

  await userEvent.type(screen.getByLabelText('Country name'), '!{Enter}');

  await screen.findByText('Name must be 100 characters or fewer.');
  const name = screen.getByLabelText('Country name');
  expect(name.getAttribute('aria-invalid')).toBe('true');
  expect(document.activeElement).toBe(name);
});

test('a deletion confirms ‘Delete this country?’ (§2)', async () => {
  setup();
  await userEvent.click((await rowOf('Malta')).getByRole('button', { name: /Delete/ }));

  const question = within(await screen.findByRole('dialog', { name: 'Confirm Deletion' }));
  question.getByText('Delete this country?');
});

test('countries that cannot be read are shown and logged with the status, and a retry reads them (§7, §8)', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { answers } = setup({ ManagedCountries: 'broken', RegionsToChoose: 'broken' });
  await screen.findByText('Failed to fetch country data');
  const logged = log.mock.calls.map(([sentence]) => sentence);
  expect(logged).toContain('An error occurred fetching countries: no answer');
  expect(logged).toContain('An error occurred fetching regions: no answer');

  answers['ManagedCountries'] = listed(malta);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));

  await rowOf('Malta');
});

test('a region without countries is reported', async () => {
  setup({ ManagedCountries: listed() }, '/admin/country?regionId=as');

  await screen.findByText(/No countries in this region yet/);
});
