import { useEffect } from 'react';
import { useGlobalError, useLoading } from '@larkfare/remote-contract';
import type { SectionFragment } from './legal.generated.ts';
import { legalProblem, type LegalPageName } from './legal.rules.ts';

type Read = {
  sections: SectionFragment[] | undefined;
  error: unknown;
  isLoading: boolean;
  refetch: () => Promise<unknown>;
};

/** The sections of one page. Without them the page is useless, so a failure goes to the global error handler. */
export function useSections(page: LegalPageName, { sections, error, isLoading, refetch }: Read) {
  useLoading(isLoading);
  const reportError = useGlobalError();
  const hasFailed = error !== undefined;
  const problem = isLoading && !hasFailed ? undefined : legalProblem(page, { hasFailed, sections });

  useEffect(() => {
    if (problem) reportError(problem, error);
  }, [problem, error, reportError]);
  return {
    sections: problem ? undefined : sections,
    problem,
    isLoading,
    // A retry that fails is told by `problem`, like the first reading.
    retry: () => void refetch().catch(() => undefined),
  };
}

export type Sections = ReturnType<typeof useSections>;
