import { startEmbeddedDatabase } from '@larkfare/embedded-database';
import { newTestDataFolder } from '@larkfare/embedded-database/testing';

/** One PostgreSQL for this test run; each test file copies its own database. TEST_DATABASE_URL brings another. */
export default async function startPostgres() {
  process.env.LOG_LEVEL ??= 'silent';
  if (process.env.TEST_DATABASE_URL) return;
  const folder = await newTestDataFolder('larkfare-test-');
  const settings = {
    fsync: 'off',
    synchronous_commit: 'off',
    full_page_writes: 'off',
    max_connections: '200',
  };
  globalThis.testPostgres = { folder, server: await startEmbeddedDatabase({ folder, settings }) };
  process.env.TEST_DATABASE_URL = globalThis.testPostgres.server.url;
}
