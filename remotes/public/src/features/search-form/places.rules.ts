import type { AirportSuggestionsQuery } from './airport-suggestions.generated.ts';

type Suggestion = AirportSuggestionsQuery['airportSuggestions'][number];

/** Places that a visitor can pick: one airport, or a city with all its airports. */
export type Place = {
  id: string;
  kind: 'airport' | 'city';
  name: string;
  /** Absent for a city. */
  code?: string;
  /** Where it is, in a few words. */
  where: string;
};

/** Suggestions as they are listed: a city with two airports or more is offered whole, just before its airports. */
export function toPlaces(suggestions: readonly Suggestion[]): Place[] {
  const places: Place[] = [];
  for (const suggestion of suggestions) {
    const together = suggestions.filter(({ locationId }) => locationId === suggestion.locationId);
    if (together.length > 1 && together[0] === suggestion) places.push(cityOf(suggestion));
    places.push(airportOf(suggestion));
  }
  return places;
}

const cityOf = ({ locationId, locationName, countryName }: Suggestion): Place => ({
  id: locationId,
  kind: 'city',
  name: locationName,
  where: `All airports, ${countryName}`,
});

const airportOf = (suggestion: Suggestion): Place => ({
  id: suggestion.airportId,
  kind: 'airport',
  name: suggestion.airportName,
  code: suggestion.airportCode,
  where: `${suggestion.locationName}, ${suggestion.countryName}`,
});
