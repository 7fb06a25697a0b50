import { codegen } from '@graphql-codegen/core';
import { preset } from '@graphql-codegen/near-operation-file-preset';
import * as typedDocumentNode from '@graphql-codegen/typed-document-node';
import * as typescriptOperations from '@graphql-codegen/typescript-operations';
import { parse, printSchema } from 'graphql';
import { apiSchema, readOperations } from './operations.mjs';

export const firstLine =
  '// Generated from the .graphql file beside it; change that one and run `npm run generate`.';

const config = {
  scalars: {
    ID: 'string',
    LocalDate: 'string',
    DateTimeISO: 'string',
    JSON: 'unknown',
    _Any: 'object',
  },
  strictScalars: true,
  enumType: 'string-literal',
  nonOptionalTypename: true,
  skipTypeNameForRoot: true,
  inlineFragmentTypes: 'inline',
  useTypeImports: true,
  // Each document is a separate constant with the fragments in it, so a bundler drops those that are not used.
  documentMode: 'documentNode',
  documentNodeImport: '@apollo/client#TypedDocumentNode',
  skipDocumentsValidation: true,
};

/**
 * The TypeScript beside each .graphql file of a workspace: its types and one typed document per operation and fragment.
 * @returns {Promise<Array<{ path: string, text: string }>>}
 * @throws when a document does not fit the API schema
 */
export async function generatedModules(folder) {
  const schemaAst = apiSchema(folder);
  const documents = await readOperations(folder, schemaAst);
  const modules = await preset.buildGeneratesSection({
    baseOutputDir: '',
    presetConfig: {},
    schema: parse(printSchema(schemaAst)),
    schemaAst,
    documents,
    config,
    plugins: [
      { add: { content: firstLine } },
      { typescriptOperations: {} },
      { typedDocumentNode: {} },
    ],
    pluginMap: { typescriptOperations, typedDocumentNode },
  });
  return Promise.all(
    modules.map(async (module) => ({ path: module.filename, text: await codegen(module) })),
  );
}
