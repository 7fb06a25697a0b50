import { useQuery } from '@apollo/client/react';
import { asList, useQueryState, type QueryState } from '@larkfare/ui-kit';
import { useReportProblem } from '../../error-report/use-report-problem.ts';
import { PrivacyPolicyDocument, TermsDocument, type SectionFragment } from './legal.generated.ts';

export type Sections = QueryState<readonly SectionFragment[]>;

export function usePrivacyPolicy(): Sections {
  const sections = useQueryState(useQuery(PrivacyPolicyDocument), {
    select: ({ siteInformation }) => asList(siteInformation?.privacyPolicy),
    ...problemsOf('Privacy'),
  });
  useReportProblem(sections);
  return sections;
}

export function useTerms(): Sections {
  const sections = useQueryState(useQuery(TermsDocument), {
    select: ({ siteInformation }) => asList(siteInformation?.terms),
    ...problemsOf('Terms'),
  });
  useReportProblem(sections);
  return sections;
}

/** Word for word from specification §8. */
const problemsOf = (page: 'Privacy' | 'Terms') => ({
  failure: `Error fetching ${page}. Please try again later.`,
  invalid: `Invalid ${page} format received from server.`,
});
