import { join } from 'node:path';
import { startEmbeddedDatabase } from '@larkfare/embedded-database';
import { migrate, openDatabase } from '@larkfare/service-kit';
import { type ClientBase } from 'pg';

const catalogue = { schema: 'catalogue', folder: new URL('../../migrations', import.meta.url) };

export interface CatalogueConnection {
  client: ClientBase;
  close(): Promise<void>;
}

/**
 * The one place that decides which database the import writes to: the one at DATABASE_URL, else the
 * embedded one of `npm start`, whether the site is running on it or not.
 */
export async function connectToCatalogue(dataFolder: string): Promise<CatalogueConnection> {
  await using opened = new AsyncDisposableStack();
  const url = process.env.DATABASE_URL || (await openEmbedded(opened, dataFolder));
  await migrate(url, catalogue);
  const database = await openDatabase({
    url,
    schema: catalogue.schema,
    poolSize: 1,
    statementTimeoutMs: 0,
    isWatched: false,
  });
  opened.defer(() => database.destroy());
  const runner = database.createQueryRunner();
  const client = (await runner.connect()) as ClientBase;
  opened.defer(() => runner.release());

  const open = opened.move();
  return { client, close: () => open.disposeAsync() };
}

async function openEmbedded(opened: AsyncDisposableStack, dataFolder: string): Promise<string> {
  const embedded = await startEmbeddedDatabase({
    folder: join(dataFolder, 'database'),
    join: true,
  });
  opened.defer(() => embedded.stop());
  return embedded.url;
}
