import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { press } from '../../testing/press.ts';
import { variablesOf, renderPage, type Answer, type Answers } from '../../testing/render-page.tsx';
import { quote } from './quote-fixtures.ts';
import type { ListedQuoteFragment } from './quotes.generated.ts';
import { Component as QuotesPage } from './quotes-page.tsx';

const listOf = (items: ListedQuoteFragment[], part: object = {}): Answer => ({
  data: {
    records: {
      __typename: 'QuotePage',
      items,
      page: 1,
      totalPages: 1,
      totalItems: items.length,
      isTotalExact: true,
      ...part,
    },
  },
});
const saved = (part: Partial<ListedQuoteFragment> = {}): Answer => ({
  data: { result: { __typename: 'QuoteSaved', record: quote({ version: 2, ...part }) } },
});
const setup = (answers: Answers = {}, query = '') =>
  renderPage(
    <QuotesPage />,
    {
      QuoteList: listOf([quote()]),
      ListSign: { data: { bookingListSign: '$' } },
      EveryAirline: { data: { airlines: [] } },
      ...answers,
    },
    { address: `/admin/quotes${query}` },
  );
const updates = (page: ReturnType<typeof setup>) => variablesOf(page.sent, 'UpdateQuote');
const fact = (name: string) =>
  screen.getByText(name, { selector: 'dt' }).nextElementSibling?.textContent;

test('a request is a tile that expands to its trip, the price in dollars (§2)', async () => {
  setup();

  await press('Ada Quill');

  expect(screen.getAllByText('$1,234.50')).toHaveLength(2);
  expect(['Trip type', 'From', 'To', 'Preferred airline'].map(fact)).toEqual([
    'Round-trip',
    'London',
    'Cork',
    'Aer Lingus',
  ]);
  expect(['Departure date', 'Return date'].map(fact)).toEqual(['01/12/2026', '08/12/2026']);
  expect(fact('Passengers')).toBe('Adults:\u00A02, Children:\u00A00, Infants:\u00A00');
  expect(fact('Phone')).toBe('07700 900123');
  expect(fact('Extra details')).toBe('A window seat');
  expect(fact('Notes')).toBe('None');
});

test('a status is saved at once, in its colour (§4)', async () => {
  const page = setup({ UpdateQuote: saved({ status: 'inProgress' }) });
  const select = await screen.findByRole('combobox', { name: 'Status of Ada Quill' });

  await userEvent.selectOptions(select, 'In-Progress');

  expect(updates(page)).toEqual([{ id: 'id-quote', version: 1, input: { status: 'inProgress' } }]);
  await waitFor(() => expect(select.className).toContain('in-progress'));
});

const editing = async (answers: Answers = {}) => {
  const page = setup(answers);
  await press('Ada Quill');
  await press('Edit');
  return page;
};

test('a request is edited in place, on the version that was read', async () => {
  const page = await editing({ UpdateQuote: saved({ to: 'Kerry' }) });

  await userEvent.clear(screen.getByLabelText('To'));
  await userEvent.type(screen.getByLabelText('To'), 'Kerry');
  await userEvent.selectOptions(screen.getByLabelText('Preferred airline'), 'Any airline');
  await userEvent.click(screen.getByRole('radio', { name: 'One-way' }));
  await userEvent.clear(screen.getByLabelText('Price in total ($)'));
  await userEvent.type(screen.getByLabelText('Price in total ($)'), '99.5');
  await press('Save');

  expect(updates(page)).toMatchObject([
    {
      version: 1,
      input: {
        to: 'Kerry',
        tripType: 'oneWay',
        returnDate: null,
        preferredAirlineId: null,
        pricePence: 9950,
        adults: 2,
      },
    },
  ]);
  await screen.findByText('Kerry', { selector: 'dd' });
});

test('a problem is shown at its field and nothing is sent', async () => {
  const page = await editing();

  await userEvent.clear(screen.getByLabelText('From'));
  await press('Save');

  screen.getByText('Enter where they are flying from.');
  expect(document.activeElement).toBe(screen.getByLabelText('From'));
  expect(updates(page)).toEqual([]);
});

test('Cancel leaves the request as it was (§4)', async () => {
  const page = await editing();

  await press('Cancel');

  expect(fact('To')).toBe('Cork');
  expect(updates(page)).toEqual([]);
});

test('two administrators at once: both versions are shown', async () => {
  const page = await editing({
    UpdateQuote: { data: { result: { __typename: 'Stale', message: 'Changed.' } } },
    QuoteById: { data: { record: quote({ version: 7, notes: 'Theirs' }) } },
  });

  await userEvent.type(screen.getByLabelText(/Notes/), 'Mine');
  await press('Save');
  expect((await screen.findByRole('row', { name: /Notes/ })).textContent).toContain('TheirsMine');
  page.answers.UpdateQuote = saved({ notes: 'Mine' });
  await press('Keep mine');

  await waitFor(() => expect(updates(page).at(-1)).toMatchObject({ version: 7 }));
});

test('a request is deleted after the question', async () => {
  const page = setup({
    DeleteQuote: { data: { result: { __typename: 'Deleted', id: 'id-quote' } } },
  });
  await press('Ada Quill');
  page.answers.QuoteList = listOf([]);
  await press('Delete');
  const question = await screen.findByRole('dialog', { name: 'Confirm Deletion' });
  await userEvent.click(within(question).getByRole('button', { name: 'Delete' }));

  await screen.findByText('No quote requests found.');
  expect(page.successes).toEqual(['Quote request deleted.']);
});

test('a filter that finds nothing offers the way back to all', async () => {
  const page = setup({ QuoteList: listOf([]) }, '?status=closed&search=zz');

  await press('Show all');

  await waitFor(() => expect(page.at().search).toBe(''));
});
