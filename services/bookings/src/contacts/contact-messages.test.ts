import { startOffice, type TestOffice } from '../testing/test-office.ts';

const fields = 'id reference name status extraNotes version';
const listQuery = `query ($filter: EnquiryFilterInput!) {
  contactMessages(filter: $filter) { items { id } page totalPages totalItems } }`;
const oneQuery = `query ($id: ID!) { contactMessage(id: $id) { ${fields} } }`;
const updateMutation = `mutation ($id: ID!, $version: Int, $input: ContactMessageInput!) {
  updateContactMessage(id: $id, version: $version, input: $input) {
    __typename
    ... on ContactMessageSaved { contactMessage { ${fields} } }
    ... on InvalidInput { fields { field message } }
  } }`;
const deleteMutation = `mutation ($id: ID!) {
  deleteContactMessage(id: $id) { __typename ... on Deleted { id } ... on Problem { message } } }`;
const exportQuery = `query ($filter: EnquiryFilterInput!) { contactMessagesExport(filter: $filter) { text next } }`;
const sendMutation = `mutation ($input: SendContactMessageInput!) { sendContactMessage(input: $input) {
  ... on ContactMessageSent { contactMessage { id extraNotes } } } }`;

type Saved = { __typename: string; contactMessage?: Record<string, unknown> };

describe('the office’s contact messages', () => {
  let server: TestOffice;
  beforeAll(async () => {
    server = await startOffice();
  });
  afterAll(() => server.close());
  beforeEach(() => server.clear());

  const list = (filter: Record<string, unknown> = {}) =>
    server.answer<{ items: { id: string }[] }>(listQuery, { filter });
  const piece = (after?: string | null) =>
    server.answer<{ items: { id: string }[]; next: string | null }>(
      'query ($after: ID) { contactMessagesAfter(filter: {}, after: $after) { items { id } next } }',
      { after },
    );
  const read = (id: string) => server.answer<Record<string, unknown> | null>(oneQuery, { id });
  const update = (id: string, input: Record<string, unknown>, version?: number) =>
    server.answer<Saved>(updateMutation, { id, input, version });

  it('come newest first, found by name, address, reference, text and notes, and by status', async () => {
    const older = await server.fixtures.contactMessage({ created_at: '2026-01-01 12:00Z' });
    const newer = await server.fixtures.contactMessage({
      created_at: '2026-01-02 12:00Z',
      reference: 'LM-FIND02',
      name: 'Zoë Whimple',
      email: 'zoe@example.org',
      message: 'Is the Café open?',
      extra_notes: 'Passed on.',
      status: 'responded',
    });

    expect((await list()).items).toEqual([{ id: newer }, { id: older }]);
    for (const query of ['zoe', 'EXAMPLE.ORG', 'find02', 'cafe', 'passed'])
      expect((await list({ query })).items).toEqual([{ id: newer }]);
    expect((await list({ status: 'pending' })).items).toEqual([{ id: older }]);
  });

  it('come whole in pieces, each once, whatever is added meanwhile', async () => {
    const fixture = (nth: number) =>
      server.fixtures.contactMessage({ created_at: new Date(1_750_000_000_000 + (nth >> 1)) });
    const ids = [];
    for (let nth = 0; nth < 501; nth++) ids.push(await fixture(nth));

    const first = await piece();
    await server.fixtures.contactMessage();
    const second = await piece(first.next);

    const found = [...first.items, ...second.items].map(({ id }) => id);
    expect(found.toSorted()).toEqual(ids.toSorted());
    expect([first.items.length, second.next]).toEqual([500, null]);
  });

  it('take a status or notes alone (§3)', async () => {
    const id = await server.fixtures.contactMessage();

    await update(id, { status: 'inProgress' });
    const saved = await update(id, { extraNotes: 'Rang back <b>twice</b>.\r\nAll clear. ' });

    expect(saved).toMatchObject({
      __typename: 'ContactMessageSaved',
      contactMessage: {
        status: 'inProgress',
        extraNotes: 'Rang back <b>twice</b>.\nAll clear.',
        version: 3,
      },
    });
    expect(await read(id)).toEqual(saved.contactMessage);
  });

  it('may go from any status to any other (§4)', async () => {
    const id = await server.fixtures.contactMessage();
    const statuses = ['pending', 'inProgress', 'responded', 'closed'];

    for (const from of statuses)
      for (const to of statuses) {
        await update(id, { status: from });
        expect(await update(id, { status: to })).toMatchObject({ contactMessage: { status: to } });
      }
  });

  it('refuse notes that cannot be read and edits of an older version', async () => {
    const id = await server.fixtures.contactMessage();

    expect(await update(id, { extraNotes: 'x'.repeat(5_001) })).toMatchObject({
      __typename: 'InvalidInput',
      fields: [{ field: 'extraNotes' }],
    });
    await update(id, { status: 'closed' }, 1);
    expect(await update(id, { status: 'pending' }, 1)).toMatchObject({ __typename: 'Stale' });
    expect(await read(id)).toMatchObject({ status: 'closed', version: 2 });
  });

  it('are deleted once (§7)', async () => {
    const id = await server.fixtures.contactMessage();

    expect(await server.answer(deleteMutation, { id })).toEqual({ __typename: 'Deleted', id });
    expect(await server.answer(deleteMutation, { id })).toMatchObject({ __typename: 'NotFound' });
    expect(await read(id)).toBeNull();
  });

  it('are exported as they are filtered', async () => {
    await server.fixtures.contactMessage({
      reference: 'LM-CSV001',
      created_at: '2026-01-31 12:00Z',
      message: '=1+1',
      status: 'closed',
    });
    await server.fixtures.contactMessage();

    const piece = await server.answer(exportQuery, { filter: { status: 'closed' } });

    expect(piece).toEqual({
      next: null,
      text:
        '\ufeffReference,Received,Status,Name,Email,Phone,Message,Extra notes\r\n' +
        "LM-CSV001,31/01/2026,closed,Ann O’Brien,ann@example.com,,'=1+1,\r\n",
    });
  });

  it('show a visitor who sends the same again nothing that the office message', async () => {
    const input = { name: 'Ann', email: 'ann@example.com', message: 'May I take my cello along?' };
    const send = async () =>
      (await server.query(sendMutation, { input })).data?.sendContactMessage as Saved;
    const { contactMessage } = await send();
    await update(String(contactMessage?.id), { extraNotes: 'Again the cello.' });

    expect((await send()).contactMessage).toEqual({ id: contactMessage?.id, extraNotes: '' });
  });
});
