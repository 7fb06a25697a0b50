import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { fileURLToPath } from 'node:url';
import { migrate } from '@larkfare/data-kit/database';
import { testDatabase } from '@larkfare/data-kit/testing';
import { runMigrations } from 'graphile-worker';
import pg from 'pg';
import { migrations } from '../index.ts';
import { catalogueMigrations } from '../testing/test-bookings.ts';
import { fixtures } from '../testing/fixtures.ts';

test('mails that were stored but not sent become jobs that name their record', async () => {
  const folder = await mkdtemp(`${tmpdir()}/migrations-`);
  await cp(fileURLToPath(migrations.folder), folder, {
    recursive: true,
    filter: (path) => !path.endsWith('0009-mail-jobs.sql'),
  });
  const database = await testDatabase(catalogueMigrations, { schema: 'bookings', folder });
  await rm(folder, { recursive: true });
  const pool = new pg.Pool({
    connectionString: database.url,
    options: '-c role=larkfare_bookings -c search_path=bookings',
    max: 1,
  });
  pool.on('error', () => undefined).on('connect', (client) => client.on('error', () => undefined));
  await runMigrations({ pgPool: pool, schema: 'bookings_jobs' });
  const rows = async (text: string, values: unknown[] = []) =>
    (await pool.query(text, values)).rows as Record<string, unknown>[];
  const { quote, contactMessage } = fixtures(rows as never);
  const [quoteId, messageId] = [
    await quote({ reference: 'LQ-222222' }),
    await contactMessage({ reference: 'LM-333333' }),
  ];
  const store = (kind: string, subject: string, { body = '', isSent = false } = {}) =>
    rows(
      `WITH mail AS (
         INSERT INTO outbox (id, kind, recipient, subject, body, message_id, sent_at)
         VALUES (gen_random_uuid(), $1, 'ann@example.com', $2, $3, gen_random_uuid()::text, CASE WHEN $4 THEN now() END) RETURNING id
       ) SELECT bookings_jobs.add_job('send-mail', json_build_object('id', id), job_key => id::text) FROM mail`,
      [kind, subject, body, isSent],
    );
  await store('quote-notice', 'Quote request LQ-222222: Monday');
  await store('quote-acknowledgement', 'Your quote request LQ-222222', { isSent: true });
  await store('contact-notice', 'Contact message LM-444444');
  await store('form-enquiries-digest', '2 more enquiries', {
    body: 'More:\n\nLM-333333, contact message, Ann, ann@example.com\nLM-444444, deleted\n',
  });
  await rows(
    `INSERT INTO held_notices (id, channel, line) VALUES (gen_random_uuid(), 'direct-enquiries', 'LQ-222222, quote request, Ann')`,
  );

  await migrate(database.url, migrations);

  expect(
    await rows(
      `SELECT identifier, payload FROM bookings_jobs._private_jobs JOIN bookings_jobs._private_tasks tasks ON tasks.id = task_id ORDER BY key`,
    ),
  ).toEqual([
    { identifier: 'send-digest', payload: { channel: 'direct-enquiries' } },
    { identifier: 'send-digest', payload: { channel: 'form-enquiries' } },
    { identifier: 'send-mail', payload: { kind: 'notice', subject: 'quote', id: quoteId } },
  ]);
  expect(
    await rows('SELECT channel, subject, record_id FROM held_notices ORDER BY channel'),
  ).toEqual([
    { channel: 'direct-enquiries', subject: 'quote', record_id: quoteId },
    { channel: 'form-enquiries', subject: 'contact', record_id: messageId },
  ]);
  await pool.end();
  await database.drop();
});
