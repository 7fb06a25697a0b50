import { useApolloClient, useQuery } from '@apollo/client/react';
import { refused, saved, toDeleteAnswer } from '../../saving/save-answer.rules.ts';
import { freshly, useListReading } from '../../saving/use-list-reading.ts';
import { useWrite } from '../../saving/use-write.ts';
import {
  CreateCountryDocument,
  DeleteCountryDocument,
  ManagedCountryDocument,
  ManagedCountriesDocument,
  UpdateCountryDocument,
  type ManagedCountryFragment,
  type CountryInput,
  type UpdateCountryMutation,
} from './countries.generated.ts';
import { fetchFailure } from './countries.rules.ts';

export type ManagedCountry = ManagedCountryFragment;

/** The countries by name, of one region or of all, and what may be done with them. */
export function useCountries(regionId: string) {
  const client = useApolloClient();
  const write = useWrite();
  const reading = useListReading(
    useQuery(ManagedCountriesDocument, { ...freshly, variables: { regionId: regionId || null } }),
    'Failed to fetch country data',
    (status) => fetchFailure('countries', status),
  );
  const toAnswer = async (result: UpdateCountryMutation['updateCountry']) => {
    if (result.__typename !== 'CountrySaved') return refused(result);
    // Its place in the order of names, or even in this list, is the server's to say.
    await reading.refresh();
    return saved(result.country);
  };

  return {
    ...reading,
    countries: reading.data?.countries,
    create: (input: CountryInput) =>
      write('Adding a country', CreateCountryDocument, { input }, ({ createCountry }) =>
        toAnswer(createCountry),
      ),
    update: (id: string, version: number | undefined, input: CountryInput) =>
      write(
        'Changing a country',
        UpdateCountryDocument,
        { id, version, input },
        ({ updateCountry }) => toAnswer(updateCountry),
      ),
    remove: (id: string) =>
      write('Deleting a country', DeleteCountryDocument, { id }, ({ deleteCountry }) =>
        toDeleteAnswer(deleteCountry),
      ),
    /** The country as it is stored now. */
    readAgain: async (id: string): Promise<ManagedCountry | undefined> => {
      const { data } = await client.query({
        query: ManagedCountryDocument,
        variables: { id },
        fetchPolicy: 'network-only',
      });
      return data?.country ?? undefined;
    },
  };
}
