import { useEffect } from 'react';
import { useGlobalError } from '@larkfare/remote-contract';

const reported = new Set<string>();

/** As in a page that was just loaded. */
export const forgetReports = (): void => reported.clear();

type Read = {
  /** The sentence of specification §8, or nothing while the part has not failed. */
  problem: string | false | undefined;
  error: unknown;
  /** It could be read: should it fail later, that is another failure. */
  isRead: boolean;
};

/**
 * Takes the failure of a part of a page to the global error handler, once for all parts that fail: a visitor who goes
 * back from /error stays, and finds each of them failed in its own place.
 */
export function useReportOnce(part: 'footer' | 'faq', { problem, error, isRead }: Read): void {
  const reportError = useGlobalError();
  useEffect(() => {
    if (isRead) reported.delete(part);
    if (!problem) return;
    const isFirst = reported.size === 0;
    reported.add(part);
    if (isFirst) reportError(problem, error);
    else console.error(problem, error);
  }, [part, problem, error, isRead, reportError]);
}
