import { randomUUID } from 'node:crypto';
import { mkdir, open, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type PictureStorage } from './picture-storage.ts';

/** Pictures in a folder of this machine. */
export const folderStorage = (folder: string): PictureStorage => ({
  /** Written beside and renamed, so that nobody reads half a picture. */
  async write(name, bytes) {
    await mkdir(folder, { recursive: true });
    const beside = join(folder, `.${randomUUID()}`);
    await writeFile(beside, bytes);
    await rename(beside, join(folder, name));
  },

  async read(name) {
    const file = await open(join(folder, name)).catch(unlessMissing);
    return file?.createReadStream();
  },

  remove: (name) => rm(join(folder, name), { force: true }),
});

function unlessMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
  return undefined;
}
