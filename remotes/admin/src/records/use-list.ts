import { useEffect, useEffectEvent } from 'react';
import { ServerError, type OperationVariables, type TypedDocumentNode } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import { useLoading } from '@larkfare/remote-contract';

/** A page of a list that is read page by page. */
export type Page<Row> = {
  items: readonly Row[];
  page: number;
  totalPages: number;
  totalItems: number;
};

/** What a list query returns: its document calls the field `records`. */
type ListData<Row> = { records: readonly Row[] | Page<Row> };

export type ListOptions<Row, Variables extends OperationVariables> = {
  list: TypedDocumentNode<ListData<Row>, Variables>;
  variables: NoInfer<Variables>;
  /** The sentence when the list cannot be loaded. */
  failure: string;
  /** What is logged then, from the HTTP status of the answer. */
  logged?: (status: number | undefined) => string;
};

export type List<Row> = {
  page: Page<Row> | undefined;
  isLoading: boolean;
  problem: string | undefined;
  refresh: () => Promise<unknown>;
};

/** Administrators see what is stored now, and the cached list until it is there. */
export const fetchFresh = {
  fetchPolicy: 'cache-and-network',
  nextFetchPolicy: 'cache-first',
  notifyOnNetworkStatusChange: true,
} as const;

/** The HTTP status of a failed request, if there was an answer at all. */
export const statusOf = (error: Error): number | undefined =>
  ServerError.is(error) ? error.statusCode : undefined;

/** A list as it is stored now: `page` is there, or `problem`, or it is loading. */
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
  useLoading(loading);
  const log = useEffectEvent((problem: Error) => console.error(logged(statusOf(problem)), problem));
  useEffect(() => {
    if (error) log(error);
  }, [error]);
  // The previous page stays in view until the next one is loaded.
  const shown = data ?? (loading ? previousData : undefined);
  return {
    page: shown && toPage(shown.records),
    isLoading: loading,
    problem: error && !loading ? failure : undefined,
    /** A refresh that fails is shown by `problem`. */
    refresh: () => refetch().catch(() => undefined),
  };
}

const isPage = <Row>(records: readonly Row[] | Page<Row>): records is Page<Row> =>
  'items' in records;

/** A list that is read whole is one page. */
const toPage = <Row>(records: readonly Row[] | Page<Row>): Page<Row> =>
  isPage(records)
    ? records
    : { items: records, page: 1, totalPages: 1, totalItems: records.length };
