import { createHash, randomUUID } from 'node:crypto';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { isAsDescribed } from '@larkfare/service-kit';
import { type Bucket } from '@larkfare/service-kit/s3';
import { type Build, type Storage } from './storage.ts';

/**
 * Keeps builds in a bucket that several servers share. Each fetches a build once, into a folder of its own, and serves it
 * from there: the bucket may be away afterwards.
 * @param folder `<folder>/<remote>/<build>/<file>`; what is missing or damaged there is fetched again
 */
export function bucketStorage(bucket: Bucket, folder: string): Storage {
  const arriving = new Map<string, Promise<void>>();

  async function fetchFile(name: string, sha384: string, target: string): Promise<void> {
    const stream = await bucket.read(name);
    if (!stream) throw new Error(`${name} is not in the bucket.`);
    const bytes = await buffer(stream);
    if (createHash('sha384').update(bytes).digest('base64') !== sha384)
      throw new Error(`${name} in the bucket is not what was published.`);
    // Beside, then renamed: whoever looks sees a whole file or none.
    const beside = `${target}.${randomUUID()}`;
    try {
      await writeFile(beside, bytes);
      await rename(beside, target);
    } finally {
      await rm(beside, { force: true });
    }
  }

  async function haveFile({ name }: Build, sha384: string, target: string): Promise<void> {
    if (await isAsDescribed(target, sha384)) return;
    // Whoever asks meanwhile waits for the same fetch.
    const fetching =
      arriving.get(target) ??
      fetchFile(nameInBucket(name, sha384), sha384, target).finally(() => arriving.delete(target));
    arriving.set(target, fetching);
    await fetching;
  }

  return {
    async put({ name, files: described }, files) {
      await Promise.all(
        [...files].map(([file, bytes]) =>
          bucket.write(nameInBucket(name, described[file]?.sha384 ?? ''), bytes, typeOf(file)),
        ),
      );
    },

    async folderOf(build) {
      const place = join(folder, build.name, build.build);
      await mkdir(place, { recursive: true });
      await Promise.all(
        Object.entries(build.files).map(([file, { sha384 }]) =>
          haveFile(build, sha384, join(place, file)),
        ),
      );
      return place;
    },
  };
}

/** Files lie under their hashes: nothing that was published can be written over with anything else. */
const nameInBucket = (remote: string, sha384: string) =>
  `remotes/${remote}/${sha384.replaceAll('+', '-').replaceAll('/', '_')}`;

const typeOf = (file: string) => (file.endsWith('.css') ? 'text/css' : 'text/javascript');
