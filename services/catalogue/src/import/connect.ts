import { join } from 'node:path';
import { startEmbeddedDatabase } from '@larkfare/embedded-database';
import {
  databaseSettings,
  canMigrate,
  migrate,
  bulkWork,
  openDatabase,
  withRoles,
} from '@larkfare/data-kit/database';
import { type ClientBase } from 'pg';
import { z } from 'zod';

const catalogue = { schema: 'catalogue', folder: new URL('../../migrations', import.meta.url) };

const postgres = z.string().regex(/^postgres(ql)?:\/\//, 'must be a postgresql:// address');

/** Settings of `npm run import`, which README describes. */
export const importSettings = z.object({
  DATABASE_URL: postgres.optional(),
  CATALOGUE_DATABASE_URL: postgres.optional(),
  ...databaseSettings,
  DATA_DIR: z.string().default('.data'),
});
type ImportSettings = z.output<typeof importSettings>;

interface CatalogueConnection {
  client: ClientBase;
  close(): Promise<void>;
}

/**
 * The one place that decides which database the import writes to: the catalogue's or the one at DATABASE_URL, else the
 * embedded one of `npm start`, whether the site is running on it or not.
 */
export async function connectToCatalogue(settings: ImportSettings): Promise<CatalogueConnection> {
  await using opened = new AsyncDisposableStack();
  const { CATALOGUE_DATABASE_URL, DATABASE_URL } = settings;
  const url = CATALOGUE_DATABASE_URL ?? DATABASE_URL ?? (await openEmbedded(opened, settings));
  // The catalogue's own login finds what npm run migrate has prepared.
  if (await canMigrate(url)) await migrate(url, catalogue);
  const database = await openDatabase({ url, schema: catalogue.schema, ...bulkWork });
  opened.defer(() => database.destroy());
  const runner = database.createQueryRunner();
  const client = (await runner.connect()) as ClientBase;
  opened.defer(() => runner.release());

  const open = opened.move();
  return { client, close: () => open.disposeAsync() };
}

async function openEmbedded(
  opened: AsyncDisposableStack,
  { DATA_DIR, DATABASE_ROLES }: ImportSettings,
): Promise<string> {
  const embedded = await startEmbeddedDatabase({
    folder: join(DATA_DIR, 'database'),
    join: true,
  });
  opened.defer(() => embedded.stop());
  return withRoles(embedded.url, DATABASE_ROLES);
}
