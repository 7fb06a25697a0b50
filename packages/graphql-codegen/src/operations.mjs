import { existsSync, readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { addTypenameToDocument } from '@apollo/client/utilities';
import {
  buildSchema,
  concatAST,
  extendSchema,
  isObjectType,
  NoUnusedFragmentsRule,
  parse,
  Source,
  specifiedRules,
  validate,
} from 'graphql';

const inRepository = new URL('../../../schema.graphql', import.meta.url);
/** Comes with the packed package, for remotes outside the repository. */
const inPackage = new URL('../schema.graphql', import.meta.url);

/**
 * The composed API schema, the contract that every operation is written against: that of the repository, or the one
 * that this package was packed with. A newer schema.graphql in the remote's own folder takes precedence.
 */
export function apiSchema(folder) {
  const own = join(folder, 'schema.graphql');
  const found = [own, inRepository, inPackage].find((place) => existsSync(place));
  if (!found) throw new Error('There is no schema.graphql to check operations against.');
  const schema = buildSchema(readFileSync(found, 'utf8'));
  return existsSync(join(folder, 'src/subgraph.ts')) ? withEntities(schema) : schema;
}

/** Services may also request entities from each other, which the composed API does not show. */
function withEntities(schema) {
  const roots = ['Query', 'Mutation'];
  const types = Object.values(schema.getTypeMap())
    .filter(
      (type) => isObjectType(type) && !type.name.startsWith('__') && !roots.includes(type.name),
    )
    .map(({ name }) => name);
  return extendSchema(
    schema,
    parse(`
      scalar _Any
      union _Entity = ${types.join(' | ')}
      extend type Query { _entities(representations: [_Any!]!): [_Entity]! }
    `),
  );
}

/**
 * Every .graphql file under `src` and `server` of a workspace folder, sorted by path.
 * @returns {Promise<Array<{ location: string, document: import('graphql').DocumentNode }>>}
 * @throws when a document does not fit the schema, or two definitions share a name
 */
export async function readOperations(folder, schema) {
  const paths = (await Array.fromAsync(glob('{src,server}/**/*.graphql', { cwd: folder }))).sort();
  const files = paths.map((path) => ({
    location: path.split(sep).join('/'),
    // `__typename` is added here exactly as Apollo Client would, so what is generated is what is sent.
    document: addTypenameToDocument(
      parse(new Source(readFileSync(join(folder, path), 'utf8'), path)),
    ),
  }));
  refuseBadDocuments(concatAST(files.map(({ document }) => document)), schema);
  return files;
}

function refuseBadDocuments(document, schema) {
  if (document.definitions.some(({ name }) => !name))
    throw new Error('Every operation needs a name: it is what the generated types are called.');

  // A fragment may be there only for a component to declare what it draws.
  const rules = specifiedRules.filter((rule) => rule !== NoUnusedFragmentsRule);
  const problems = validate(schema, document, rules);
  if (problems.length > 0) throw new Error(problems.map(String).join('\n\n'));
}
