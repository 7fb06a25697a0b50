import { useQuery } from '@apollo/client/react';
import { useReportOnce } from '../../error-report/use-report-once.ts';
import { HomeTextsDocument, type HomeTextsQuery } from './home-texts.generated.ts';
import type { Reading } from './reading.ts';

export type HomeTexts = HomeTextsQuery['siteInformation'];

/** The administrator's texts of the home page; apart from the catalogue, so that either may fail alone. */
export function useHomeTexts(): Reading<HomeTexts> {
  const { data, error, loading, refetch } = useQuery(HomeTextsDocument, {
    notifyOnNetworkStatusChange: true,
  });
  const texts = data?.siteInformation;
  const isMisshapen = data !== undefined && !Array.isArray(texts?.faq);
  const problem = error ? 'Error fetching data' : isMisshapen && 'Invalid response format.';
  useReportOnce('faq', { problem, error, isRead: texts !== undefined && !isMisshapen });
  // A retry that fails is told by `error`, like the first reading.
  const retry = () => void refetch().catch(() => undefined);
  return {
    data: isMisshapen ? undefined : texts,
    hasFailed: Boolean(problem),
    isLoading: loading,
    retry,
  };
}
