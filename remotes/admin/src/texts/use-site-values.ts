import { useApolloClient, useQuery } from '@apollo/client/react';
import { useQueryState } from '@larkfare/ui-kit';
import { toSaveResult, type SaveData } from '../record/save-result.rules.ts';
import { useWrite } from '../record/use-records.ts';
import {
  RestoreSiteValueDocument,
  SaveSiteValuesDocument,
  SiteValuesDocument,
  type SiteKey,
  type SiteTextsFragment,
  type SiteValuesInput,
} from './site-values.generated.ts';

type WithoutTypename<Value> = Value extends (infer Entry)[]
  ? WithoutTypename<Entry>[]
  : Value extends object
    ? { [Field in keyof Value as Exclude<Field, '__typename'>]: WithoutTypename<Value[Field]> }
    : Value;

/** Every text of the site, with its version. */
export type SiteValues = WithoutTypename<SiteTextsFragment>;

export const versionOf = (site: SiteValues, key: SiteKey): number =>
  site.versions.find((version) => version.key === key)?.version ?? 0;

/** The whole site information, loaded again whenever a page opens. */
export function useSiteValues() {
  const result = useQuery(SiteValuesDocument, {
    // The editors start with what is published now; later saves update the cache.
    fetchPolicy: 'network-only',
    nextFetchPolicy: 'cache-first',
    notifyOnNetworkStatusChange: true,
  });
  return useQueryState(result, {
    select: ({ siteValues }) => siteValues,
    failure: 'The site information could not be loaded.',
    prefersServerMessage: true,
  });
}

/** Publishes texts of the site, and reads them again. */
export function useSiteWrites() {
  const client = useApolloClient();
  const write = useWrite();

  const toResult = ({ result }: { result: SaveData<SiteTextsFragment> }) => {
    if ('record' in result) {
      client.writeQuery({ query: SiteValuesDocument, data: { siteValues: result.record } });
      // The visitors' pages share this cache: they read their texts again.
      client.cache.evict({ id: 'ROOT_QUERY', fieldName: 'siteInformation' });
      client.cache.gc();
    }
    return toSaveResult(result);
  };
  return {
    /** The texts as they were last read. */
    cached: () => client.readQuery({ query: SiteValuesDocument })?.siteValues,
    reload: async () => {
      const { data } = await client.query({
        query: SiteValuesDocument,
        fetchPolicy: 'network-only',
      });
      return data?.siteValues;
    },
    /** Publishes whole values on top of the given versions, all of them or none. */
    publish: (values: SiteValuesInput, basedOn: readonly { key: SiteKey; version: number }[]) =>
      write(
        'Saving the site information',
        SaveSiteValuesDocument,
        { values: withoutTypenames(values), basedOn: [...basedOn] },
        toResult,
      ),
    /** Publishes an older version again, on top of the version that it was compared with. */
    restore: (key: SiteKey, version: number, basedOnVersion: number) =>
      write(
        'Restoring a version',
        RestoreSiteValueDocument,
        { key, version, basedOnVersion },
        toResult,
      ),
  };
}

/** Entries that were read carry the name of their type, which inputs do not have. */
const withoutTypenames = (values: SiteValuesInput): SiteValuesInput =>
  JSON.parse(
    JSON.stringify(values, (name, value: unknown) => (name === '__typename' ? undefined : value)),
  ) as SiteValuesInput;
