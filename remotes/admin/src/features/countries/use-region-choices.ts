import { useEffect } from 'react';
import { useQuery } from '@apollo/client/react';
import { fetchFresh, statusOf } from '../../list/use-list.ts';
import { RegionsToChooseDocument } from './countries.generated.ts';
import { fetchFailure } from './countries.rules.ts';

/** The regions that a country may be in; without them the page can still be read, so their failure is only logged. */
export function useRegionChoices() {
  const { data, error } = useQuery(RegionsToChooseDocument, fetchFresh);
  useEffect(() => {
    if (error) console.error(fetchFailure('regions', statusOf(error)));
  }, [error]);
  return data?.regions ?? [];
}
