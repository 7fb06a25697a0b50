import type { ReactNode } from 'react';
import { ProblemPanel } from '../problem-panel/problem-panel.tsx';
import type { QueryState } from './use-query-state.ts';

type QueryViewProps<Data> = {
  state: QueryState<Data>;
  /** Shown while the data is loading. */
  skeleton: ReactNode;
  /** The message of the problem, in place of the state's own. */
  problem?: string;
  /** The visitor's next step without the data. */
  help?: ReactNode;
  /** Shown in place of an empty list. */
  empty?: ReactNode;
  /** Whether the data is empty; by default, whether it is an empty array. */
  isEmpty?: (data: Data) => boolean;
  children: (data: Data) => ReactNode;
};

/** Shows the state of a query: a skeleton, a problem with a retry, a message that there is nothing, or the data. */
export function QueryView<Data>({
  state,
  skeleton,
  problem,
  help,
  empty,
  isEmpty = isEmptyList,
  children,
}: QueryViewProps<Data>): ReactNode {
  switch (state.status) {
    case 'loading':
      return skeleton;
    case 'problem':
      return (
        <ProblemPanel
          title={problem ?? state.problem}
          onRetry={() => void state.refetch()}
          isRetrying={state.isLoading}
        >
          {help}
        </ProblemPanel>
      );
    case 'ready':
      return empty !== undefined && isEmpty(state.data) ? empty : children(state.data);
    default:
      return state satisfies never;
  }
}

const isEmptyList = (data: unknown) => Array.isArray(data) && data.length === 0;
