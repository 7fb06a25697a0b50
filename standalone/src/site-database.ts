import { join } from 'node:path';
import {
  startEmbeddedDatabase,
  type EmbeddedDatabase,
  type EmbeddedDatabaseOptions,
} from '@larkfare/embedded-database';
import { withRoles } from '@larkfare/data-kit/database';

interface DatabaseSettings {
  DATABASE_ROLES?: string | undefined;
  DATABASE_URL?: string;
  DATA_DIR: string;
}

/** The PostgreSQL that DATABASE_URL names, else the embedded one under DATA_DIR. */
export async function openSiteDatabase(
  { DATABASE_URL, DATABASE_ROLES, DATA_DIR }: DatabaseSettings,
  options: Omit<EmbeddedDatabaseOptions, 'folder'> = {},
): Promise<EmbeddedDatabase> {
  if (DATABASE_URL) return { url: DATABASE_URL, stop: async () => undefined };
  const embedded = await startEmbeddedDatabase({ ...options, folder: join(DATA_DIR, 'database') });
  return { ...embedded, url: withRoles(embedded.url, DATABASE_ROLES) };
}
