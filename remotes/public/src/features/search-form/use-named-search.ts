import { useQuery } from '@apollo/client/react';
import { airportText } from './places.rules.ts';
import { PlaceNameDocument } from './place-name.generated.ts';
import type { Search } from '@larkfare/travellers';

/** A search whose from and to have names: a link may carry an id alone, and an id means nothing to a reader. */
export function useNamedSearch<S extends Search>(search: S): S {
  const from = usePlaceName(search.fromId, search.from);
  const to = usePlaceName(search.toId, search.to);
  return from === search.from && to === search.to ? search : { ...search, from, to };
}

/** The known name, or the one looked up; empty until it is there, or when nothing has that id. */
function usePlaceName(id: string, knownName: string): string {
  const { data } = useQuery(PlaceNameDocument, {
    variables: { id },
    skip: id === '' || knownName !== '',
  });
  if (knownName) return knownName;
  const { airport, location } = data ?? {};
  return airport
    ? airportText({
        airportName: airport.name,
        airportCode: airport.code,
        locationName: airport.location.name,
      })
    : (location?.name ?? '');
}
