import { useSuggestionQuery } from './use-suggestion-query.ts';
import { toAirportOptions } from './airport-choice.rules.ts';
import { AirportChoicesDocument, type AirportChoicesQuery } from './airport-choices.generated.ts';

const toAirports = ({ airportSuggestions }: AirportChoicesQuery) =>
  toAirportOptions(airportSuggestions);
const toAirportsAndCities = ({ airportSuggestions }: AirportChoicesQuery) =>
  toAirportOptions(airportSuggestions, { withCities: true });

/** Airports for a text, with whole cities where they are wanted. */
export const useAirportChoices = (withCities: boolean) =>
  useSuggestionQuery(AirportChoicesDocument, withCities ? toAirportsAndCities : toAirports);
