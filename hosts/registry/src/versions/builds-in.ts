import { createHash } from 'node:crypto';
import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { contentTypeOf } from '@larkfare/remote-cli/published-files';
import { type FileToCopy } from '@larkfare/server-kit/s3';
import { nameInBucket } from './bucket-storage.ts';
import { buildsFolder } from './storage.ts';

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
