import { useApolloClient, useQuery } from '@apollo/client/react';
import { refused, saved, toDeleteAnswer } from '../../saving/save-answer.rules.ts';
import { freshly, useListReading } from '../../saving/use-list-reading.ts';
import { useWrite } from '../../saving/use-write.ts';
import {
  CreateRegionDocument,
  DeleteRegionDocument,
  ManagedRegionDocument,
  ManagedRegionsDocument,
  UpdateRegionDocument,
  type ManagedRegionFragment,
  type RegionInput,
  type UpdateRegionMutation,
} from './regions.generated.ts';

export type ManagedRegion = ManagedRegionFragment;

/** The continents by name, and what may be done with them. */
export function useRegions() {
  const client = useApolloClient();
  const write = useWrite();
  const reading = useListReading(
    useQuery(ManagedRegionsDocument, freshly),
    'The continents could not be loaded.',
  );
  const toAnswer = async (result: UpdateRegionMutation['updateRegion']) => {
    if (result.__typename !== 'RegionSaved') return refused(result);
    // Its place in the order of names is the server's to say.
    await reading.refresh();
    return saved(result.region);
  };

  return {
    ...reading,
    regions: reading.data?.regions,
    create: (input: RegionInput) =>
      write('Adding a continent', CreateRegionDocument, { input }, ({ createRegion }) =>
        toAnswer(createRegion),
      ),
    update: (id: string, version: number | undefined, input: RegionInput) =>
      write(
        'Renaming a continent',
        UpdateRegionDocument,
        { id, version, input },
        ({ updateRegion }) => toAnswer(updateRegion),
      ),
    remove: (id: string) =>
      write('Deleting a continent', DeleteRegionDocument, { id }, ({ deleteRegion }) =>
        toDeleteAnswer(deleteRegion),
      ),
    /** The continent as it is stored now. */
    readAgain: async (id: string): Promise<ManagedRegion | undefined> => {
      const { data } = await client.query({
        query: ManagedRegionDocument,
        variables: { id },
        fetchPolicy: 'network-only',
      });
      return data?.region ?? undefined;
    },
  };
}
