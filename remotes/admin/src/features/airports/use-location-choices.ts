import { useQuery } from '@apollo/client/react';
import { useSuggestionQuery } from '../../fields/use-suggestion-query.ts';
import {
  AirportsLocationDocument,
  LocationsToChooseDocument,
  type LocationsToChooseQuery,
} from './airports.generated.ts';

export type LocationChoice = LocationsToChooseQuery['locationSearch']['items'][number];

const toLocations = ({ locationSearch }: LocationsToChooseQuery) => locationSearch.items;

/** Locations for a typed text: there may be thousands, which no list of a select could hold. */
export const useLocationChoices = () => useSuggestionQuery(LocationsToChooseDocument, toLocations);

/** The location whose airports are listed; absent until its name is loaded, or when it was deleted. */
export function useFilteredLocation(locationId: string) {
  const { data } = useQuery(AirportsLocationDocument, {
    variables: { id: locationId },
    skip: locationId === '',
  });
  return locationId === '' ? undefined : (data?.location ?? undefined);
}
