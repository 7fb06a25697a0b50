// npm run restore -- <folder>: a backup, into an empty database and DATA_DIR
import { endWithProblem, environment } from '@larkfare/server-kit/process';
import { backupSettings } from '../settings.ts';
import { restore } from './site-backup.ts';

try {
  const [folder] = process.argv.slice(2);
  if (!folder) throw new Error('npm run restore -- <folder>');
  const settings = environment(backupSettings);
  const { DATABASE_URL: databaseUrl, DATA_DIR: dataFolder, DATABASE_ROLES: roles } = settings;
  await restore(folder, { databaseUrl, dataFolder, roles });
  console.log(`The site is restored from ${folder}`);
} catch (error) {
  await endWithProblem(error);
}
