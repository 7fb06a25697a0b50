// npm run backup -- <folder>: the database and files of a site, to a new folder
import { endWithProblem, environment } from '@larkfare/server-kit/process';
import { backupSettings } from '../settings.ts';
import { backUp } from './site-backup.ts';

try {
  const [folder] = process.argv.slice(2);
  if (!folder) throw new Error('npm run backup -- <folder>');
  const { DATABASE_URL: databaseUrl, DATA_DIR: dataFolder } = environment(backupSettings);
  await backUp(folder, { databaseUrl, dataFolder });
  console.log(`The site is in ${folder}`);
} catch (error) {
  await endWithProblem(error);
}
