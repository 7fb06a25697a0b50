import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Build, type Storage } from './storage.ts';

/** Keeps builds in a folder: `<folder>/<remote>/<build>/<file>`. */
export function folderStorage(folder: string): Storage {
  const place = ({ name, build }: Build) => join(folder, name, build);
  return {
    async put(build, files) {
      const target = place(build);
      if (existsSync(target)) return;
      await mkdir(join(folder, build.name), { recursive: true });
      const arriving = await mkdtemp(join(folder, build.name, '.arriving-'));
      try {
        await Promise.all([...files].map(([name, file]) => writeFile(join(arriving, name), file)));
        await rename(arriving, target); // Whoever looks sees a whole build or none.
      } catch (problem) {
        await rm(arriving, { recursive: true, force: true });
        if (!existsSync(target)) throw problem; // Somebody else was first with the same build.
      }
    },
    folderOf: async (build) => place(build),
  };
}
