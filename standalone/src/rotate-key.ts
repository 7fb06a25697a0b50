// npm run rotate-key [-- --leaked]: administrators' tokens are signed with a new key; if it has leaked, all sessions end
import { parseArgs } from 'node:util';
import { rotateSigningKey } from '@larkfare/content';
import { databaseEnvironment, openDatabase } from '@larkfare/data-kit/database';
import { endWithProblem } from '@larkfare/server-kit/process';
import { databaseOf } from './prepare-database.ts';
import { migrationSettings } from './settings.ts';

try {
  const { values } = parseArgs({ options: { leaked: { type: 'boolean', default: false } } });
  const { DATABASE_URL, ...settings } = databaseEnvironment(migrationSettings);
  const url = databaseOf(settings, 'content') ?? DATABASE_URL;
  const db = await openDatabase({ url, schema: 'content', poolSize: 1 });
  const ended = await rotateSigningKey(db, { hasLeaked: values.leaked });
  await db.destroy();
  console.log(`A new key is in use · sessions ended: ${ended}`);
} catch (error) {
  await endWithProblem(error);
}
