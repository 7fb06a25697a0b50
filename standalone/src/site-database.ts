import { join } from 'node:path';
import {
  startEmbeddedDatabase,
  type EmbeddedDatabase,
  type EmbeddedDatabaseOptions,
} from '@larkfare/embedded-database';

interface DatabaseSettings {
  DATABASE_URL?: string;
  DATA_DIR: string;
}

/** The PostgreSQL that DATABASE_URL names, else the embedded one under DATA_DIR. */
export async function openSiteDatabase(
  { DATABASE_URL, DATA_DIR }: DatabaseSettings,
  options: Omit<EmbeddedDatabaseOptions, 'folder'> = {},
): Promise<EmbeddedDatabase> {
  if (DATABASE_URL) return { url: DATABASE_URL, stop: async () => undefined };
  return startEmbeddedDatabase({ ...options, folder: join(DATA_DIR, 'database') });
}
