import { type ApolloServerPlugin } from '@apollo/server';
import { type DocumentNode, GraphQLError, Kind, parse, print, visit } from 'graphql';
import { type GraphContext } from './graph-context.ts';

export interface OtherDocuments {
  /** Those of remotes that come and go while the site runs; the same list until it changes. */
  published?: () => readonly string[];
  /** Those of one caller, from the cookies. */
  ofCaller?: (cookie: string | undefined) => Promise<readonly string[]>;
}

/** Runs the operations that the remotes' builds extracted, and nothing else. */
export function trustedDocumentsPlugin(
  documents: readonly string[],
  { published = () => [], ofCaller = async () => [] }: OtherDocuments = {},
): ApolloServerPlugin<GraphContext> {
  let seen: readonly string[] = [];
  let trusted = essences(documents);
  /** Apollo Server keeps a parsed document as long as it is in use, so each is compared once. */
  let compared = new WeakMap<DocumentNode, boolean>();

  function isTrusted(document: DocumentNode): boolean {
    const now = published();
    if (now !== seen) {
      seen = now;
      trusted = essences([...documents, ...now]);
      compared = new WeakMap();
    }
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
          if (essences(await ofCaller(contextValue.cookie)).has(essence(document))) return;
          throw new GraphQLError(
            'This site answers its own operations only, and this is none of them.',
            {
              extensions: { code: 'OPERATION_UNKNOWN', http: { status: 403 } },
            },
          );
        },
      };
    },
  };
}

const essences = (documents: readonly string[]) =>
  new Set(documents.map((source) => essence(parse(source))));

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
