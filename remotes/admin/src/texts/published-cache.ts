import type { ApolloCache } from '@apollo/client';
import { SiteValuesDocument, type SiteValuePartsFragment } from './site-values.generated.ts';

/** What was published takes the place of what was read before, on these screens and on the visitors' ones. */
export function writePublished(cache: ApolloCache, published: readonly SiteValuePartsFragment[]) {
  const byKey = new Map(published.map((value) => [value.key, value]));
  cache.updateQuery({ query: SiteValuesDocument }, (read) =>
    read
      ? { ...read, siteValues: read.siteValues.map((value) => byKey.get(value.key) ?? value) }
      : undefined,
  );
  // The visitors' pages are in the same cache: they read their texts again.
  cache.evict({ id: 'ROOT_QUERY', fieldName: 'siteInformation' });
  cache.gc();
}
