import { useApolloClient, useQuery } from '@apollo/client/react';
import { refused, saved, toDeleteAnswer } from '../../saving/save-answer.rules.ts';
import { freshly, useListReading } from '../../saving/use-list-reading.ts';
import { useWrite } from '../../saving/use-write.ts';
import {
  CreateAirlineDocument,
  DeleteAirlineDocument,
  ManagedAirlineDocument,
  ManagedAirlinesDocument,
  UpdateAirlineDocument,
  type ManagedAirlineFragment,
  type AirlineInput,
  type UpdateAirlineMutation,
} from './airlines.generated.ts';

export type ManagedAirline = ManagedAirlineFragment;

export type AirlineFilter = { query: string; page: number };

/** A page of the airlines by name, and what may be done with them. */
export function useAirlines({ query, page }: AirlineFilter) {
  const client = useApolloClient();
  const write = useWrite();
  const reading = useListReading(
    useQuery(ManagedAirlinesDocument, { ...freshly, variables: { query, page } }),
    'The airlines could not be loaded.',
  );
  const toAnswer = async (result: UpdateAirlineMutation['updateAirline']) => {
    if (result.__typename !== 'AirlineSaved') return refused(result);
    // Its place in the order of names is the server's to say.
    await reading.refresh();
    return saved(result.airline);
  };

  return {
    ...reading,
    found: reading.data?.airlineSearch,
    create: (input: AirlineInput) =>
      write('Adding an airline', CreateAirlineDocument, { input }, ({ createAirline }) =>
        toAnswer(createAirline),
      ),
    update: (id: string, version: number | undefined, input: AirlineInput) =>
      write(
        'Changing an airline',
        UpdateAirlineDocument,
        { id, version, input },
        ({ updateAirline }) => toAnswer(updateAirline),
      ),
    remove: (id: string) =>
      write('Deleting an airline', DeleteAirlineDocument, { id }, ({ deleteAirline }) =>
        toDeleteAnswer(deleteAirline),
      ),
    /** The airline as it is stored now. */
    readAgain: async (id: string): Promise<ManagedAirline | undefined> => {
      const { data } = await client.query({
        query: ManagedAirlineDocument,
        variables: { id },
        fetchPolicy: 'network-only',
      });
      return data?.airline ?? undefined;
    },
  };
}
