import { readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import {
  buildSchema,
  type DefinitionNode,
  type FragmentDefinitionNode,
  Kind,
  type OperationDefinitionNode,
  parse,
} from 'graphql';
import { limitProblem, limits, weighOperation } from './limits.rules.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const schema = buildSchema(readFileSync(`${root}/schema.graphql`, 'utf8'));
const largestPage = 100;

const remotes = new Map<string, DefinitionNode[]>();
for await (const path of glob('remotes/*/src/**/*.graphql', { cwd: root })) {
  const remote = path.split('/')[1] ?? '';
  const { definitions } = parse(readFileSync(`${root}/${path}`, 'utf8'));
  remotes.set(remote, [...(remotes.get(remote) ?? []), ...definitions]);
}

const operations = [...remotes].flatMap(([remote, definitions]) => {
  const fragments = new Map(
    definitions
      .filter((one): one is FragmentDefinitionNode => one.kind === Kind.FRAGMENT_DEFINITION)
      .map((fragment) => [fragment.name.value, fragment]),
  );
  return definitions
    .filter((one): one is OperationDefinitionNode => one.kind === Kind.OPERATION_DEFINITION)
    .map((operation) => ({ remote, name: operation.name?.value ?? '', operation, fragments }));
});

test.each(operations)(
  '$name of $remote stays within the limits, with the largest page that there is',
  ({ operation, fragments }) => {
    const variables = { size: largestPage, count: largestPage };
    const weight = weighOperation({ schema, operation, fragments, variables });

    expect(limitProblem(weight)).toBeUndefined();
  },
);

test('both front ends are weighed, and a mutation leaves room for no more than a few at once', () => {
  expect([...remotes.keys()].sort()).toEqual(expect.arrayContaining(['admin', 'public']));
  expect(operations.length).toBeGreaterThan(60);
  expect(limits.cost / 1000).toBe(5);
});
