import { eventually } from '@larkfare/server-kit/testing';
import { addDays } from '@larkfare/london-dates';
import { type Channel } from '../mail/office-notices.rules.ts';
import { bookingInput, today } from '../testing/test-bookings.ts';
import { startOffice, type TestOffice } from '../testing/test-office.ts';

const marked = {
  name: 'Zebedee Quaggamire',
  email: 'quaggamire@example.com',
  phone: '07700 900461',
  text: 'The quaggamire family travels with a harp.',
};
const traces = ['quaggamire', '900461', 'harp'];

interface Kind {
  subject: string;
  channel: Channel;
  send: string;
  input: Record<string, unknown>;
  /** The fields that differ in another request. */
  other: Record<string, unknown>;
  edit: string;
  remove: string;
}

const kinds: Kind[] = [
  {
    subject: 'bookings',
    channel: 'bookings',
    send: `mutation ($input: RequestBookingInput!, $key: String = "a-key") { answer: requestBooking(input: $input, idempotencyKey: $key) {
      ... on BookingRequested { record: booking { id reference } } } }`,
    input: bookingInput({
      customerName: marked.name,
      userEmail: marked.email,
      contactPhone: marked.phone,
      extraDetails: marked.text,
    }),
    other: { adults: 1 },
    edit: `mutation ($id: ID!, $text: String!) { updateBooking(id: $id, input: { notes: $text }) { __typename } }`,
    remove: `mutation ($id: ID!) { deleteBooking(id: $id) { __typename } }`,
  },
  {
    subject: 'quotes',
    channel: 'direct-enquiries',
    send: `mutation ($input: RequestQuoteInput!) { answer: requestQuote(input: $input) {
      ... on QuoteRequested { record: quote { id reference } } } }`,
    input: {
      customerName: marked.name,
      email: marked.email,
      contactPhone: marked.phone,
      tripType: 'oneWay',
      from: 'London',
      to: 'Dubai',
      departureDate: addDays(today, 30),
      adults: 1,
      children: 0,
      infants: 0,
      extraDetails: marked.text,
    },
    other: { adults: 2 },
    edit: `mutation ($id: ID!, $text: String!) { updateQuote(id: $id, input: { notes: $text }) { __typename } }`,
    remove: `mutation ($id: ID!) { deleteQuote(id: $id) { __typename } }`,
  },
  {
    subject: 'contact_messages',
    channel: 'direct-enquiries',
    send: `mutation ($input: SendContactMessageInput!) { answer: sendContactMessage(input: $input) {
      ... on ContactMessageSent { record: contactMessage { id reference } } } }`,
    input: { name: marked.name, email: marked.email, phone: marked.phone, message: marked.text },
    other: { message: 'Another message.' },
    edit: `mutation ($id: ID!, $text: String!) { updateContactMessage(id: $id, input: { extraNotes: $text }) { __typename } }`,
    remove: `mutation ($id: ID!) { deleteContactMessage(id: $id) { __typename } }`,
  },
];

describe.each(kinds)('a deleted record of $subject', (kind) => {
  let server: TestOffice;
  beforeEach(async () => {
    server = await startOffice();
  });
  afterEach(() => server.close());

  /** Every table of every service that holds something of the person. */
  async function tablesWithTraces(): Promise<string[]> {
    const tables = await server.rows<{ name: string }>(
      `SELECT format('%I.%I', table_schema, table_name) AS name FROM information_schema.tables
        WHERE table_type = 'BASE TABLE' AND table_schema NOT IN ('pg_catalog', 'information_schema')`,
    );
    const found = await Promise.all(
      tables.map(async ({ name }) => {
        const rows = await server.rows(
          `SELECT FROM ${name} t WHERE to_jsonb(t)::text ILIKE ANY ($1)`,
          [traces.map((trace) => `%${trace}%`)],
        );
        return rows.length > 0 ? name : '';
      }),
    );
    return found.filter(Boolean).sort();
  }

  const ownTables = ['bookings.changes', `bookings.${kind.subject}`].sort();

  async function sendAndEdit() {
    const { record } = await server.answer<{ record: { id: string; reference: string } }>(
      kind.send,
      { input: kind.input },
    );
    await server.answer(kind.edit, { id: record.id, text: `Rang ${marked.name}.` });
    return record;
  }
  const remove = (id: string) => server.answer(kind.remove, { id });

  it('leaves nothing of its customer in any table, and the fact of each change', async () => {
    const { id, reference } = await sendAndEdit();
    expect(await tablesWithTraces()).toEqual(ownTables);

    await remove(id);

    expect(await tablesWithTraces()).toEqual([]);
    const changes = await server.rows(
      `SELECT changed_by, subject, action, label FROM bookings.changes WHERE subject_id = $1 ORDER BY id`,
      [id],
    );
    const fact = { changed_by: 'ada@larkfare.example', subject: kind.subject, label: reference };
    expect(changes).toEqual([
      { ...fact, action: 'updated' },
      { ...fact, action: 'deleted' },
    ]);
  });

  it('sends no mail that still waited, whose job names no person', async () => {
    await server.stop();
    await server.start({ smtpUrl: 'smtp://127.0.0.1:1' });
    const { id } = await sendAndEdit();
    await eventually(async () => (await server.queuedMails()).every((job) => job.last_error));
    expect(await tablesWithTraces()).toEqual(ownTables);

    await remove(id);

    await server.rows(`UPDATE bookings_jobs._private_jobs SET run_at = now()`);
    expect(await server.sentMails()).toEqual([]);
  });

  it('is left out of the digest, whose other lines stay and name no person', async () => {
    await server.rows(
      `INSERT INTO bookings.hourly_counts (bucket, hour, count) VALUES ($1, date_trunc('hour', now()), 1000)`,
      [`notices:${kind.channel}`],
    );
    const deleted = await sendAndEdit();
    const other = await server.answer<{ record: { reference: string } }>(kind.send, {
      input: { ...kind.input, ...kind.other },
      key: 'another-key',
    });
    expect(await tablesWithTraces()).toEqual(ownTables);
    await remove(deleted.id);

    await server.rows(
      `UPDATE bookings_jobs._private_jobs SET run_at = now() WHERE key IS NOT NULL`,
    );

    const digest = await eventually(async () => {
      const found = (await server.sentMails()).find(({ subject }) => subject?.startsWith('1 more'));
      return found ?? false;
    });
    expect(digest.text).toContain(`${other.record.reference}, `);
    expect(digest.text).not.toContain(deleted.reference);
    expect(digest.text).not.toMatch(/quaggamire/i);
    expect(await server.rows('SELECT FROM bookings.held_notices')).toEqual([]);
  });
});

test('the record of changes refuses every other change', async () => {
  const server = await startOffice();
  const id = await server.fixtures.booking();
  await server.answer(kinds[0]?.edit ?? '', { id, text: 'Rang.' });

  for (const statement of [
    'DELETE FROM bookings.changes',
    'UPDATE bookings.changes SET before = NULL, after = NULL',
    `UPDATE bookings.changes SET changed_by = 'somebody@else.example'`,
  ])
    await expect(server.rows(statement)).rejects.toThrow('never changed or deleted');
  await server.close();
});

test('the changes of a deleted booking keep its flight, dates, state and price', async () => {
  const server = await startOffice();
  const id = await server.fixtures.booking({ final_price_pence: 86_000 });
  await server.answer(
    `mutation ($id: ID!) { updateBooking(id: $id, input: { state: confirmed, notes: "Rang Ann." }) { __typename } }`,
    { id },
  );

  await server.answer(kinds[0]?.remove ?? '', { id });

  const { items } = await server.answer<{ items: { action: string; fields: object[] }[] }>(
    `{ bookingsChanges { items { action fields { name from to } } } }`,
  );
  expect(items.map(({ action }) => action)).toEqual(['deleted', 'updated']);
  expect(items[1]?.fields).toEqual([{ name: 'state', from: 'pending', to: 'confirmed' }]);
  expect(items[0]?.fields).toEqual(
    expect.arrayContaining([
      { name: 'airline_short_name', from: 'Skylark', to: null },
      { name: 'arrival_airport_code', from: 'DXB', to: null },
      { name: 'departure_date', from: '2027-03-01', to: null },
      { name: 'final_price_pence', from: '86000', to: null },
      { name: 'state', from: 'confirmed', to: null },
    ]),
  );
  expect(JSON.stringify(items)).not.toMatch(/Ann|7946|customer|notes|email/);
  await server.close();
});
