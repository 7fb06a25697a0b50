import { type ApolloServerPlugin } from '@apollo/server';
import { type DocumentNode, GraphQLError, Kind, parse, print, visit } from 'graphql';
import { type GraphContext } from './graph-context.ts';

/** Runs the operations that the remotes' builds extracted, and nothing else. */
export function trustedDocumentsPlugin(
  documents: readonly string[],
): ApolloServerPlugin<GraphContext> {
  const trusted = new Set(documents.map((source) => essence(parse(source))));
  /** Apollo Server keeps a parsed document as long as it is in use, so each is compared once. */
  const compared = new WeakMap<DocumentNode, boolean>();

  function isTrusted(document: DocumentNode): boolean {
    const known = compared.get(document);
    if (known !== undefined) return known;
    const answer = trusted.has(essence(document));
    compared.set(document, answer);
    return answer;
  }

  return {
    async requestDidStart() {
      return {
        async didResolveOperation({ document, contextValue }) {
          if (contextValue.isInternal || isTrusted(document)) return;
          throw new GraphQLError('This operation is not one of this site’s own.', {
            extensions: { code: 'OPERATION_UNKNOWN', http: { status: 403 } },
          });
        },
      };
    },
  };
}

/** A document without what a client's printer may change: white space, order of definitions and plain `__typename`. */
function essence(document: DocumentNode): string {
  const definitions = [...document.definitions].sort((a, b) => (print(a) < print(b) ? -1 : 1));
  return print(
    visit(
      { kind: Kind.DOCUMENT, definitions },
      { Field: ({ name, alias }) => (name.value === '__typename' && !alias ? null : undefined) },
    ),
  );
}
