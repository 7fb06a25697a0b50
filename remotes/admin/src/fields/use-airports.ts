import { useQuery } from '@apollo/client/react';
import { toAirportOptions, type AirportChoice } from './airport-choice.rules.ts';
import {
  AirportByIdDocument,
  AirportChoicesDocument,
  type AirportChoicesQuery,
} from './airports.generated.ts';
import { useSuggestionQuery } from './use-suggestion-query.ts';

const toAirports = ({ airportSuggestions }: AirportChoicesQuery) =>
  toAirportOptions(airportSuggestions);
const toAirportsAndCities = ({ airportSuggestions }: AirportChoicesQuery) =>
  toAirportOptions(airportSuggestions, { withCities: true });

/** Airports for a text, and whole cities if requested. */
export const useAirportChoices = (withCities: boolean) =>
  useSuggestionQuery(AirportChoicesDocument, withCities ? toAirportsAndCities : toAirports);

/** A choice that an address names by its id only, with its name once that is loaded. */
export function useNamedAirport(choice: AirportChoice): AirportChoice {
  const { data } = useQuery(AirportByIdDocument, {
    variables: { id: choice.id },
    skip: choice.id === '' || choice.text !== '',
  });
  if (choice.text !== '' || choice.id === '') return choice;
  const text = data?.airport?.name ?? data?.location?.name;
  return text ? { ...choice, text, code: data?.airport?.code ?? '' } : choice;
}
