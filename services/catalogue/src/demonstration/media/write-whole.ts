import { randomUUID } from 'node:crypto';
import { rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Written beside and renamed, so that half a file is never read. */
export async function writeWhole(path: string, content: string | Buffer): Promise<void> {
  const beside = join(dirname(path), `.${randomUUID()}`);
  await writeFile(beside, content);
  await rename(beside, path);
}
