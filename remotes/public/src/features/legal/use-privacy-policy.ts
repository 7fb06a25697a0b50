import { useQuery } from '@apollo/client/react';
import { PrivacyPolicyDocument } from './legal.generated.ts';
import { useSections } from './use-sections.ts';

export function usePrivacyPolicy() {
  const { data, error, loading, refetch } = useQuery(PrivacyPolicyDocument, {
    notifyOnNetworkStatusChange: true,
  });
  const sections = data?.siteInformation?.privacyPolicy;
  return useSections('Privacy', { sections, error, isLoading: loading, refetch });
}
