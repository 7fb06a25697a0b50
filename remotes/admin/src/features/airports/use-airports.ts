import { useApolloClient, useQuery } from '@apollo/client/react';
import { refused, saved, toDeleteAnswer } from '../../saving/save-answer.rules.ts';
import { freshly, useListReading } from '../../saving/use-list-reading.ts';
import { useWrite } from '../../saving/use-write.ts';
import {
  CreateAirportDocument,
  DeleteAirportDocument,
  ManagedAirportDocument,
  ManagedAirportsDocument,
  UpdateAirportDocument,
  type ManagedAirportFragment,
  type AirportInput,
  type UpdateAirportMutation,
} from './airports.generated.ts';

export type ManagedAirport = ManagedAirportFragment;

export type AirportFilter = { query: string; locationId: string; page: number };

/** A page of the airports by name, and what may be done with them. */
export function useAirports({ query, locationId, page }: AirportFilter) {
  const client = useApolloClient();
  const write = useWrite();
  const reading = useListReading(
    useQuery(ManagedAirportsDocument, {
      ...freshly,
      variables: { query, locationId: locationId || null, page },
    }),
    'The airports could not be loaded.',
  );
  const toAnswer = async (result: UpdateAirportMutation['updateAirport']) => {
    if (result.__typename !== 'AirportSaved') return refused(result);
    // Its place in the order of names is the server's to say.
    await reading.refresh();
    return saved(result.airport);
  };

  return {
    ...reading,
    found: reading.data?.airports,
    create: (input: AirportInput) =>
      write('Adding an airport', CreateAirportDocument, { input }, ({ createAirport }) =>
        toAnswer(createAirport),
      ),
    update: (id: string, version: number | undefined, input: AirportInput) =>
      write(
        'Changing an airport',
        UpdateAirportDocument,
        { id, version, input },
        ({ updateAirport }) => toAnswer(updateAirport),
      ),
    remove: (id: string) =>
      write('Deleting an airport', DeleteAirportDocument, { id }, ({ deleteAirport }) =>
        toDeleteAnswer(deleteAirport),
      ),
    /** The airport as it is stored now. */
    readAgain: async (id: string): Promise<ManagedAirport | undefined> => {
      const { data } = await client.query({
        query: ManagedAirportDocument,
        variables: { id },
        fetchPolicy: 'network-only',
      });
      return data?.airport ?? undefined;
    },
  };
}
