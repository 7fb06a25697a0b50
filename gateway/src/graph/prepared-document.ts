import { type NewSession } from '@larkfare/server-kit/administrator';
import {
  type GraphqlAnswer,
  type RequestHeaders,
  type TypedDocument,
} from '@larkfare/server-kit/executor';
import { type DocumentNode, Kind, print, type SelectionNode, visit } from 'graphql';
import { GraphFault } from './graph-fault.ts';
import { type PreparedOperation, type PrepareOperation } from './prepared-operation.ts';

/** @throws GraphFault when the graph fails. */
type PreparedDocument<Data, Variables> = (
  variables: Variables,
  headers: RequestHeaders,
  /** Gets the session that the operation began, for its cookies. */
  startSession?: (session: NewSession) => void,
) => Promise<Data>;

/** Prepares a document of the REST API for its first request: all of them would delay the start by half a second. */
export type PrepareDocument = <Data, Variables extends Record<string, unknown>>(
  document: TypedDocument<Data, Variables>,
) => PreparedDocument<Data, Variables>;

export const documentPreparer =
  (prepare: PrepareOperation): PrepareDocument =>
  <Data, Variables extends Record<string, unknown>>(document: TypedDocument<Data, Variables>) => {
    let prepared: PreparedOperation | undefined;

    return async (variables, headers, startSession) => {
      prepared ??= prepare(print(withoutNames(document)));
      const answer = await prepared.run({ variables, headers });
      if (answer.extensions?.newSession) startSession?.(answer.extensions.newSession);
      return dataOf<Data>(answer);
    };
  };

function dataOf<Data>({ data, errors }: GraphqlAnswer): Data {
  const error = errors?.[0];
  if (error) throw new GraphFault(error.message, error.extensions);
  if (!data) throw new GraphFault('The graph answered nothing.');
  return data as Data;
}

/** Without each `__typename` but those of unions, whose members are distinguished by it. */
export const withoutNames = (document: DocumentNode): DocumentNode =>
  visit(document, {
    SelectionSet: (set) =>
      set.selections.some(({ kind }) => kind === Kind.INLINE_FRAGMENT)
        ? undefined
        : { ...set, selections: set.selections.filter((selection) => !isName(selection)) },
  });

const isName = (selection: SelectionNode) =>
  selection.kind === Kind.FIELD && selection.name.value === '__typename';
