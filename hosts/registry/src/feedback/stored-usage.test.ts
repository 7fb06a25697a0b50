import { query } from '@larkfare/data-kit/database';
import { eventually } from '@larkfare/server-kit/testing';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import { countsInDatabase } from './counts-in-database.ts';

let testServer: TestServer;
beforeEach(async () => {
  testServer = await startTestServer();
});
afterEach(() => testServer.close());

const usage = () =>
  query<{ row: string }>(testServer.db, 'SELECT usage::text AS row FROM registry.usage');

test('no visitor’s address is stored with what it has used', async () => {
  await testServer.publish();

  await testServer.report('loaded', { version: '1.0.0', address: '192.0.2.77' });

  const stored = await eventually(async () => {
    const rows = await usage();
    return rows.some(({ row }) => row.includes('reports')) && rows;
  });
  expect(JSON.stringify(stored)).not.toContain('192.0.2');
});

test('used limits that have expired are deleted while the site is idle, too', async () => {
  await query(
    testServer.db,
    `INSERT INTO usage ("limit", address, used, ends_at) VALUES ('reads', 'x', 1, now() - interval '1 second')`,
  );

  const counts = countsInDatabase(testServer.db, { pruneEveryMs: 10 });

  await eventually(async () => (await usage()).length === 0);
  counts.close();
});
