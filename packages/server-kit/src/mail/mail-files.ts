import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** Deletes the files of mails about a record. */
export const deleteMailsAbout = (outboxFolder: string, id: string): Promise<number> =>
  deleteMails(outboxFolder, async (path) => path.includes(`-${id}.eml`));

/** Deletes the files of mails that were written before a moment. @returns how many */
export const deleteMailsBefore = (outboxFolder: string, moment: Date): Promise<number> =>
  deleteMails(outboxFolder, async (path) => (await stat(path)).mtime < moment);

async function deleteMails(
  folder: string,
  isChosen: (path: string) => Promise<boolean>,
): Promise<number> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  let deleted = 0;
  for (const path of names.map((name) => join(folder, name))) {
    if (!/\.eml(\.part)?$/.test(path) || !(await isChosen(path))) continue;
    await rm(path, { force: true });
    deleted += 1;
  }
  return deleted;
}
