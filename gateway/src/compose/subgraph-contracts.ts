import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type SubgraphContract } from './compose.ts';

/**
 * The subgraphs as the services' own builds wrote them: `<services>/<name>/dist/subgraph.graphql`.
 * @throws an Error that names every service which has not been built.
 */
export async function readSubgraphContracts(services: string): Promise<SubgraphContract[]> {
  const folders = await readdir(services, { withFileTypes: true });
  const names = folders.filter((folder) => folder.isDirectory()).map(({ name }) => name);
  const contracts = await Promise.all(names.map((name) => readContract(services, name)));

  const missing = names.filter((_, index) => contracts[index] === undefined);
  if (missing.length)
    throw new Error(
      `No dist/subgraph.graphql in: ${missing.join(', ')}. Build the services first: npm run build.`,
    );
  return contracts.filter((contract) => contract !== undefined);
}

async function readContract(services: string, name: string): Promise<SubgraphContract | undefined> {
  try {
    return { name, sdl: await readFile(join(services, name, 'dist/subgraph.graphql'), 'utf8') };
  } catch (problem) {
    if ((problem as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw problem;
  }
}
