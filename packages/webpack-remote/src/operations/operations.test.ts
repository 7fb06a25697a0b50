import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ApolloClient, ApolloLink, InMemoryCache, gql } from '@apollo/client';
import { parse, print, printSchema } from 'graphql';
import { of } from 'rxjs';
// @ts-expect-error The build's own tools are plain JavaScript.
import { generatedModule } from './generated-module.mjs';
// @ts-expect-error The build's own tools are plain JavaScript.
import { apiSchema, readOperations } from './read-operations.mjs';
// @ts-expect-error The build's own tools are plain JavaScript.
import { writeTrustedDocuments } from '../manifest/trusted-documents.mjs';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'operations-'));
  mkdirSync(join(folder, 'src'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const write = (file: string, text: string) => writeFileSync(join(folder, 'src', file), text);
const card = 'fragment AirlineCard on Airline { id name }';
const page = 'query Airlines { airlines { ...AirlineCard } }';

async function generated(): Promise<string[]> {
  const schema = apiSchema();
  const files = await readOperations(folder, schema);
  return Promise.all(
    files.map((file: unknown) => generatedModule(file, schema, parse(printSchema(schema)))),
  );
}

test('an operation borrows a fragment from another file, in its type and in its document', async () => {
  write('card.graphql', card);
  write('page.graphql', page);

  const [, text = ''] = await generated();

  expect(text).toContain("airlines: Array<{ __typename: 'Airline', id: string, name: string }>");
  expect(text).toContain(
    '"kind":"FragmentDefinition","name":{"kind":"Name","value":"AirlineCard"}',
  );
  expect(text).toContain(
    'as unknown as TypedDocumentNode<\n  AirlinesQuery,\n  AirlinesQueryVariables\n>',
  );
});

test('the same sources give the same text', async () => {
  write('card.graphql', card);
  write('page.graphql', page);

  expect(await generated()).toEqual(await generated());
});

test.each([
  [
    'a field that the API does not have',
    'query Airlines { airlines { wings } }',
    /Cannot query field "wings"/,
  ],
  ['a fragment that is nowhere', page, /Unknown fragment "AirlineCard"/],
  ['an operation without a name', '{ airlines { id } }', /needs a name/],
])('%s is refused', async (_name, text, reason) => {
  write('page.graphql', text);

  await expect(generated()).rejects.toThrow(reason);
});

test('a trusted document is, letter for letter, what Apollo Client sends', async () => {
  write('card.graphql', card);
  write('page.graphql', page);
  const sent: string[] = [];
  const client = new ApolloClient({
    cache: new InMemoryCache(),
    link: new ApolloLink(({ query }) => {
      sent.push(print(query));
      return of({ data: { airlines: [] } });
    }),
  });

  await writeTrustedDocuments(folder, join(folder, 'operations.json'));
  await client.query({ query: gql(`${page} ${card}`) });

  const documents = JSON.parse(readFileSync(join(folder, 'operations.json'), 'utf8'));
  expect(documents).toMatchObject([{ name: 'Airlines', type: 'query', text: sent[0] }]);
});
