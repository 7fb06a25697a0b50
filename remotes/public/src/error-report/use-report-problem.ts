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

const reported = new Set<string>();

/** Resets the state to that of a page that was just loaded. */
export const forgetReports = (): void => reported.clear();

/**
 * Takes the failure of a part of a page to the global error handler, once for all parts that fail: a visitor who goes
 * back from /error stays, and finds each of them failed in its own place.
 */
export function useReportOnce(
  part: 'footer' | 'faq',
  { status, problem, error }: QueryState<unknown>,
): void {
  const reportError = useGlobalError();
  useEffect(() => {
    // Should it fail later, that is another failure.
    if (status === 'ready') reported.delete(part);
    if (!problem) return;
    const isFirst = reported.size === 0;
    reported.add(part);
    if (isFirst) reportError(problem, error);
    else console.error(problem, error);
  }, [part, status, problem, error, reportError]);
}
