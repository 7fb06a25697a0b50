import { useEffect, useEffectEvent } from 'react';
import { ServerError, type OperationVariables, type TypedDocumentNode } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import { useQueryState, type QueryState } from '@larkfare/ui-kit';

/** A page of a list that is read page by page. */
export type Page<Row> = {
  items: readonly Row[];
  page: number;
  totalPages: number;
  totalItems: number;
  /** False when there are more; absent where everything is counted. */
  isTotalExact?: boolean;
};

/** The data of a list query: its document calls the field `records`. */
type ListData<Row> = { records: readonly Row[] | Page<Row> };

export type ListOptions<Row, Variables extends OperationVariables> = {
  list: TypedDocumentNode<ListData<Row>, Variables>;
  variables: NoInfer<Variables>;
  /** The sentence when the list cannot be loaded. */
  failure: string;
  /** The log message then, from the HTTP status of the response. */
  logged?: (status: number | undefined) => string;
};

export type List<Row> = QueryState<Page<Row>>;

/** Administrators see what is stored now, and the cached list until it is there. */
export const fetchFresh = {
  fetchPolicy: 'cache-and-network',
  nextFetchPolicy: 'cache-first',
  notifyOnNetworkStatusChange: true,
} as const;

/** The HTTP status of a failed request, if there was an answer at all. */
export const statusOf = (error: Error): number | undefined =>
  ServerError.is(error) ? error.statusCode : undefined;

/** A page of a list as it is stored now. */
export function useList<Row, Variables extends OperationVariables>({
  list,
  variables,
  failure,
  logged = () => failure,
}: ListOptions<Row, Variables>): List<Row> {
  const { data, previousData, error, loading, refetch } = useQuery<
    ListData<Row>,
    OperationVariables
  >(list, { ...fetchFresh, variables });
  const log = useEffectEvent((problem: Error) => console.error(logged(statusOf(problem)), problem));
  useEffect(() => {
    if (error) log(error);
  }, [error]);
  return useQueryState(
    // The previous page stays in view until the next one is loaded.
    { data: data ?? (loading ? previousData : undefined), error, loading, refetch },
    { select: ({ records }) => toPage(records), failure },
  );
}

const isPage = <Row>(records: readonly Row[] | Page<Row>): records is Page<Row> =>
  'items' in records;

/** A list that is read whole is one page. */
const toPage = <Row>(records: readonly Row[] | Page<Row>): Page<Row> =>
  isPage(records)
    ? records
    : { items: records, page: 1, totalPages: 1, totalItems: records.length };
