import type { AirportChoicesQuery } from './airports.generated.ts';

/** The content of an airport field: its text, and the picked airport, if any. */
export type AirportChoice = {
  text: string;
  /** Empty while the text is only typed. */
  id: string;
  /** Empty for a whole city. */
  code: string;
};

export const noAirport: AirportChoice = { text: '', id: '', code: '' };

/** Specification §4: typed text without a pick has no id. */
export const typedAirport = (text: string): AirportChoice => ({ ...noAirport, text });

type Suggestion = AirportChoicesQuery['airportSuggestions'][number];

/** One line of the suggestions. */
export type AirportOption = AirportChoice & { where: string };

/** Suggestions as they are listed; with cities, one with several airports is offered whole, just before them. */
export function toAirportOptions(
  suggestions: readonly Suggestion[],
  { withCities = false } = {},
): AirportOption[] {
  const options: AirportOption[] = [];
  for (const suggestion of suggestions) {
    const together = suggestions.filter(({ locationId }) => locationId === suggestion.locationId);
    if (withCities && together.length > 1 && together[0] === suggestion)
      options.push(cityOf(suggestion));
    options.push(airportOf(suggestion));
  }
  return options;
}

const cityOf = ({ locationId, locationName, countryName }: Suggestion): AirportOption => ({
  id: locationId,
  text: locationName,
  code: '',
  where: `All airports, ${countryName}`,
});

const airportOf = (suggestion: Suggestion): AirportOption => ({
  id: suggestion.airportId,
  text: suggestion.airportName,
  code: suggestion.airportCode,
  where: `${suggestion.locationName}, ${suggestion.countryName}`,
});
