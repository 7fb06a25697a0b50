import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { serverMessage } from '@larkfare/ui-kit';
import {
  toDeleteResult,
  toSaveResult,
  withReason,
  type SaveData,
  type SaveResult,
} from './save-result.rules.ts';
import type { RecordDocuments, RecordKind, RecordRow } from './record-kind.ts';
import { useList, type ListOptions } from '../list/use-list.ts';

type Failed = { kind: 'failed'; message?: string | undefined };

/**
 * Sends a mutation and converts its data. A lost request or response becomes a result too, and is logged.
 * @example const write = useWrite(); await write('Adding a continent', CreateRegionDocument, { input }, toResult);
 */
export function useWrite() {
  const client = useApolloClient();

  return async <Data, Variables extends OperationVariables, Result>(
    action: string,
    mutation: TypedDocumentNode<Data, Variables>,
    variables: NoInfer<Variables>,
    toResult: (data: Data) => Result | Promise<Result>,
  ): Promise<Result | Failed> => {
    try {
      const { data } = await client.mutate<Data>({ mutation, variables });
      return data ? await toResult(data) : { kind: 'failed' };
    } catch (problem) {
      console.error(`${action} failed.`, problem);
      return { kind: 'failed', message: serverMessage(problem) };
    }
  };
}

/** Saves records of one kind, and reads them again. */
export function useRecordWrites<Row extends RecordRow, Input>({
  noun,
  read,
  update,
  failure,
  ...fields
}: Omit<RecordDocuments<Row, Input>, 'remove'>) {
  const client = useApolloClient();
  const write = useWrite();
  return {
    async update(id: string, version: number | undefined, input: Input): Promise<SaveResult<Row>> {
      const saved = await write(
        `Changing ${noun}`,
        update,
        { id, version, input },
        ({ result: data }) => toSaveResult(data, fields),
      );
      return saved.kind === 'failed' && failure
        ? { kind: 'failed', message: withReason(failure, saved.message) }
        : saved;
    },
    /** Reads the stored record. */
    reload: async (id: string): Promise<Row | undefined> => {
      const { data } = await client.query({
        query: read,
        variables: { id },
        fetchPolicy: 'network-only',
      });
      return data?.record ?? undefined;
    },
  };
}

export type CreateDocument<Row, Input> = TypedDocumentNode<
  { result: SaveData<Row> },
  { input: Input }
>;

export type Records<Row extends RecordRow, Details extends object, Input> = ReturnType<
  typeof useRecords<Row, Input, OperationVariables, RecordKind<Row, Details, Input>>
>;

type RecordsOptions<Row, Variables extends OperationVariables> = ListOptions<Row, Variables> & {
  /** Whether a saved record stays until the next load, even if the filter no longer matches it. */
  keepsPlaces?: boolean;
};

/** A list of records with every operation on them. */
export function useRecords<
  Row extends RecordRow,
  Input,
  Variables extends OperationVariables,
  Kind,
>(
  kind: RecordDocuments<Row, Input> & Kind,
  { keepsPlaces = false, ...options }: RecordsOptions<Row, Variables>,
) {
  const write = useWrite();
  const { update, reload } = useRecordWrites(kind);
  const list = useList(options);
  const readAfter = async <Result extends SaveResult<Row>>(saving: Promise<Result>) => {
    const result = await saving;
    // The server decides a record's place in the order of names, and whether it is in this list.
    if (result.kind === 'saved' && !keepsPlaces) await list.refetch();
    return result;
  };

  return {
    ...list,
    kind,
    create: (document: CreateDocument<Row, Input>, input: Input) =>
      readAfter(
        write(`Adding ${kind.noun}`, document, { input }, ({ result }) =>
          toSaveResult(result, kind),
        ),
      ),
    update: (id: string, version: number | undefined, input: Input) =>
      readAfter(update(id, version, input)),
    remove: (id: string) =>
      write(`Deleting ${kind.noun}`, kind.remove, { id }, ({ result }) => toDeleteResult(result)),
    reload,
  };
}
