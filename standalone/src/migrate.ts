// npm run migrate: once before the servers start, and before each newer version of them
import { databaseEnvironment } from '@larkfare/data-kit/database';
import { endWithProblem } from '@larkfare/server-kit/process';
import { prepareDatabase } from './prepare-database.ts';
import { migrationSettings } from './settings.ts';

try {
  const { DATABASE_URL, ...firstStart } = databaseEnvironment(migrationSettings);
  const { signIn } = await prepareDatabase(DATABASE_URL, firstStart);
  console.log(`The database is ready · ${signIn}`);
} catch (error) {
  await endWithProblem(error);
}
