import { existsSync, readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { addTypenameToDocument } from '@apollo/client/utilities';
import {
  buildSchema,
  Kind,
  NoUnusedFragmentsRule,
  parse,
  Source,
  specifiedRules,
  validate,
  visit,
} from 'graphql';

const inRepository = new URL('../../../../schema.graphql', import.meta.url);
/** Comes with the packed package, for remotes outside the repository. */
const inPackage = new URL('../../schema.graphql', import.meta.url);

/**
 * The composed API schema, the contract that every operation is written against: that of the repository, or the one
 * that this package was packed with. A newer schema.graphql in the remote's own folder goes before.
 */
export function apiSchema(folder) {
  const own = folder && join(folder, 'schema.graphql');
  const found = [own, inRepository, inPackage].find((place) => place && existsSync(place));
  if (!found) throw new Error('There is no schema.graphql to check operations against.');
  return buildSchema(readFileSync(found, 'utf8'));
}

/**
 * Every .graphql file under `src` of a workspace folder, sorted by path, with the definitions each needs from the others.
 * @returns {Promise<Array<{ path: string, own: import('graphql').DefinitionNode[], borrowed: import('graphql').FragmentDefinitionNode[] }>>}
 * @throws when a document does not fit the schema, or two definitions share a name
 */
export async function readOperations(folder, schema) {
  const paths = (await Array.fromAsync(glob('src/**/*.graphql', { cwd: folder }))).sort();
  const files = paths.map((path) => ({
    path: path.split(sep).join('/'),
    // `__typename` is added here exactly as Apollo Client would, so what is generated is what is sent.
    own: addTypenameToDocument(
      parse(new Source(readFileSync(join(folder, path), 'utf8'), path), { noLocation: false }),
    ).definitions,
  }));
  refuseBadDocuments(files, schema);

  const fragments = new Map(
    files
      .flatMap((file) => file.own)
      .filter((definition) => definition.kind === Kind.FRAGMENT_DEFINITION)
      .map((fragment) => [fragment.name.value, fragment]),
  );
  return files.map((file) => ({
    ...file,
    borrowed: spreadFragments(file.own, fragments).filter(
      (fragment) => !file.own.includes(fragment),
    ),
  }));
}

/** Fragments that the definitions spread, directly or through each other, sorted by name. */
export function spreadFragments(definitions, fragments) {
  const found = new Map();
  const follow = (definition) =>
    visit(definition, {
      FragmentSpread({ name }) {
        const fragment = fragments.get(name.value);
        if (!fragment || found.has(name.value)) return;
        found.set(name.value, fragment);
        follow(fragment);
      },
    });
  definitions.forEach(follow);
  return [...found.values()].sort((a, b) => (a.name.value < b.name.value ? -1 : 1));
}

function refuseBadDocuments(files, schema) {
  const definitions = files.flatMap((file) => file.own);
  const nameless = definitions.find((definition) => !definition.name);
  if (nameless)
    throw new Error('Every operation needs a name: it is what the generated types are called.');

  // A fragment may be there only for a component to declare what it draws.
  const rules = specifiedRules.filter((rule) => rule !== NoUnusedFragmentsRule);
  const problems = validate(schema, { kind: Kind.DOCUMENT, definitions }, rules);
  if (problems.length > 0) throw new Error(problems.map(String).join('\n\n'));
}
