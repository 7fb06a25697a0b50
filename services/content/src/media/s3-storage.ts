import { s3Bucket, type S3Options } from '@larkfare/service-kit/s3';
import { type PictureStorage } from './picture-storage.ts';

/** Pictures in the folder `uploads` of a bucket. */
export function s3Storage(options: S3Options): PictureStorage {
  const bucket = s3Bucket(options, { keeps: 'picture' });
  const inBucket = (name: string) => `uploads/${name}`;
  return {
    write: (name, bytes, type) => bucket.write(inBucket(name), bytes, type),
    read: (name) => bucket.read(inBucket(name)),
    remove: (name) => bucket.remove(inBucket(name)),
  };
}
