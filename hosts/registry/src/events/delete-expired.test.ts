import { query } from '@larkfare/service-kit';
import { startTestServer } from '../testing/test-server.ts';
import { deleteExpired } from './delete-expired.ts';

test('notifications end after 30 days and events after a year, but nothing that still waits', async () => {
  const { db, close } = await startTestServer();
  await query(
    db,
    `INSERT INTO notification_targets (id, remote, address, secret, created_by)
     VALUES (gen_random_uuid(), 'guide', 'mailto:ann@example.com', '', 'CI')`,
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
    `UPDATE notifications n SET next_attempt_at = CASE WHEN text = 'older, waiting' THEN now() + interval '1 day' END
     FROM events e WHERE e.id = n.event`,
  );

  await deleteExpired(db);

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
