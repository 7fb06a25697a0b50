import { join } from 'node:path';
import { picturesIn } from '@larkfare/content';
import { buildsIn } from '@larkfare/registry';
import { copyToBucket, s3Bucket, type S3Options } from '@larkfare/server-kit/s3';

/** Copies the files of a site, running or not, that the bucket lacks. @returns how many were copied */
export async function copyFiles(dataFolder: string, options: S3Options) {
  const bucket = s3Bucket(options, { keeps: 'file' });
  return {
    pictures: await copyToBucket(bucket, picturesIn(join(dataFolder, 'media'))),
    published: await copyToBucket(bucket, buildsIn(join(dataFolder, 'registry'))),
  };
}
