import { useApolloClient, useQuery } from '@apollo/client/react';
import { useLoading } from '@larkfare/remote-contract';
import { refused, saved, type SaveAnswer } from '../../saving/save-answer.rules.ts';
import { useWrite } from '../../saving/use-write.ts';
import { FlightDetailDocument, type FlightDetailFragment } from './flight-detail.generated.ts';
import { fieldOf, toFlightInput, toOpenedFlight, type FlightDraft } from './flight-draft.rules.ts';
import { UpdateFlightDocument } from './update-flight.generated.ts';

/** One flight as it is stored now. */
export function useFlight(id: string) {
  const { data, error, loading, refetch } = useQuery(FlightDetailDocument, {
    variables: { id },
    fetchPolicy: 'network-only',
    nextFetchPolicy: 'cache-first',
    notifyOnNetworkStatusChange: true,
  });
  useLoading(loading);
  return {
    flight: data?.flight,
    isLoading: loading && !data?.flight,
    hasFailed: !loading && error !== undefined,
    // Its failure is drawn by the screen; the promise has nothing to add.
    retry: () => void refetch().catch(() => undefined),
  };
}

const failure = 'Failed to update flight. Please try again.';

/** Saves a flight, and reads it again when somebody else saved first. */
export function useSaveFlight(id: string) {
  const client = useApolloClient();
  const write = useWrite();

  async function save(
    draft: FlightDraft,
    version: number | undefined,
  ): Promise<SaveAnswer<FlightDetailFragment>> {
    const answer = await write(
      'Updating a flight',
      UpdateFlightDocument,
      { id, input: toFlightInput(draft), version },
      ({ updateFlight: result }) =>
        result.__typename === 'FlightSaved' ? saved(result.flight) : refused(result),
    );
    if (answer.kind === 'failed') return { kind: 'failed', message: failure };
    if (answer.kind !== 'problems') return answer;
    return {
      ...answer,
      fields: answer.fields.map(({ field, message }) => ({ field: fieldOf(field), message })),
    };
  }

  async function readAgain() {
    const { data } = await client.query({
      query: FlightDetailDocument,
      variables: { id },
      fetchPolicy: 'network-only',
    });
    return data?.flight ? toOpenedFlight(data.flight) : undefined;
  }

  return { save, readAgain };
}
