import { mkdirSync } from 'node:fs';
import { access, open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { writeFileAtomic } from '@larkfare/server-kit/files';
import { type PictureStorage } from './picture-storage.ts';

/** Pictures in a folder of this machine. */
export function folderStorage(folder: string): PictureStorage {
  mkdirSync(folder, { recursive: true });
  return inFolder(folder);
}

const inFolder = (folder: string): PictureStorage => ({
  write: (name, bytes) => writeFileAtomic(join(folder, name), bytes),

  async read(name) {
    const file = await open(join(folder, name)).catch(ignoreMissing);
    // Without its folder the store is unavailable, which is not the same as a missing picture.
    if (!file) await access(folder);
    return file?.createReadStream();
  },

  remove: (name) => rm(join(folder, name), { force: true }),
});

function ignoreMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
  return undefined;
}
