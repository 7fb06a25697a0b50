// npm run migrate: once before the servers start, and before each newer version of them
import { environment } from '@larkfare/service-kit';
import { prepareDatabase } from './prepare-database.ts';
import { migrationSettings } from './settings.ts';

try {
  const { DATABASE_URL, ...firstStart } = environment(migrationSettings);
  console.log(`The database is ready · ${await prepareDatabase(DATABASE_URL, firstStart)}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
