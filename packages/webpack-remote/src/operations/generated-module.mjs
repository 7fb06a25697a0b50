import { codegen } from '@graphql-codegen/core';
import * as typescriptOperations from '@graphql-codegen/typescript-operations';
import { Kind, visit } from 'graphql';
import { spreadFragments } from './read-operations.mjs';

const config = {
  scalars: { ID: 'string', LocalDate: 'string', DateTimeISO: 'string', JSON: 'unknown' },
  strictScalars: true,
  enumType: 'string-literal',
  nonOptionalTypename: true,
  skipTypeNameForRoot: true,
  inlineFragmentTypes: 'inline',
  dedupeFragments: true,
  useTypeImports: true,
  disableDescriptions: false,
};

/**
 * The TypeScript that stands beside one .graphql file: its types and one typed document per operation and fragment.
 * It imports types only and each document is its own constant, so a bundler drops what is not used.
 */
export async function generatedModule({ path, own, borrowed }, schema, schemaDocument) {
  const filename = path.replace(/\.graphql$/, '.generated.ts');
  const types = await codegen({
    filename,
    schema: schemaDocument,
    schemaAst: schema,
    documents: [
      { location: path, document: document(own) },
      ...(borrowed.length > 0
        ? [{ location: 'borrowed', document: document(borrowed), type: 'external' }]
        : []),
    ],
    config,
    plugins: [{ operations: {} }],
    pluginMap: { operations: typescriptOperations },
    skipDocumentsValidation: true,
  });
  const fragments = new Map(
    [...own, ...borrowed]
      .filter((definition) => definition.kind === Kind.FRAGMENT_DEFINITION)
      .map((fragment) => [fragment.name.value, fragment]),
  );
  return [
    `// Generated from ${path.split('/').at(-1)} by packages/webpack-remote; change that file and run \`npm run generate\`.`,
    `import type { TypedDocumentNode } from '@apollo/client';`,
    '',
    types.replace(unusedType, '').trim(),
    '',
    ...own.map((definition) => typedDocument(definition, fragments)),
  ].join('\n');
}

/** codegen writes this type for `@defer`, which no operation of ours uses. */
const unusedType =
  /\/\*\* Internal type\. DO NOT USE DIRECTLY\. \*\/\nexport type Incremental<T>.*\n/;

const document = (definitions) => ({ kind: Kind.DOCUMENT, definitions });

function typedDocument(definition, fragments) {
  const name = pascal(definition.name.value);
  const isFragment = definition.kind === Kind.FRAGMENT_DEFINITION;
  const kind = isFragment ? 'Fragment' : pascal(definition.operation);
  const spread = spreadFragments([definition], fragments).filter(
    (fragment) => fragment !== definition,
  );
  const ast = JSON.stringify(lean(document([definition, ...spread])));
  return [
    `export const ${name}${isFragment ? 'FragmentDoc' : 'Document'} = ${ast} as unknown as TypedDocumentNode<`,
    `  ${name}${kind},`,
    `  ${isFragment ? 'Record<string, never>' : `${name}${kind}Variables`}`,
    `>;`,
    '',
  ].join('\n');
}

const pascal = (name) => name[0].toUpperCase() + name.slice(1);

/** Positions and empty lists say nothing to the client and would be shipped to every visitor. */
const lean = (node) =>
  visit(node, {
    leave: (inner) =>
      Object.fromEntries(
        Object.entries(inner).filter(
          ([key, value]) =>
            key !== 'loc' &&
            key !== 'description' &&
            value !== undefined &&
            !(Array.isArray(value) && value.length === 0 && key !== 'selections'),
        ),
      ),
  });
