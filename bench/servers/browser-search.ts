import { readFile } from 'node:fs/promises';
import { z } from 'zod';

const operations = z.array(z.object({ name: z.string(), sha256: z.string(), text: z.string() }));

/** The search of the visitors' remote. */
export async function browserSearch(): Promise<{ text: string; sha256Hash: string }> {
  const file = new URL('../../remotes/public/dist/operations.json', import.meta.url);
  const built = operations.parse(JSON.parse(await readFile(file, 'utf8')));
  const search = built.find(({ name }) => name === 'FlightSearch');
  if (!search) throw new Error('The remote has no FlightSearch: run npm run build first.');
  return { text: search.text, sha256Hash: search.sha256 };
}

export const searchByHash = (sha256Hash: string, input: object | undefined): string =>
  `/graphql?${new URLSearchParams({
    variables: JSON.stringify({ input }),
    extensions: JSON.stringify({ persistedQuery: { version: 1, sha256Hash } }),
  })}`;

export const searchByText = (query: string, input: object): string =>
  `/graphql?${new URLSearchParams({ query, variables: JSON.stringify({ input }) })}`;
