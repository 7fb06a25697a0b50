import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
// @ts-expect-error The build's own tools are plain JavaScript.
import { generate } from './generate.mjs';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'graphql-codegen-'));
  mkdirSync(join(folder, 'src'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const write = (file: string, text: string) => writeFileSync(join(folder, 'src', file), text);
const read = (file: string) => readFileSync(join(folder, 'src', file), 'utf8');
const card = 'fragment AirlineCard on Airline { id name }';
const page = 'query Airlines { airlines { ...AirlineCard } }';

test('an operation takes a fragment from another file into its type and its document', async () => {
  write('card.graphql', card);
  write('page.graphql', page);

  await generate(folder);

  const text = read('page.generated.ts');
  expect(text).toContain("airlines: Array<{ __typename: 'Airline', id: string, name: string }>");
  expect(text).toContain(
    '"kind":"FragmentDefinition","name":{"kind":"Name","value":"AirlineCard"}',
  );
  expect(text).toContain('as unknown as DocumentNode<AirlinesQuery, AirlinesQueryVariables>');
});

test('a file that nothing is generated from any more is removed, and one of another hand stays', async () => {
  write('card.graphql', card);
  await generate(folder);
  rmSync(join(folder, 'src/card.graphql'));
  write('other.generated.ts', 'export const other = 1;');

  await generate(folder);

  expect(existsSync(join(folder, 'src/card.generated.ts'))).toBe(false);
  expect(read('other.generated.ts')).toBe('export const other = 1;');
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

  await expect(generate(folder)).rejects.toThrow(reason);
});
