import { createHash } from 'node:crypto';
import { glob, mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { compressTexts, contentTypeOf } from '@larkfare/remote-cli/published-files';
import { isAsDescribed } from '@larkfare/server-kit/files';
import { type Bucket, type FileToCopy } from '@larkfare/server-kit/s3';
import { storedFiles } from './stored-files.rules.ts';
import { type Build, buildsFolder, type Storage } from './storage.ts';

/**
 * Stores builds in a bucket shared by several servers. Each server caches builds in a separate folder and serves them
 * from there, even while the bucket is unavailable.
 * @param folder `<folder>/<remote>/<build>/<file>`; missing and damaged files are fetched again
 */
export function bucketStorage(bucket: Bucket, folder: string): Storage {
  const pending = new Map<string, Promise<void>>();

  async function fetchFile(name: string, sha384: string, target: string): Promise<void> {
    const stream = await bucket.read(name);
    if (!stream) throw new Error(`${name} is not in the bucket.`);
    const bytes = await buffer(stream);
    if (createHash('sha384').update(bytes).digest('base64') !== sha384)
      throw new Error(`${name} in the bucket differs from the published file.`);
    const place = dirname(target);
    await mkdir(place, { recursive: true });
    const temporary = await mkdtemp(join(place, '.temporary-'));
    try {
      await writeFile(join(temporary, basename(target)), bytes);
      await compressTexts(temporary, [basename(target)]);
      // Renamed into place, its compressed copies first, so that a reader sees all of it or none.
      for (const file of (await readdir(temporary)).sort().reverse())
        await rename(join(temporary, file), join(place, file));
    } finally {
      await rm(temporary, { recursive: true });
    }
  }

  async function ensureFile({ name }: Build, sha384: string, target: string): Promise<void> {
    if (await isAsDescribed(target, sha384)) return;
    // Concurrent requests share one fetch.
    const fetching =
      pending.get(target) ??
      fetchFile(nameInBucket(name, sha384), sha384, target).finally(() => pending.delete(target));
    pending.set(target, fetching);
    await fetching;
  }

  return {
    async put(build, files) {
      const described = storedFiles(build);
      await Promise.all(
        [...files].map(([file, bytes]) =>
          bucket.write(
            nameInBucket(build.name, described[file]?.sha384 ?? ''),
            bytes,
            contentTypeOf(file) ?? '',
          ),
        ),
      );
    },

    async folderOf(build) {
      const place = join(folder, build.name, build.build);
      await Promise.all(
        Object.entries(storedFiles(build)).map(([file, { sha384 }]) =>
          ensureFile(build, sha384, join(place, file)),
        ),
      );
      return place;
    },
  };
}

/** Named by content hash, so that a published file can never be overwritten with other content. */
const nameInBucket = (remote: string, sha384: string) =>
  `remotes/${remote}/${sha384.replaceAll('+', '-').replaceAll('/', '_')}`;

/** The published files in a registry's folder, for a bucket. Compressed copies are made where files are served. */
export async function* buildsIn(registryFolder: string): AsyncGenerator<FileToCopy> {
  const cwd = buildsFolder(registryFolder);
  const exclude = ['**/*.br', '**/*.gz', '**/.temporary-*/**'];
  for await (const entry of glob('*/*/**', { cwd, exclude, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    const [remote = ''] = path.slice(cwd.length + 1).split('/');
    const bytes = await readFile(path);
    yield {
      name: nameInBucket(remote, createHash('sha384').update(bytes).digest('base64')),
      type: contentTypeOf(path) ?? '',
      bytes: async () => bytes,
    };
  }
}
