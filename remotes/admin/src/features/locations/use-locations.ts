import { useApolloClient, useQuery } from '@apollo/client/react';
import { refused, saved, toDeleteAnswer } from '../../saving/save-answer.rules.ts';
import { freshly, useListReading } from '../../saving/use-list-reading.ts';
import { useWrite } from '../../saving/use-write.ts';
import {
  CreateLocationDocument,
  DeleteLocationDocument,
  ManagedLocationDocument,
  ManagedLocationsDocument,
  UpdateLocationDocument,
  type ManagedLocationFragment,
  type LocationInput,
  type UpdateLocationMutation,
} from './locations.generated.ts';

export type ManagedLocation = ManagedLocationFragment;

export type LocationFilter = { query: string; countryId: string; page: number };

/** A page of the locations by name, and what may be done with them. */
export function useLocations({ query, countryId, page }: LocationFilter) {
  const client = useApolloClient();
  const write = useWrite();
  const reading = useListReading(
    useQuery(ManagedLocationsDocument, {
      ...freshly,
      variables: { query, countryId: countryId || null, page },
    }),
    'The locations could not be loaded.',
  );
  const toAnswer = async (result: UpdateLocationMutation['updateLocation']) => {
    if (result.__typename !== 'LocationSaved') return refused(result);
    // Its place in the order of names is the server's to say.
    await reading.refresh();
    return saved(result.location);
  };

  return {
    ...reading,
    found: reading.data?.locationSearch,
    create: (input: LocationInput) =>
      write('Adding a location', CreateLocationDocument, { input }, ({ createLocation }) =>
        toAnswer(createLocation),
      ),
    update: (id: string, version: number | undefined, input: LocationInput) =>
      write(
        'Changing a location',
        UpdateLocationDocument,
        { id, version, input },
        ({ updateLocation }) => toAnswer(updateLocation),
      ),
    remove: (id: string) =>
      write('Deleting a location', DeleteLocationDocument, { id }, ({ deleteLocation }) =>
        toDeleteAnswer(deleteLocation),
      ),
    /** The location as it is stored now. */
    readAgain: async (id: string): Promise<ManagedLocation | undefined> => {
      const { data } = await client.query({
        query: ManagedLocationDocument,
        variables: { id },
        fetchPolicy: 'network-only',
      });
      return data?.location ?? undefined;
    },
  };
}
