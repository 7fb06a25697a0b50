import { useQuery } from '@apollo/client/react';
import { isId } from '@larkfare/text-rules';
import { useQueryState } from '@larkfare/ui-kit';
import {
  AirlineByIdDocument,
  AirlineChoicesDocument,
  EveryAirlineDocument,
  type AirlineChoicesQuery,
} from './airlines.generated.ts';
import { useSuggestionQuery } from './use-suggestion-query.ts';

/** Every airline, for a list to choose from. */
export const useEveryAirline = () =>
  useQueryState(useQuery(EveryAirlineDocument, { fetchPolicy: 'cache-and-network' }), {
    select: ({ airlines }) => airlines,
    failure: 'The airlines could not be loaded.',
  });

const toAirlines = ({ airlineSuggestions }: AirlineChoicesQuery) => airlineSuggestions;

/** Airlines for a text. */
export const useAirlineChoices = () => useSuggestionQuery(AirlineChoicesDocument, toAirlines);

/** An airline's name, or that it cannot be loaded; a short name in a link, which is no id, is the name. */
export function useAirlineById(id: string): { name?: string; hasFailed: boolean } {
  const { data, error, loading } = useQuery(AirlineByIdDocument, {
    variables: { id },
    skip: !isId(id),
  });
  if (!isId(id)) return { name: id, hasFailed: false };
  const name = data?.airline?.shortName || data?.airline?.name;
  return { name, hasFailed: !loading && (error !== undefined || !name) };
}
