import { jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { press } from '../../testing/press.ts';
import { variablesOf, renderPage, type Answer, type Answers } from '../../testing/render-page.tsx';
import type { ListedContactFragment } from './contacts.generated.ts';
import { Component as ContactsPage } from './contacts-page.tsx';

const contact = (part: Partial<ListedContactFragment> = {}): ListedContactFragment => ({
  __typename: 'ContactMessage',
  id: 'id-message',
  version: 1,
  reference: 'LM-7K3QX9',
  name: 'Ada Quill',
  email: 'ada@example.com',
  phone: '',
  message: 'Do you fly to Cork?\nI do hope so.',
  status: 'pending',
  extraNotes: '',
  createdAt: '2026-11-19T23:30:00Z',
  mailRefusedAt: null,
  ...part,
});
const listOf = (items: ListedContactFragment[], part: object = {}): Answer => ({
  data: {
    records: {
      __typename: 'ContactMessagePage',
      items,
      page: 1,
      totalPages: 1,
      totalItems: items.length,
      isTotalExact: true,
      ...part,
    },
  },
});
const saved = (part: Partial<ListedContactFragment>): Answer => ({
  data: {
    result: {
      __typename: 'ContactMessageSaved',
      record: contact({ version: 2, ...part }),
    },
  },
});
const stale: Answer = {
  data: { result: { __typename: 'Stale', message: 'Someone else has changed it.' } },
};
const stored = (part: Partial<ListedContactFragment>): Answer => ({
  data: { record: contact({ version: 5, ...part }) },
});
const setup = (answers: Answers = {}, query = '') =>
  renderPage(
    <ContactsPage />,
    { ContactList: listOf([contact()]), ...answers },
    { address: `/admin/contact${query}` },
  );
const updates = (page: ReturnType<typeof setup>) => variablesOf(page.sent, 'UpdateContact');
const status = () =>
  screen.findByRole<HTMLSelectElement>('combobox', { name: 'Status of Ada Quill' });

test('a message is a tile that expands (§2)', async () => {
  setup();

  const opener = await screen.findByRole('button', { name: 'Ada Quill' });
  screen.getByRole('link', { name: 'ada@example.com' });
  screen.getByText(/19\/11\/2026/);
  expect((await status()).className).toContain('pending');
  expect(screen.queryByText(/Do you fly to Cork/)).toBeNull();
  await userEvent.click(opener);

  screen.getByText(/Do you fly to Cork/);
});

test('a status is saved at once, on the version that was read (§2)', async () => {
  const page = setup({ UpdateContact: saved({ status: 'responded' }) });

  await userEvent.selectOptions(await status(), 'Responded');

  expect(updates(page)).toEqual([{ id: 'id-message', version: 1, input: { status: 'responded' } }]);
  await waitFor(async () => expect((await status()).className).toContain('responded'));
});

test('a status that someone else set too is shown beside mine', async () => {
  const page = setup({ UpdateContact: stale, ContactById: stored({ status: 'closed' }) });

  await userEvent.selectOptions(await status(), 'Responded');
  const row = await screen.findByRole('row', { name: /Status/ });
  expect(row.textContent).toContain('ClosedResponded');
  page.answers.UpdateContact = saved({ status: 'responded' });
  await press('Keep mine');

  await waitFor(() => expect(updates(page).at(-1)).toMatchObject({ version: 5 }));
});

test('a message whose acknowledgement the mailbox refused is marked', async () => {
  setup({ ContactList: listOf([contact({ mailRefusedAt: '2026-11-20T10:00:00Z' })]) });

  await screen.findByText('Mail refused on 20/11/2026');
});

test('notes that someone else wrote meanwhile are no conflict of the status', async () => {
  let times = 0;
  const page = setup({
    UpdateContact: () => ((times += 1) === 1 ? stale : saved({ status: 'closed' })),
    ContactById: stored({ extraNotes: 'Theirs' }),
  });

  await userEvent.selectOptions(await status(), 'Closed');

  await waitFor(() => expect(updates(page).map(({ version }) => version)).toEqual([1, 5]));
  expect(screen.queryByRole('button', { name: 'Keep mine' })).toBeNull();
});

test('a failed change of status is reported, and the status stays', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  setup({ UpdateContact: 'broken' });

  await userEvent.selectOptions(await status(), 'Closed');

  await screen.findByText(/It could not be saved/);
  expect((await status()).value).toBe('pending');
});

const notes = async (answers: Answers = {}) => {
  const page = setup(answers);
  await press('Ada Quill');
  await press('Edit notes');
  return page;
};

test('notes are edited and saved', async () => {
  const page = await notes({ UpdateContact: saved({ extraNotes: 'Rang back' }) });

  await userEvent.type(screen.getByLabelText('Extra notes'), 'Rang back');
  await press('Save');

  await screen.findByText('Rang back', { selector: 'dd' });
  expect(updates(page)).toEqual([
    { id: 'id-message', version: 1, input: { extraNotes: 'Rang back' } },
  ]);
});

test('Cancel leaves the notes as they were, after a question (§4)', async () => {
  const page = await notes();

  await userEvent.type(screen.getByLabelText('Extra notes'), 'Mine');
  await press('Cancel');
  await press('Leave without saving');

  await waitFor(() => expect(screen.queryByLabelText('Extra notes')).toBeNull());
  expect(updates(page)).toEqual([]);
});

test('a tile with unsaved notes is not collapsed without a question (§4)', async () => {
  await notes();
  await userEvent.type(screen.getByLabelText('Extra notes'), 'Mine');

  await press('Ada Quill');
  const question = within(await screen.findByRole('dialog', { name: 'Leave without saving?' }));
  await userEvent.click(question.getByRole('button', { name: 'Cancel' }));
  expect(screen.getByLabelText<HTMLTextAreaElement>('Extra notes').value).toBe('Mine');

  await press('Ada Quill');
  await press('Leave without saving');
  await waitFor(() => expect(screen.queryByLabelText('Extra notes')).toBeNull());
  await press('Ada Quill');
  await screen.findByRole('button', { name: 'Edit notes' });
});

test('notes that two write at once are compared side by side', async () => {
  await notes({ UpdateContact: stale, ContactById: stored({ extraNotes: 'Theirs' }) });

  await userEvent.type(screen.getByLabelText('Extra notes'), 'Mine');
  await press('Save');
  expect((await screen.findByRole('row', { name: /Extra notes/ })).textContent).toContain(
    'TheirsMine',
  );
  await press('Take theirs');

  expect(screen.getByLabelText<HTMLTextAreaElement>('Extra notes').value).toBe('Theirs');
});

test('the list is filtered by status and text in the address (§2)', async () => {
  const page = setup({}, '?page=2');
  const filter = await screen.findByRole('combobox', { name: 'Status' });
  expect(
    within(filter)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['All', 'Pending', 'In-Progress', 'Responded', 'Closed']);

  await userEvent.selectOptions(filter, 'In-Progress');
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search messages' }), 'cork');
  await press('Search');

  await waitFor(() => expect(page.at().search).toBe('?status=in-progress&search=cork'));
  await waitFor(() =>
    expect(page.sent.at(-1)?.variables).toEqual({
      page: 1,
      filter: { query: 'cork', status: 'inProgress' },
    }),
  );
});

test('a message is deleted after the question', async () => {
  const page = setup({
    DeleteContact: { data: { result: { __typename: 'Deleted', id: 'id-message' } } },
  });
  await press('Ada Quill');
  page.answers.ContactList = listOf([]);
  await press('Delete');
  const question = await screen.findByRole('dialog', { name: 'Confirm Deletion' });
  await userEvent.click(within(question).getByRole('button', { name: 'Delete' }));

  await screen.findByText('No messages found.');
  expect(page.successes).toEqual(['Message deleted.']);
});

test('a list that cannot be read is shown as such, logged and retried', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const page = setup({ ContactList: 'broken' });

  await screen.findByText('The messages could not be loaded.');
  expect(log.mock.calls.map(([sentence]) => sentence)).toEqual([
    'The messages could not be loaded.',
  ]);
  page.answers.ContactList = listOf([contact()]);
  await press('Try again');

  await screen.findByRole('button', { name: 'Ada Quill' });
});
