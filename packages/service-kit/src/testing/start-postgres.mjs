import { startEmbeddedDatabase } from '@larkfare/embedded-database';

/** One PostgreSQL for the whole test run; each test file copies its own database. TEST_DATABASE_URL brings another. */
export default async function startPostgres() {
  process.env.LOG_LEVEL ??= 'silent';
  if (process.env.TEST_DATABASE_URL) return;
  const folder = new URL('../../../../.data/test', import.meta.url).pathname;
  const settings = {
    fsync: 'off',
    synchronous_commit: 'off',
    full_page_writes: 'off',
    max_connections: '200',
  };
  globalThis.testPostgres = await startEmbeddedDatabase({ folder, settings });
  process.env.TEST_DATABASE_URL = globalThis.testPostgres.url;
}
