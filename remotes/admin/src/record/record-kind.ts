import type { TypedDocumentNode } from '@apollo/client';
import type { Problems } from '@larkfare/text-rules';
import type { DeleteData, SaveData } from './save-result.rules.ts';

export type RecordRow = { id: string; version: number };

/** A record with the server's decision whether it may be deleted. */
export type GuardedRow = RecordRow & { canDelete: boolean };

/** How one kind of record is written. Its documents call the requested field `record` or `result`. */
export type RecordDocuments<Row extends RecordRow, Input> = {
  /** The noun with its article, for the log: 'a continent'. */
  noun: string;
  read: TypedDocumentNode<{ record: Row | null }, { id: string }>;
  update: TypedDocumentNode<
    { result: SaveData<Row> },
    { id: string; version?: number | null; input: Input }
  >;
  remove: TypedDocumentNode<{ result: DeleteData }, { id: string }>;
  /** The form's names for the server's fields, where they differ. */
  fieldOf?: (serverField: string) => string;
  /** Where the form shows that there is such a record already, which is refused. */
  unique?: string;
  /** The message when a change is lost, where the specification has one. */
  failure?: string;
};

/** One kind of record, for its screens. */
export type RecordKind<Row extends RecordRow, Details extends object, Input> = RecordDocuments<
  Row,
  Input
> & {
  /** The name of a record in messages. */
  nameOf: (row: Row) => string;
  /** The details of a record that a form edits. */
  toDetails: (row: Row) => Details;
  /** `undefined` where there is nothing to send, which is ignored silently (specification §5). */
  toInput: (details: Details) => Input | undefined;
  problemsOf?: (details: Details, isNew: boolean) => Problems<Details>;
  /** The details in words, to compare two versions side by side. */
  describe: (details: Details) => Record<string, string>;
  /** The question before a record is deleted. */
  deletion: (row: Row) => string;
};
