import { s3Bucket, type S3Options } from '@larkfare/server-kit/s3';
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

export const nameInBucket = (name: string) => `uploads/${name}`;
