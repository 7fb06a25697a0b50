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
