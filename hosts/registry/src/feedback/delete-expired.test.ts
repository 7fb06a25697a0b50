import { query } from '@larkfare/data-kit/database';
import { startTestServer } from '../testing/test-server.ts';
import { deleteExpired, retention } from './delete-expired.ts';

test('notifications end after 30 days and events after a year, unless a notification still waits', async () => {
  const { db, close } = await startTestServer();
  await query(
    db,
    `INSERT INTO notification_targets (id, remote, address, secret, created_by, confirmed_at)
     VALUES (gen_random_uuid(), 'guide', 'mailto:ann@example.com', '', 'CI', now())`,
  );
  await query(
    db,
    `INSERT INTO events (remote, kind, text, author, happened_at) VALUES
       ('guide', 'test', 'older, waiting', 'CI', now() - interval '2 years'),
       ('guide', 'test', 'older', 'CI', now() - interval '2 years'),
       ('guide', 'test', 'old', 'CI', now() - interval '40 days'),
       ('guide', 'test', 'new', 'CI', now() - interval '20 days')`,
  );
  await query(
    db,
    `SELECT registry_jobs.remove_job(n.id::text) FROM notifications n JOIN events e ON e.id = n.event
     WHERE text <> 'older, waiting'`,
  );

  await deleteExpired(db.manager, retention.parse({}));

  const left = (from: string) =>
    query(db, `SELECT text FROM ${from} ORDER BY events.id`).then((rows) =>
      (rows as { text: string }[]).map(({ text }) => text),
    );
  expect(await left('events')).toEqual(['older, waiting', 'old', 'new']);
  expect(await left('events JOIN notifications ON event = events.id')).toEqual([
    'older, waiting',
    'new',
  ]);
  await close();
});

test('removed addresses are deleted once they were notified, unconfirmed ones after a week', async () => {
  const { db, close } = await startTestServer();
  await query(
    db,
    `INSERT INTO notification_targets (id, remote, address, secret, created_by, created_at, confirmed_at, removed_at)
     SELECT gen_random_uuid(), 'guide', address, '', 'CI', now() - days * interval '1 day', confirmed, removed
     FROM (VALUES ('confirmed', 8, now(), NULL), ('removed', 8, now(), now()),
       ('unconfirmed', 8, NULL, NULL), ('new', 6, NULL, NULL)) t (address, days, confirmed, removed)`,
  );
  await query(db, "INSERT INTO events (remote, kind, author) VALUES ('guide', 'test', 'CI')");
  await query(
    db,
    `INSERT INTO notifications (target, event) SELECT t.id, events.id FROM notification_targets t, events
     WHERE address = 'removed'`,
  );
  const left = async () => {
    await deleteExpired(db.manager, retention.parse({}));
    const rows = await query<{ address: string }>(
      db,
      'SELECT address FROM notification_targets ORDER BY address',
    );
    return rows.map(({ address }) => address);
  };

  expect(await left()).toEqual(['confirmed', 'new', 'removed']);
  await query(db, 'SELECT registry_jobs.remove_job(id::text) FROM notifications');
  expect(await left()).toEqual(['confirmed', 'new']);
  await close();
});

test('errors end after the days of their setting', async () => {
  const { db, publish, close } = await startTestServer();
  await publish();
  for (const [name, days] of [
    ['old', 8],
    ['new', 6],
  ])
    await query(
      db,
      `INSERT INTO error_groups (remote, version, fingerprint, name, message, place, visitors, sample, last_seen)
       VALUES ('guide', '1.0.0', convert_to(:name, 'UTF8'), :name, '', '', 0::bit(8192), '{}', now() - make_interval(days => :days::int))`,
      { name, days },
    );

  await deleteExpired(db.manager, { KEEP_ERRORS_DAYS: 7, KEEP_EVENTS_DAYS: 365 });

  expect(await query(db, 'SELECT name FROM error_groups')).toEqual([{ name: 'new' }]);
  await close();
});
