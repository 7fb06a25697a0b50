import { jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage, type Answers } from '../../testing/render-page.tsx';
import { Component as RegionsPage } from './regions-page.tsx';

const region = (id: string, name: string, part: object = {}) => ({
  __typename: 'Region',
  id,
  version: 1,
  name,
  createdAt: '2026-01-05T10:00:00.000Z',
  updatedAt: '2026-11-19T23:30:00.000Z',
  canDelete: true,
  ...part,
});
const asia = region('as', 'Asia', { canDelete: false });
const europe = region('eu', 'Europe');
const listed = (...regions: unknown[]) => ({ data: { records: regions } });
const setup = (answers: Answers = { ManagedRegions: listed(asia, europe) }) =>
  renderPage(<RegionsPage />, answers, { address: '/admin/regions' });
const rowOf = async (name: string) =>
  within(await screen.findByRole('row', { name: RegExp(name) }));
const mutations = (sent: { operation: string; variables: unknown }[]) =>
  sent.filter(({ operation }) => !operation.startsWith('Managed'));

test('the continents are a table of names and days, under their heading (§2)', async () => {
  setup();

  const row = await rowOf('Asia');
  screen.getByRole('heading', { level: 1, name: 'Manage Continents' });
  expect(screen.getAllByRole('columnheader').map((head) => head.textContent)).toEqual([
    'Name',
    'Created',
    'Updated',
    'Actions',
  ]);
  row.getByText('05/01/2026');
  row.getByText('19/11/2026');
});

test('a continent with countries leads to them, one without can be deleted (§2)', async () => {
  setup();

  const link = (await rowOf('Asia')).getByRole('link', { name: /View Countries/ });
  expect(link.getAttribute('href')).toBe('/admin/country?regionId=as&regionName=Asia');
  expect((await rowOf('Asia')).queryByRole('button', { name: /Delete/ })).toBeNull();
  (await rowOf('Europe')).getByRole('button', { name: /Delete/ });
  expect((await rowOf('Europe')).queryByRole('link')).toBeNull();
});

test('a continent is added, trimmed, and the list is read again (§2)', async () => {
  const { sent, answers, successes } = setup();
  await rowOf('Asia');
  answers['CreateRegion'] = {
    data: {
      result: { __typename: 'RegionSaved', record: region('af', 'Africa') },
    },
  };
  answers['ManagedRegions'] = listed(region('af', 'Africa'), asia, europe);

  await userEvent.type(screen.getByLabelText('New continent name'), ' Africa {Enter}');

  await rowOf('Africa');
  expect(mutations(sent)).toEqual([
    { operation: 'CreateRegion', variables: { input: { name: 'Africa' } } },
  ]);
  expect(successes).toEqual(['Africa added.']);
  expect(screen.getByLabelText<HTMLInputElement>('New continent name').value).toBe('');
});

test('a blank name is ignored silently, to add as to rename (§5)', async () => {
  const { sent } = setup();
  const row = await rowOf('Europe');

  await userEvent.type(screen.getByLabelText('New continent name'), '   {Enter}');
  await userEvent.clear(screen.getByLabelText('New continent name'));
  await userEvent.click(row.getByRole('button', { name: /Edit/ }));
  await userEvent.clear(screen.getByLabelText('Continent name'));
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));

  expect(mutations(sent)).toEqual([]);
  screen.getByLabelText('Continent name');
  expect(screen.queryByRole('alert')?.textContent).toBeFalsy();
});

test('a name that is taken is shown where it was typed, and stays to be corrected', async () => {
  setup({
    ManagedRegions: listed(asia, europe),
    CreateRegion: {
      data: { result: { __typename: 'AlreadyExists', message: 'Asia exists already.' } },
    },
  });
  await rowOf('Asia');

  await userEvent.type(screen.getByLabelText('New continent name'), 'Asia{Enter}');

  await screen.findByText('Asia exists already.');
  const field = screen.getByLabelText<HTMLInputElement>('New continent name');
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(document.activeElement).toBe(field);
  expect(field.value).toBe('Asia');
});

test('a continent is renamed in its row on the version that was read (§2)', async () => {
  const { sent, answers } = setup();
  await userEvent.click((await rowOf('Europe')).getByRole('button', { name: /Edit/ }));
  const renamed = region('eu', 'Old World', { version: 2 });
  answers['UpdateRegion'] = {
    data: { result: { __typename: 'RegionSaved', record: renamed } },
  };
  answers['ManagedRegions'] = listed(asia, renamed);

  const name = screen.getByLabelText('Continent name');
  expect(document.activeElement).toBe(name);
  await userEvent.clear(name);
  await userEvent.type(name, 'Old World{Enter}');

  const edit = (await rowOf('Old World')).getByRole('button', { name: /Edit/ });
  expect(mutations(sent)).toEqual([
    {
      operation: 'UpdateRegion',
      variables: { id: 'eu', version: 1, input: { name: 'Old World' } },
    },
  ]);
  expect(document.activeElement).toBe(edit);
});

test('Cancel leaves the name as it was (§2)', async () => {
  const { sent } = setup();
  await userEvent.click((await rowOf('Europe')).getByRole('button', { name: /Edit/ }));

  await userEvent.type(screen.getByLabelText('Continent name'), ' and more');
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Leave without saving' }));

  await waitFor(() => expect(screen.queryByLabelText('Continent name')).toBeNull());
  await rowOf('Europe');
  expect(mutations(sent)).toEqual([]);
});

test('only one row is edited at a time, and unsaved work is confirmed first (§4)', async () => {
  setup();
  await userEvent.click((await rowOf('Europe')).getByRole('button', { name: /Edit/ }));
  await userEvent.type(screen.getByLabelText('Continent name'), '!');

  await userEvent.click((await rowOf('Asia')).getByRole('button', { name: /Edit/ }));
  const question = within(await screen.findByRole('dialog', { name: 'Leave without saving?' }));
  expect(screen.getByLabelText<HTMLInputElement>('Continent name').value).toBe('Europe!');
  await userEvent.click(question.getByRole('button', { name: 'Leave without saving' }));

  expect((await screen.findByDisplayValue('Asia')).getAttribute('name')).toBe('name');
  expect(screen.getAllByLabelText('Continent name')).toHaveLength(1);
});

test('another person’s save is shown beside one’s own, which may be saved on top of it (§4)', async () => {
  const theirs = region('eu', 'Europa', { version: 5 });
  const { sent, answers } = setup({
    ManagedRegions: listed(asia, europe),
    UpdateRegion: {
      data: { result: { __typename: 'Stale', message: 'Someone else has changed this.' } },
    },
    ManagedRegion: { data: { record: theirs } },
  });
  await userEvent.click((await rowOf('Europe')).getByRole('button', { name: /Edit/ }));
  await userEvent.type(screen.getByLabelText('Continent name'), '!{Enter}');

  const comparison = within(await screen.findByLabelText('Someone else has changed this'));
  comparison.getByText('Europa');
  comparison.getByText('Europe!');
  const kept = region('eu', 'Europe!', { version: 6 });
  answers['UpdateRegion'] = { data: { result: { __typename: 'RegionSaved', record: kept } } };
  answers['ManagedRegions'] = listed(asia, kept);
  await userEvent.click(comparison.getByRole('button', { name: 'Keep mine' }));

  await rowOf('Europe!');
  expect(mutations(sent).at(-1)?.variables).toEqual({
    id: 'eu',
    version: 5,
    input: { name: 'Europe!' },
  });
});

test('or theirs is taken', async () => {
  const theirs = region('eu', 'Europa', { version: 5 });
  setup({
    ManagedRegions: listed(asia, europe),
    UpdateRegion: {
      data: { result: { __typename: 'Stale', message: 'Someone else has changed this.' } },
    },
    ManagedRegion: { data: { record: theirs } },
  });
  await userEvent.click((await rowOf('Europe')).getByRole('button', { name: /Edit/ }));
  await userEvent.type(screen.getByLabelText('Continent name'), '!{Enter}');

  await userEvent.click(await screen.findByRole('button', { name: 'Take theirs' }));

  expect(screen.getByLabelText<HTMLInputElement>('Continent name').value).toBe('Europa');
  expect(screen.queryByLabelText('Someone else has changed this')).toBeNull();
});

test('a deletion is confirmed before it happens (§2)', async () => {
  const { sent, answers, successes } = setup();
  await userEvent.click((await rowOf('Europe')).getByRole('button', { name: /Delete/ }));
  const question = within(await screen.findByRole('dialog', { name: 'Confirm Deletion' }));
  question.getByText('Delete this region?');
  expect(mutations(sent)).toEqual([]);

  answers['DeleteRegion'] = { data: { result: { __typename: 'Deleted', id: 'eu' } } };
  answers['ManagedRegions'] = listed(asia);
  await userEvent.click(question.getByRole('button', { name: 'Delete' }));

  await waitFor(() => expect(screen.queryByRole('row', { name: /Europe/ })).toBeNull());
  screen.getByRole('row', { name: /Asia/ });
  expect(mutations(sent)).toEqual([{ operation: 'DeleteRegion', variables: { id: 'eu' } }]);
  expect(successes).toEqual(['Europe deleted.']);
});

test('a continent that came into use meanwhile stays, with the reason and a link (§4)', async () => {
  const { answers, errors } = setup();
  await userEvent.click((await rowOf('Europe')).getByRole('button', { name: /Delete/ }));
  answers['DeleteRegion'] = {
    data: { result: { __typename: 'InUse', message: 'Europe still has countries.' } },
  };
  answers['ManagedRegions'] = listed(asia, region('eu', 'Europe', { canDelete: false }));
  await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));

  await (await rowOf('Europe')).findByRole('link', { name: /View Countries/ });
  expect(errors).toEqual(['Europe still has countries.']);
});

test('loading regions have a skeleton; an empty list is reported', async () => {
  setup({ ManagedRegions: 'pending' });
  screen.getByText('Loading continents');
});

test('without any one is shown what to do', async () => {
  setup({ ManagedRegions: listed() });
  await screen.findByText('No continents yet. Add the first one above.');
});

test('a failure to load the list is reported, and a retry loads it', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { answers } = setup({ ManagedRegions: 'broken' });
  const problem = await screen.findByText('The continents could not be loaded.');
  expect(log).toHaveBeenCalled();

  answers['ManagedRegions'] = listed(asia);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));

  await rowOf('Asia');
  expect(problem.isConnected).toBe(false);
});

test('Escape closes an edited row, and confirms that its changes are lost', async () => {
  setup();
  const edit = async () =>
    userEvent.click((await rowOf('Europe')).getByRole('button', { name: /Edit/ }));
  const field = () => screen.queryByLabelText('Continent name');

  await edit();
  await userEvent.click(screen.getByLabelText('Continent name'));
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(field()).toBeNull());

  await edit();
  await userEvent.type(screen.getByLabelText('Continent name'), ' of mine{Escape}');
  await screen.findByRole('dialog', { name: 'Leave without saving?' });
  expect(field()).not.toBeNull();
});
