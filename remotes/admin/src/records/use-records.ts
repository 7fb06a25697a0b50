import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import {
  toDeleteResult,
  toSaveResult,
  type SaveData,
  type SaveResult,
} from '../form/save-result.rules.ts';
import { useWrite } from '../form/use-write.ts';
import type { RecordDocuments, RecordKind, RecordRow } from './record-kind.ts';
import { useList, type ListOptions } from './use-list.ts';
import { useRecordWrites } from './use-record-writes.ts';

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

/** A list of records, and everything that may be done with them. */
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
    // The record's place in the order of names, or even in this list, is decided by the server.
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
