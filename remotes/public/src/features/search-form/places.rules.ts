import type { AirportSuggestionsQuery } from './airport-suggestions.generated.ts';

type Suggestion = AirportSuggestionsQuery['airportSuggestions'][number];

/** Places that a visitor can pick: one airport, or a city with all its airports. */
export type Place = {
  id: string;
  kind: 'airport' | 'city';
  name: string;
  /** The field's text once it is picked. */
  text: string;
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
  text: locationName,
  where: `All airports, ${countryName}`,
});

const airportOf = (suggestion: Suggestion): Place => ({
  id: suggestion.airportId,
  kind: 'airport',
  name: suggestion.airportName,
  text: airportText(suggestion),
  code: suggestion.airportCode,
  where: `${suggestion.locationName}, ${suggestion.countryName}`,
});

/** An airport as people call it: 'London Heathrow (LHR)', and by its city where its name leaves that out: 'Bangkok (BKK)'. */
export function airportText(airport: {
  airportName: string;
  airportCode: string;
  locationName: string;
}): string {
  const name = airport.airportName.replace(/( International)? Airport$/, '');
  return `${name.startsWith(airport.locationName) ? name : airport.locationName} (${airport.airportCode})`;
}
