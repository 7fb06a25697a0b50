import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
// @ts-expect-error The build's own tools are plain JavaScript.
import { generate } from '@larkfare/graphql-codegen';
import { print } from 'graphql';
import { of } from 'rxjs';
// @ts-expect-error The build's own tools are plain JavaScript.
import { writeTrustedDocuments } from './trusted-documents.mjs';

test('a trusted document is, letter for letter, what Apollo Client sends, and has a source', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'trusted-documents-'));
  mkdirSync(join(folder, 'src'));
  const write = (file: string, text: string) => writeFileSync(join(folder, 'src', file), text);
  write('card.graphql', 'fragment AirlineCard on Airline { id name }');
  write('page.graphql', 'query Airlines { airlines { ...AirlineCard } }');
  const sent: string[] = [];
  const client = new ApolloClient({
    cache: new InMemoryCache(),
    link: new ApolloLink(({ query }) => {
      sent.push(print(query));
      return of({ data: { airlines: [] } });
    }),
  });

  await generate(folder);
  write('left-over.generated.ts', readFileSync(join(folder, 'src/page.generated.ts'), 'utf8'));
  await writeTrustedDocuments(folder, join(folder, 'operations.json'));
  const { AirlinesDocument } = await import(join(folder, 'src/page.generated.ts'));
  await client.query({ query: AirlinesDocument });

  const documents = JSON.parse(readFileSync(join(folder, 'operations.json'), 'utf8'));
  expect(documents).toMatchObject([{ name: 'Airlines', type: 'query', text: sent[0] }]);
  rmSync(folder, { recursive: true });
});
