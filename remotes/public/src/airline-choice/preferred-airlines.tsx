import { AirlinesField, Pill, type SuggestionSource } from '@larkfare/ui-kit';
import { useApolloClient } from '@apollo/client/react';
import { useCallback } from 'react';
import {
  AirlineSuggestionsDocument,
  type AirlineSuggestionsQuery,
} from './airline-suggestions.generated.ts';
import { useAirlineName } from './use-airline-name.ts';

type PreferredAirlinesProps = {
  label?: string;
  ids: readonly string[];
  onIds: (ids: string[]) => void;
};

/** The airlines that the visitor would like to fly with. */
export const PreferredAirlines = ({
  label = 'Preferred airlines',
  ids,
  onIds,
}: PreferredAirlinesProps) => (
  <AirlinesField
    label={label}
    ids={ids}
    onIds={onIds}
    source={useAirlineSuggestions()}
    ChosenAirline={AirlinePill}
  />
);

const AirlinePill = ({ id, onRemove }: { id: string; onRemove: () => void }) => (
  <Pill name={useAirlineName(id) ?? 'Airline'} onRemove={onRemove} />
);

type SuggestedAirline = AirlineSuggestionsQuery['airlineSuggestions'][number];

/** Airlines for a text; a request that is no longer wanted is cancelled. */
function useAirlineSuggestions(): SuggestionSource<SuggestedAirline> {
  const client = useApolloClient();
  return useCallback(
    async (text, signal) => {
      const { data } = await client.query({
        query: AirlineSuggestionsDocument,
        variables: { text },
        context: { queryDeduplication: false, fetchOptions: { signal } },
      });
      return data?.airlineSuggestions ?? [];
    },
    [client],
  );
}
