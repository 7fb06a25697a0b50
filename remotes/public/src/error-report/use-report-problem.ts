import { useEffect } from 'react';
import { useGlobalError } from '@larkfare/remote-contract';
import type { QueryState } from '@larkfare/ui-kit';

/** Takes a query's problem to the global error handler, because the page is of no use without its data (specification §8). */
export function useReportProblem({ problem, error }: QueryState<unknown>): void {
  const reportError = useGlobalError();
  useEffect(() => {
    if (problem) reportError(problem, error);
  }, [problem, error, reportError]);
}
