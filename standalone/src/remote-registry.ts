import { mkdir, readFile } from 'node:fs/promises';
import { createRegistry, launchInstalled, type Registry } from '@larkfare/registry';
import { administratorsOf, type GraphqlExecutor } from '@larkfare/service-kit';
import { describedRemotes, sharedByShell } from '@larkfare/shell/server';
import { buildSchema } from 'graphql';

interface Options {
  databaseUrl: string;
  folder: string;
  content: GraphqlExecutor;
  /** Folders of the remotes that are served beside the published ones; this repository’s without it. */
  remotes?: string[] | undefined;
  /** Where this site is served, once it is. */
  site: () => string;
  /** Whether the browser that mounts candidates keeps its own sandbox. */
  hasSandbox: boolean;
}

const apiSchema = new URL('../../schema.graphql', import.meta.url);

/** The registry in the world that this process serves. */
export async function openRegistry({
  databaseUrl,
  folder,
  content,
  remotes,
  site,
  hasSandbox,
}: Options): Promise<Registry> {
  await mkdir(folder, { recursive: true });
  const world = {
    shared: sharedByShell(),
    api: buildSchema(await readFile(apiSchema, 'utf8')),
    neighbours: describedRemotes(remotes),
  };
  const administratorOf = administratorsOf(content);
  const stage = { launch: () => launchInstalled({ hasSandbox }), site };
  return createRegistry({ databaseUrl, folder, world: () => world, administratorOf, stage });
}
