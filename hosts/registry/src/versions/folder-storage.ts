import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { compressTexts } from '@larkfare/remote-cli/published-files';
import { type Build, type Storage } from './storage.ts';

/** Stores builds in a folder: `<folder>/<remote>/<build>/<file>`. */
export function folderStorage(folder: string): Storage {
  const place = ({ name, build }: Build) => join(folder, name, build);
  return {
    async put(build, files) {
      const target = place(build);
      if (existsSync(target)) return;
      await mkdir(join(folder, build.name), { recursive: true });
      const temporary = await mkdtemp(join(folder, build.name, '.temporary-'));
      try {
        await Promise.all(
          [...files].map(async ([name, file]) => {
            await mkdir(dirname(join(temporary, name)), { recursive: true });
            await writeFile(join(temporary, name), file);
          }),
        );
        await compressTexts(temporary, [...files.keys()]);
        await rename(temporary, target); // A reader sees the whole build or none.
      } catch (problem) {
        await rm(temporary, { recursive: true, force: true });
        if (!existsSync(target)) throw problem; // The same build was stored concurrently.
      }
    },
    folderOf: async (build) => place(build),
  };
}
