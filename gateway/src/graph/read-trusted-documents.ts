import { glob, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';

const ownRemotes = fileURLToPath(new URL('../../../remotes/', import.meta.url));
const operations = z.array(z.object({ text: z.string() }));
const described = z.object({ published: z.boolean().default(false) });

/**
 * The operations that the builds of these remotes extracted into their dist/operations.json. Those of remotes that go
 * live through the registry are not among them: they are trusted once they do.
 * @throws when there are none: a site that trusts no operation cannot have been built.
 */
export async function readTrustedDocuments(remotes: string = ownRemotes): Promise<string[]> {
  const files: string[] = [];
  for await (const file of glob('*/dist/operations.json', { cwd: remotes })) files.push(file);
  const lists = await Promise.all(files.map((file) => trustedIn(join(remotes, file))));
  const documents = lists.flat();
  if (documents.length === 0)
    throw new Error('The remotes are not built: run npm run build first.');
  return documents;
}

async function trustedIn(file: string): Promise<string[]> {
  const description = await readFile(join(dirname(file), '../remote.json'), 'utf8');
  if (described.parse(JSON.parse(description)).published) return [];
  const list = operations.parse(JSON.parse(await readFile(file, 'utf8')));
  return list.map(({ text }) => text);
}
