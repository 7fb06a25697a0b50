import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type FileToCopy } from '@larkfare/server-kit/s3';
import { pictureFileOf } from './picture-file.rules.ts';
import { nameInBucket } from './s3-storage.ts';

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
