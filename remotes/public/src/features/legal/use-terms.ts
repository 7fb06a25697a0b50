import { useQuery } from '@apollo/client/react';
import { TermsDocument } from './legal.generated.ts';
import { useSections } from './use-sections.ts';

export function useTerms() {
  const { data, error, loading, refetch } = useQuery(TermsDocument, {
    notifyOnNetworkStatusChange: true,
  });
  const sections = data?.siteInformation?.terms;
  return useSections('Terms', { sections, error, isLoading: loading, refetch });
}
