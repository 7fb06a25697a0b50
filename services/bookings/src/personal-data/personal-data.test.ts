import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { eventually } from '@larkfare/server-kit/testing';
import { startOffice, type TestOffice } from '../testing/test-office.ts';

let server: TestOffice;
beforeEach(async () => {
  server = await startOffice();
});
afterEach(() => server.close());

const runNightly = async (jobs = ['delete-expired', 'delete-mail-files']) => {
  await server.rows(`SELECT bookings_jobs.add_job('delete-expired')`);
  await eventually(async () => {
    const waiting = await server.rows(
      'SELECT FROM bookings_jobs.jobs WHERE task_identifier = ANY($1)',
      [jobs],
    );
    return waiting.length === 0;
  });
};
const yearsAgo = (years: number, days = 0) =>
  new Date(Date.now() - (years * 365.25 + days) * 24 * 60 * 60 * 1000);

const idsLeft = async () => {
  const left = await server.rows<{ id: string }>(
    'SELECT id FROM bookings.bookings UNION SELECT id FROM bookings.quotes UNION SELECT id FROM bookings.contact_messages',
  );
  return left.map(({ id }) => id).sort();
};
const old = { updated_at: yearsAgo(1, 2) };
const recent = { updated_at: yearsAgo(1, -2) };
const departed = { departure_date: yearsAgo(0, 1), return_date: null };

test('expired records are deleted at night, and the deletion is recorded', async () => {
  const { booking, quote, contactMessage } = server.fixtures;
  const journey = (years: number) => ({
    state: 'confirmed',
    departure_date: yearsAgo(years, 10),
    return_date: yearsAgo(years),
  });
  const expired = [
    await booking({ ...old, ...departed }),
    await booking({ ...recent, ...journey(8) }),
    await quote(old),
    await contactMessage(old),
  ];
  const current = [
    await booking({ ...recent, ...departed }),
    await booking({ ...old, ...journey(5) }),
    await quote(recent),
    await contactMessage(recent),
  ];
  await server.rows(
    `INSERT INTO bookings.idempotency_keys (key, request_hash, booking_id) VALUES ('key', '', $1)`,
    [expired[0]],
  );

  await runNightly();

  expect(await idsLeft()).toEqual(current.sort());
  const changes = await server.rows<{ subject_id: string }>(
    `SELECT subject_id, changed_by, action, before, after FROM bookings.changes`,
  );
  expect(changes.map(({ subject_id }) => subject_id).sort()).toEqual(expired.sort());
  for (const change of changes)
    expect(change).toMatchObject({
      changed_by: 'automatic deletion',
      action: 'deleted',
      after: null,
    });
  expect(JSON.stringify(changes)).not.toMatch(/ann|@|7946/i);
});

test('a request stays until its departure has passed, unless it was cancelled', async () => {
  const { booking } = server.fixtures;
  const travel = { departure_date: yearsAgo(-0.4), return_date: null };
  const kept = [
    await booking({ ...old, ...travel, state: 'pending' }),
    await booking({ ...old, ...travel, state: 'in-progress' }),
  ];
  await booking({ ...old, ...travel, state: 'cancelled' });

  await runNightly();

  expect(await idsLeft()).toEqual(kept.sort());
});

test('a booking that was confirmed once stays as one, whatever its state became', async () => {
  const { booking } = server.fixtures;
  const cancelled = await booking({ ...old, ...departed, state: 'confirmed' });
  const pending = await booking({ ...old, ...departed });
  await server.rows(`UPDATE bookings.bookings SET state = 'confirmed' WHERE id = $1`, [pending]);
  await server.rows(`UPDATE bookings.bookings SET state = 'cancelled'`);

  await runNightly();

  expect(await idsLeft()).toEqual([cancelled, pending].sort());
});

test('a backlog is deleted in several transactions', async () => {
  await server.fixtures.contactMessage(old);
  await server.rows(
    `INSERT INTO bookings.contact_messages (id, reference, name, email, message, request_hash, updated_at)
     SELECT gen_random_uuid(), 'LM-' || n, name, email, message, request_hash, updated_at
       FROM bookings.contact_messages, generate_series(1, 500) n`,
  );

  await runNightly(['delete-expired']);

  expect(await idsLeft()).toEqual([]);
  const [{ batches } = {}] = await server.rows(
    'SELECT count(DISTINCT at)::int AS batches FROM bookings.changes',
  );
  expect(batches).toBe(2);
});

test('the changes of a deleted record are found without reading those of all others', async () => {
  await server.rows('SET enable_seqscan = off');

  const plan = await server.rows(
    `EXPLAIN UPDATE bookings.changes SET before = NULL, after = NULL WHERE subject = 'bookings' AND subject_id = '1'`,
  );

  expect(JSON.stringify(plan)).toMatch(/Index Cond: .*subject = .* AND .*subject_id = /);
});

test('mails on disk are deleted after 30 days', async () => {
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

test('everything about a person is exported by email address, for administrators', async () => {
  const id = await server.fixtures.booking({ user_email: 'Ann@Example.com', notes: 'Aisle seat' });
  await server.fixtures.quote();
  await server.fixtures.contactMessage({ email: 'bob@example.com', message: 'Not about Ann' });
  await server.answer(
    `mutation ($id: ID!) { updateBooking(id: $id, input: { notes: "Window seat" }) { __typename } }`,
    { id },
  );
  const question = `{ personalData(email: " ann@example.com ") }`;

  const text = await server.answer<string>(question);
  const { errors } = await server.query(question);

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

test('an erasure deletes the requests and price alerts of an address, and keeps confirmed bookings', async () => {
  const { booking, quote, contactMessage } = server.fixtures;
  const requested = await booking({ user_email: 'Ann@Example.com' });
  const kept = [
    await booking({ user_email: 'ann@example.com', state: 'confirmed' }),
    await booking({ user_email: 'bob@example.com' }),
  ];
  await quote({ email: 'ann@example.com' });
  await contactMessage({ email: 'ann@example.com' });
  kept.push(await contactMessage({ email: 'bob@example.com' }));
  await server.rows(
    `INSERT INTO bookings.idempotency_keys (key, request_hash, booking_id) VALUES ('key', '', $1)`,
    [requested],
  );
  await server.rows(
    `INSERT INTO bookings.price_alerts
       (id, email, trip_type, travel_class, "from", "to", last_price_pence, request_hash)
     SELECT gen_random_uuid(), email, 'one-way', 'economy', 'A', 'B', 1, ''
       FROM unnest(ARRAY['ann@example.com', 'ann@example.com', 'bob@example.com']) email`,
  );
  const mutation = `mutation { erasePerson(email: " ANN@example.com ") {
    bookings quotes contactMessages priceAlerts keptBookings } }`;

  expect((await server.query(mutation)).errors?.[0]?.extensions?.code).toBe('UNAUTHENTICATED');
  const erased = await server.answer(mutation);

  expect(erased).toEqual({
    bookings: 1,
    quotes: 1,
    contactMessages: 1,
    priceAlerts: 2,
    keptBookings: 1,
  });
  expect(await idsLeft()).toEqual(kept.sort());
  expect(await server.rows('SELECT email FROM bookings.price_alerts')).toEqual([
    { email: 'bob@example.com' },
  ]);
  const changes = await server.rows('SELECT before, changed_by FROM bookings.changes');
  expect(changes.every(({ changed_by }) => changed_by === 'ada@larkfare.example')).toBe(true);
  expect(JSON.stringify(changes)).not.toMatch(/ann@/i);
  expect(await server.answer(mutation)).toMatchObject({ bookings: 0, priceAlerts: 0 });
});
