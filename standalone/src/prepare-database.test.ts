import { testDatabase } from '@larkfare/data-kit/testing';
import pg from 'pg';
import { migrations } from './prepare-database.ts';
import { startWholeSite } from './testing/whole-site.ts';

test('the tables of all queues are there before a worker starts, because every worker ends when a queue is migrated', async () => {
  const { url, drop } = await testDatabase(...migrations);
  const client = new pg.Client(url);
  await client.connect();
  const migrated = async () =>
    (
      await client.query(`SELECT 'bookings' AS queue, id, ts FROM bookings_jobs.migrations
        UNION ALL SELECT 'content', id, ts FROM content_jobs.migrations
        UNION ALL SELECT 'registry', id, ts FROM registry_jobs.migrations ORDER BY queue, id`)
    ).rows;

  const before = await migrated();
  const site = await startWholeSite({ databaseUrl: url });

  const queues = new Set(before.map(({ queue }) => queue));
  expect(queues).toEqual(new Set(['bookings', 'content', 'registry']));
  expect(await migrated()).toEqual(before);
  await site.close();
  await client.end();
  await drop();
});
