import { randomUUID } from 'node:crypto';
import { rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Written beside and renamed, so that half a file is never read, however many processes write it. */
export async function writeFileAtomic(
  path: string,
  content: Parameters<typeof writeFile>[1],
  { mode }: { mode?: number } = {},
): Promise<void> {
  const temporary = join(dirname(path), `.${randomUUID()}`);
  await writeFile(temporary, content, { mode });
  await rename(temporary, path);
}
