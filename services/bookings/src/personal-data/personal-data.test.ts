import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { eventually } from '@larkfare/service-kit/testing';
import { startOffice, type TestOffice } from '../testing/test-office.ts';

let server: TestOffice;
beforeEach(async () => {
  server = await startOffice();
});
afterEach(() => server.close());

const runNightly = async () => {
  await server.rows(`SELECT bookings_jobs.add_job('delete-expired')`);
  await eventually(async () => {
    const waiting = await server.rows(
      `SELECT FROM bookings_jobs.jobs WHERE task_identifier IN ('delete-expired', 'delete-mail-files')`,
    );
    return waiting.length === 0;
  });
};
const yearsAgo = (years: number, days = 0) =>
  new Date(Date.now() - (years * 365.25 + days) * 24 * 60 * 60 * 1000);

test('what is older than the privacy policy promises is deleted at night, and recorded as deleted', async () => {
  const { booking, quote, contactMessage } = server.fixtures;
  const old = { updated_at: yearsAgo(1, 2) };
  const recent = { updated_at: yearsAgo(1, -2) };
  const journey = (years: number) => ({
    state: 'confirmed',
    departure_date: yearsAgo(years, 10),
    return_date: yearsAgo(years),
  });
  const expired = [
    await booking(old),
    await booking({ ...recent, ...journey(8) }),
    await quote(old),
    await contactMessage(old),
  ];
  const current = [
    await booking(recent),
    await booking({ ...old, ...journey(5) }),
    await quote(recent),
    await contactMessage(recent),
  ];
  await server.rows(
    `INSERT INTO bookings.idempotency_keys (key, request_hash, booking_id) VALUES ('key', '', $1)`,
    [expired[0]],
  );

  await runNightly();

  const left = await server.rows<{ id: string }>(
    'SELECT id FROM bookings.bookings UNION SELECT id FROM bookings.quotes UNION SELECT id FROM bookings.contact_messages',
  );
  expect(left.map(({ id }) => id).sort()).toEqual(current.sort());
  const changes = await server.rows<{ subject_id: string }>(
    `SELECT subject_id, changed_by, action, before, after FROM bookings.changes`,
  );
  expect(changes.map(({ subject_id }) => subject_id).sort()).toEqual(expired.sort());
  for (const change of changes)
    expect(change).toMatchObject({
      changed_by: 'automatic deletion',
      action: 'deleted',
      before: null,
      after: null,
    });
});

test('mails on disk go after 30 days, whatever they are about', async () => {
  const folder = server.settings.outboxFolder;
  await mkdir(folder, { recursive: true });
  for (const [name, days] of [
    ['old', 31],
    ['new', 29],
  ] as const) {
    const path = join(folder, `2026-01-01T000000-password-reset-${name}.eml`);
    await writeFile(path, 'Hello');
    await utimes(path, yearsAgo(0, days), yearsAgo(0, days));
  }

  await runNightly();

  expect(await readdir(folder)).toEqual(['2026-01-01T000000-password-reset-new.eml']);
});

test('a deleted record takes the mails about it from the disk, and no others', async () => {
  const send = async (message: string) => {
    const { contactMessage } = await server.answer<{ contactMessage: { id: string } }>(
      `mutation ($input: SendContactMessageInput!) { answer: sendContactMessage(input: $input) {
        ... on ContactMessageSent { contactMessage { id } } } }`,
      { input: { name: 'Ann', email: 'ann@example.com', message } },
    );
    return contactMessage.id;
  };
  const [deleted, other] = [await send('One'), await send('Two')];
  expect(await server.sentMails()).toHaveLength(4);

  await server.answer(`mutation ($id: ID!) { deleteContactMessage(id: $id) { __typename } }`, {
    id: deleted,
  });

  await eventually(async () => {
    const files = await readdir(server.settings.outboxFolder);
    return files.length === 2 && files.every((file) => file.endsWith(`${other}.eml`));
  });
});

test('everything about a person is exported by e-mail address, for administrators', async () => {
  const id = await server.fixtures.booking({ user_email: 'Ann@Example.com', notes: 'Aisle seat' });
  await server.fixtures.quote();
  await server.fixtures.contactMessage({ email: 'bob@example.com', message: 'Not about Ann' });
  await server.answer(
    `mutation ($id: ID!) { updateBooking(id: $id, input: { notes: "Window seat" }) { __typename } }`,
    { id },
  );
  const question = `{ personalData(email: " ann@example.com ") }`;

  const text = await server.answer<string>(question);
  const { errors } = await server.ask(question);

  expect(JSON.parse(text)).toMatchObject({
    email: 'ann@example.com',
    bookings: [{ id, user_email: 'Ann@Example.com', notes: 'Window seat' }],
    quotes: [{ email: 'ann@example.com', customer_name: 'Ann O’Brien' }],
    contact_messages: [],
    changes: [{ subject_id: id, before: { notes: 'Aisle seat' }, after: { notes: 'Window seat' } }],
  });
  expect(text).not.toMatch(/bob@|search_text|request_hash/);
  expect(errors?.[0]?.extensions?.code).toBe('UNAUTHENTICATED');
});
