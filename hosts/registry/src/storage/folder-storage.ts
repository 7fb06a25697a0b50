import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Storage } from './storage.ts';

/** Keeps builds in a folder: `<folder>/<remote>/<build>/<file>`. */
export function folderStorage(folder: string): Storage {
  const place = (remote: string, build: string) => join(folder, remote, build);
  return {
    async put(remote, build, files) {
      const target = place(remote, build);
      if (existsSync(target)) return;
      await mkdir(join(folder, remote), { recursive: true });
      const arriving = await mkdtemp(join(folder, remote, '.arriving-'));
      try {
        await Promise.all([...files].map(([name, file]) => writeFile(join(arriving, name), file)));
        await rename(arriving, target); // Whoever looks sees a whole build or none.
      } catch (problem) {
        await rm(arriving, { recursive: true, force: true });
        if (!existsSync(target)) throw problem; // Somebody else was first with the same build.
      }
    },
    folderOf: async (remote, build) => place(remote, build),
  };
}
