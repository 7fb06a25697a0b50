import { glob, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const operations = z.array(z.object({ text: z.string() }));

/**
 * The operations that the front ends' builds extracted into their dist/operations.json.
 * @throws when there are none: a site that trusts no operation cannot have been built.
 */
export async function readTrustedDocuments(folder: string = root): Promise<string[]> {
  const files: string[] = [];
  for await (const file of glob('{remotes,hosts}/*/dist/operations.json', { cwd: folder }))
    files.push(file);
  if (files.length === 0)
    throw new Error('TRUSTED_DOCUMENTS=enforce needs the remotes built: run npm run build first.');
  const lists = await Promise.all(
    files.map(async (file) =>
      operations.parse(JSON.parse(await readFile(`${folder}/${file}`, 'utf8'))),
    ),
  );
  return lists.flat().map(({ text }) => text);
}
