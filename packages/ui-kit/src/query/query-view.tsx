import type { ReactNode } from 'react';
import { ProblemPanel } from '../problem-panel/problem-panel.tsx';
import type { QueryState } from './use-query-state.ts';

type QueryViewProps<Data> = {
  state: QueryState<Data>;
  /** The shape of what is loading. */
  skeleton: ReactNode;
  /** Replaces the state's own sentence. */
  problem?: string;
  /** What the visitor can do without the data. */
  help?: ReactNode;
  /** In place of an empty list. */
  empty?: ReactNode;
  /** An empty array is empty by default. */
  isEmpty?: (data: Data) => boolean;
  children: (data: Data) => ReactNode;
};

/** What every query shows: its skeleton, its problem with a retry, that there is nothing, or its data. */
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
