import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type FileToCopy, s3Bucket, type S3Options } from '@larkfare/server-kit/s3';
import { pictureFileOf } from './picture-file.rules.ts';
import { type PictureStorage } from './picture-storage.ts';

/** Pictures in the folder `uploads` of a bucket. */
export function s3Storage(options: S3Options): PictureStorage {
  const bucket = s3Bucket(options, { keeps: 'picture' });
  return {
    write: (name, bytes, type) => bucket.write(nameInBucket(name), bytes, type),
    read: (name) => bucket.read(nameInBucket(name)),
    remove: (name) => bucket.remove(nameInBucket(name)),
  };
}

const nameInBucket = (name: string) => `uploads/${name}`;

/** The uploaded pictures in a site's media folder, for a bucket. */
export async function* picturesIn(mediaFolder: string): AsyncGenerator<FileToCopy> {
  const cwd = join(mediaFolder, 'uploads');
  for await (const file of glob('*', { cwd })) {
    const picture = pictureFileOf(file);
    if (picture?.name === file)
      yield {
        name: nameInBucket(file),
        type: picture.type,
        bytes: () => readFile(join(cwd, file)),
      };
  }
}
