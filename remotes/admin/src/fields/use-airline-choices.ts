import { useSuggestionQuery } from './use-suggestion-query.ts';
import { AirlineChoicesDocument, type AirlineChoicesQuery } from './airline-choices.generated.ts';

const toAirlines = ({ airlineSuggestions }: AirlineChoicesQuery) => airlineSuggestions;

/** Airlines for a text. */
export const useAirlineChoices = () => useSuggestionQuery(AirlineChoicesDocument, toAirlines);
