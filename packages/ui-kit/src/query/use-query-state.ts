import { useLoading } from '@larkfare/remote-contract';
import { serverMessage } from './server-message.ts';

/** A query as a screen shows it. `isLoading` is also true while it runs again. */
export type QueryState<Data> = {
  isLoading: boolean;
  /** Runs the query again. @returns whether it succeeded; it never rejects, because the state has the reason */
  refetch: () => Promise<boolean>;
} & (
  | { status: 'loading'; data?: undefined; problem?: undefined; error?: undefined }
  | { status: 'problem'; data?: undefined; problem: string; error: unknown }
  | { status: 'ready'; data: Data; problem?: undefined; error?: undefined }
);

/** The part of useQuery's result that is needed here. */
type QueryResult<Answer> = {
  data?: Answer | undefined;
  error?: Error | undefined;
  loading: boolean;
  refetch: () => Promise<{ data?: Answer | undefined }>;
};

type QueryStateOptions<Answer, Data> = {
  /** The part of the answer that the screen shows; undefined when the answer makes no sense. */
  select: (answer: Answer) => Data | undefined;
  /** The message when the query fails … */
  failure: string;
  /** … or, with this, when the server gives no reason. */
  prefersServerMessage?: boolean;
  /** When the answer makes no sense; `failure` by default. */
  invalid?: string | undefined;
};

/**
 * A query as one of three states; a failed retry is a problem again.
 *
 * @example
 * const deals = useQueryState(useQuery(DealsDocument), {
 *   select: ({ deals }) => deals,
 *   failure: 'Failed to load deals',
 * });
 * return <QueryView state={deals} skeleton={<DealSkeleton />}>{(deals) => <Deals deals={deals} />}</QueryView>;
 */
export function useQueryState<Answer, Data>(
  { data: answer, error, loading: isLoading, refetch }: QueryResult<Answer>,
  { select, failure, prefersServerMessage, invalid = failure }: QueryStateOptions<Answer, Data>,
): QueryState<Data> {
  useLoading(isLoading);
  const query = {
    isLoading,
    refetch: () =>
      refetch().then(
        ({ data: next }) => next !== undefined && select(next) !== undefined,
        () => false,
      ),
  };
  const data = answer && select(answer);
  if (data !== undefined) return { ...query, status: 'ready', data };
  if (error) {
    const problem = (prefersServerMessage && serverMessage(error)) || failure;
    return { ...query, status: 'problem', problem, error };
  }
  if (answer) return { ...query, status: 'problem', problem: invalid, error: undefined };
  return { ...query, status: 'loading' };
}

/** The answer of a query if it is a list, otherwise undefined. */
export const asList = <Item>(answer: readonly Item[] | undefined): readonly Item[] | undefined =>
  Array.isArray(answer) ? answer : undefined;

/** The state of a query for a component that shows a part of its data. */
export const partOf = <Data, Part>(
  state: QueryState<Data>,
  select: (data: Data) => Part,
): QueryState<Part> => (state.status === 'ready' ? { ...state, data: select(state.data) } : state);

/** Combines two queries into one that is ready when both are. */
export function bothOf<One, Other>(
  one: QueryState<One>,
  other: QueryState<Other>,
): QueryState<[One, Other]> {
  const both = {
    isLoading: one.isLoading || other.isLoading,
    refetch: async () => {
      const run = [one, other].filter(({ status }) => status !== 'loading');
      const answers = await Promise.all(run.map(({ refetch }) => refetch()));
      return answers.every(Boolean);
    },
  };
  if (one.status === 'problem') return { ...one, ...both };
  if (other.status === 'problem') return { ...other, ...both };
  if (one.status === 'loading' || other.status === 'loading') return { ...both, status: 'loading' };
  return { ...both, status: 'ready', data: [one.data, other.data] };
}
