import { mkdir, readFile } from 'node:fs/promises';
import { createRegistry, type Registry } from '@larkfare/registry';
import { administratorsOf, type GraphqlExecutor } from '@larkfare/service-kit';
import { describedRemotes, sharedByShell } from '@larkfare/shell/server';
import { buildSchema } from 'graphql';

interface Options {
  databaseUrl: string;
  folder: string;
  content: GraphqlExecutor;
  /** Folders of the remotes that are served beside the published ones; this repository’s without it. */
  remotes?: string[] | undefined;
}

const apiSchema = new URL('../../schema.graphql', import.meta.url);

/** The registry in the world that this process serves. */
export async function openRegistry({
  databaseUrl,
  folder,
  content,
  remotes,
}: Options): Promise<Registry> {
  await mkdir(folder, { recursive: true });
  const world = {
    shared: sharedByShell(),
    api: buildSchema(await readFile(apiSchema, 'utf8')),
    neighbours: describedRemotes(remotes),
  };
  const administratorOf = administratorsOf(content);
  return createRegistry({ databaseUrl, folder, world: () => world, administratorOf });
}
