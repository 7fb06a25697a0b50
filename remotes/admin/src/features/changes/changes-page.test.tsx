import { jest } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage, type Answer, type Answers } from '../../testing/render-page.tsx';
import { Component as ChangesPage } from './changes-page.tsx';

const change = (changes: object = {}) => ({
  __typename: 'Change',
  id: '7',
  at: '2026-11-20T16:45:00.000Z',
  changedBy: 'ada@larkfare.example',
  subject: 'locations',
  subjectId: 'id-lisbon',
  action: 'updated',
  label: 'Lisbon',
  name: 'Lisbon',
  fields: [{ __typename: 'ChangedField', name: 'is_popular', from: 'false', to: 'true' }],
  ...changes,
});
const page = (items: object[], { number = 1, totalPages = 1 } = {}): Answer => ({
  data: {
    records: {
      __typename: 'ChangePage',
      items,
      page: number,
      totalPages,
      totalItems: items.length,
    },
  },
});
const setup = (answers: Answers, address = '/admin/changes') =>
  renderPage(
    <ChangesPage />,
    { ListSign: { data: { bookingListSign: '$' } }, ...answers },
    { address },
  );
const cells = async () =>
  within(await screen.findByRole('table'))
    .getAllByRole('row')
    .map((row) => Array.from(row.children, (cell) => cell.textContent));

test('a change shows its time, author, record and values', async () => {
  setup({ CatalogueChanges: page([change()]) });

  expect(await cells()).toEqual([
    ['When', 'Who', 'What', 'From → to'],
    [
      '20/11/2026 16:45',
      'ada@larkfare.example',
      'UpdatedLocation Lisbon',
      'Popular: from No →  to Yes',
    ],
  ]);
});

test('a value that was added has no before, one that was removed no after', async () => {
  const fields = [{ __typename: 'ChangedField', name: 'name', from: null, to: 'Lisbon' }];
  setup({ CatalogueChanges: page([change({ action: 'created', fields })]) });

  expect((await cells())[1]?.at(-1)).toBe('Name: from nothing →  to Lisbon');
});

test('a deleted booking keeps its impersonal fields, and reports that the others were erased', async () => {
  const fields = [{ __typename: 'ChangedField', name: 'state', from: 'confirmed', to: null }];
  const booking = { subject: 'bookings', label: 'LF-7K3QX9', name: null };
  setup({
    CatalogueChanges: page([
      change({ ...booking, action: 'deleted', fields }),
      change({ ...booking, id: '6', fields: [] }),
    ]),
  });

  const [, deleted, updated] = await cells();
  expect(deleted?.at(-1)).toBe('State: from confirmed →  to nothingPersonal data was erased.');
  expect(updated?.at(-1)).toBe('Personal data was erased.');
});

test('a changed record is linked', async () => {
  setup({ CatalogueChanges: page([change()]) });

  const link = await screen.findByRole('link', { name: 'Lisbon' });
  expect(link.getAttribute('href')).toBe('/admin/locations?search=Lisbon');
});

test('the changes are narrowed by person, kind and day, in the address', async () => {
  const { sent, at } = setup(
    { EnquiryChanges: page([change({ subject: 'bookings', label: 'LF-7K3QX9' })]) },
    '/admin/changes?area=enquiries&page=2',
  );
  await screen.findByText('LF-7K3QX9');

  await userEvent.type(screen.getByLabelText('Person'), ' ada ');
  await userEvent.selectOptions(screen.getByLabelText('Kind'), 'Booking');
  fireEvent.change(screen.getByLabelText('From'), { target: { value: '2026-11-01' } });
  fireEvent.change(screen.getByLabelText('To'), { target: { value: '2026-11-30' } });
  await userEvent.click(screen.getByRole('button', { name: 'Search' }));

  const narrowed = '?area=enquiries&person=ada&kind=bookings&from=2026-11-01&to=2026-11-30';
  await waitFor(() => expect(at().search).toBe(narrowed));
  await waitFor(() =>
    expect(sent.at(-1)?.variables).toEqual({
      page: 1,
      filter: { changedBy: 'ada', subject: 'bookings', from: '2026-11-01', to: '2026-11-30' },
    }),
  );

  await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
  await waitFor(() => expect(at().search).toBe('?area=enquiries'));
});

test('a filter that nothing matches offers every change', async () => {
  const { at } = setup({ CatalogueChanges: page([]) }, '/admin/changes?kind=regions');

  await userEvent.click(await screen.findByRole('button', { name: 'Show all changes' }));

  await waitFor(() => expect(at().search).toBe(''));
});

test('a long text shows its beginning and opens', async () => {
  const text = 'Seven hills. '.repeat(20);
  const fields = [{ __typename: 'ChangedField', name: 'description', from: null, to: text }];
  setup({ CatalogueChanges: page([change({ fields })]) });

  const summary = await screen.findByText(/^Seven hills.*…$/);
  await userEvent.click(summary);

  expect(summary.closest('details')?.open).toBe(true);
});

test('each area queries its service', async () => {
  const { operations, at } = setup({
    CatalogueChanges: page([change()]),
    EnquiryChanges: page([change({ label: 'LF-7K3QX9', subject: 'bookings' })]),
  });
  await screen.findByText('Lisbon');

  await userEvent.click(screen.getByRole('link', { name: 'Enquiries' }));

  await screen.findByText('LF-7K3QX9');
  expect(operations.filter((operation) => operation !== 'ListSign')).toEqual([
    'CatalogueChanges',
    'EnquiryChanges',
  ]);
  expect(at().search).toBe('?area=enquiries');
});

test('the page lives in the address', async () => {
  const { sent, at } = setup(
    {
      SiteChanges: ({ page: number }) =>
        page([change({ id: String(number) })], { number: Number(number), totalPages: 3 }),
    },
    '/admin/changes?area=site&page=2',
  );
  await screen.findByText('Page 2 of 3');

  await userEvent.click(screen.getByRole('button', { name: 'Next' }));

  await screen.findByText('Page 3 of 3');
  expect(at().search).toBe('?area=site&page=3');
  const reads = sent.filter(({ operation }) => operation === 'SiteChanges');
  expect(reads.map(({ variables }) => variables['page'])).toEqual([2, 3]);
});

test('an empty area is reported', async () => {
  setup({ CatalogueChanges: page([]) });

  await screen.findByText('Nothing has been changed here yet.');
});

test('a failure is shown and logged, and a retry loads the changes', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { answers } = setup({ CatalogueChanges: 'broken' });
  await screen.findByText('The changes could not be loaded.');
  expect(log.mock.calls.map(([sentence]) => sentence)).toEqual([
    'The changes could not be loaded.',
  ]);

  answers['CatalogueChanges'] = page([change()]);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));

  await screen.findByText('Lisbon');
});
