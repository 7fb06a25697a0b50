import { useEffect } from 'react';
import { useQuery } from '@apollo/client/react';
import { HomeTextsDocument, type HomeTextsQuery } from './home-texts.generated.ts';
import type { Reading } from './reading.ts';

export type HomeTexts = HomeTextsQuery['siteInformation'];

/** The administrator's texts of the home page; apart from the catalogue, so that either may fail alone. */
export function useHomeTexts(): Reading<HomeTexts> {
  const { data, error, loading, refetch } = useQuery(HomeTextsDocument, {
    notifyOnNetworkStatusChange: true,
  });
  useEffect(() => {
    if (error) console.error('Error fetching data', error);
  }, [error]);
  // A retry that fails is told by `error`, like the first reading.
  const retry = () => void refetch().catch(() => undefined);
  return {
    data: data?.siteInformation,
    hasFailed: Boolean(error),
    isLoading: loading,
    retry,
  };
}
