import { useApolloClient } from '@apollo/client/react';
import { toSaveResult, withReason, type SaveResult } from '../form/save-result.rules.ts';
import { useWrite } from '../form/use-write.ts';
import type { RecordDocuments, RecordRow } from './record-kind.ts';

/** Saves records of one kind, and reads them again. */
export function useRecordWrites<Row extends RecordRow, Input>({
  noun,
  read,
  update,
  fieldOf,
  unique,
  failure,
}: Omit<RecordDocuments<Row, Input>, 'remove'>) {
  const client = useApolloClient();
  const write = useWrite();
  return {
    async update(id: string, version: number | undefined, input: Input): Promise<SaveResult<Row>> {
      const result = await write(
        `Changing ${noun}`,
        update,
        { id, version, input },
        ({ result: data }) => toSaveResult(data, { fieldOf, unique }),
      );
      return result.kind === 'failed' && failure
        ? { kind: 'failed', message: withReason(failure, result.message) }
        : result;
    },
    /** The record as it is stored now. */
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
