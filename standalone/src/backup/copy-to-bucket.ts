// npm run copy-to-bucket: the pictures and published remotes in DATA_DIR that the bucket of S3_… does not have yet
import { endWithProblem, environment } from '@larkfare/server-kit/process';
import { s3Options } from '@larkfare/server-kit/s3';
import { copySettings } from '../settings.ts';
import { copyFiles } from './site-files.ts';

try {
  const { DATA_DIR: dataFolder, ...settings } = environment(copySettings);
  const options = s3Options(settings);
  if (!options) throw new Error('Give S3_BUCKET, and what else its store needs.');
  const { pictures, published } = await copyFiles(dataFolder, options);
  console.log(`Copied: ${pictures} files of pictures, ${published} of published remotes`);
} catch (error) {
  await endWithProblem(error);
}
