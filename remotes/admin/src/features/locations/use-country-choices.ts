import { useEffect } from 'react';
import { useQuery } from '@apollo/client/react';
import { fetchFresh, statusOf } from '../../list/use-list.ts';
import { CountriesToChooseDocument } from './locations.generated.ts';

export type CountryChoice = { id: string; name: string };

/** The countries that a location may be in; without them the page can still be read, so their failure is only logged. */
export function useCountryChoices(): readonly CountryChoice[] {
  const { data, error } = useQuery(CountriesToChooseDocument, fetchFresh);
  useEffect(() => {
    // Specification §8, word for word.
    if (error)
      console.error(`An error occurred fetching countries: ${statusOf(error) ?? 'no answer'}`);
  }, [error]);
  return data?.countries ?? [];
}
