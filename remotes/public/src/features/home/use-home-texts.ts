import { useQuery } from '@apollo/client/react';
import { useQueryState } from '@larkfare/ui-kit';
import { useReportOnce } from '../../error-report/use-report-once.ts';
import { HomeTextsDocument, type HomeTextsQuery } from './home-texts.generated.ts';

export type HomeTexts = HomeTextsQuery['siteInformation'];

/** The administrator's texts of the home page; apart from the catalogue, so that either may fail alone. */
export function useHomeTexts() {
  const texts = useQueryState(useQuery(HomeTextsDocument), {
    select: ({ siteInformation }) =>
      Array.isArray(siteInformation?.faq) ? siteInformation : undefined,
    failure: 'Error fetching data',
    invalid: 'Invalid response format.',
  });
  useReportOnce('faq', texts);
  return texts;
}
