import { existsSync } from 'node:fs';
import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { concatAST, type DocumentNode, Kind, parse, print, separateOperations } from 'graphql';
import { type VersionOperations } from './required-operations.ts';

/** The operations of this repository's remotes, from their .graphql files. They are deployed with the API, so they count as live. */
export const ownOperations = async (folders: string[]): Promise<VersionOperations[]> =>
  Promise.all(
    folders
      .filter((folder) => existsSync(join(folder, 'remote.json')))
      .map(async (folder) => {
        const { name }: { name: string } = JSON.parse(
          await readFile(join(folder, 'remote.json'), 'utf8'),
        );
        return {
          remote: name,
          version: 'of this repository',
          isLive: true,
          operations: await operationsIn(folder),
        };
      }),
  );

/** Each operation with only the fragments it uses. */
async function operationsIn(folder: string): Promise<VersionOperations['operations']> {
  const documents: DocumentNode[] = [];
  for await (const file of glob('src/**/*.graphql', { cwd: folder }))
    documents.push(parse(await readFile(join(folder, file), 'utf8')));
  const separate = separateOperations(concatAST(documents));
  return Object.entries(separate).flatMap(([name, document]) =>
    document.definitions.some(({ kind }) => kind === Kind.OPERATION_DEFINITION)
      ? [{ name, text: print(document) }]
      : [],
  );
}
