import { readFile } from 'node:fs/promises';

/** The supergraph as `npm run build -w gateway` wrote it. @throws when there is none. */
export async function readSupergraph(): Promise<string> {
  const file = new URL('../../dist/supergraph.graphql', import.meta.url);
  try {
    return await readFile(file, 'utf8');
  } catch (problem) {
    throw new Error('gateway/dist/supergraph.graphql is not there: run npm run build first.', {
      cause: problem,
    });
  }
}

/**
 * A supergraph for other routers, which find the subgraphs by it. Our own gateway reaches them through executors.
 * @param addresses of the servers, by the names of the subgraphs
 */
export const withAddresses = (supergraphSdl: string, addresses: Record<string, string>): string =>
  Object.entries(addresses).reduce(
    (sdl, [name, address]) =>
      sdl.replace(`"http://${name}/graphql"`, JSON.stringify(new URL('/graphql', address).href)),
    supergraphSdl,
  );
