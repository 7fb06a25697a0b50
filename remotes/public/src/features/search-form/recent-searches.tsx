import { useState } from 'react';
import { useToday } from '@larkfare/remote-contract';
import { siteStorage } from '@larkfare/remote-contract/browser-storage';
import { Button, LinkBar, Row, Stack, Text } from '@larkfare/ui-kit';
import { Link } from 'react-router';
import { createDraft } from '../../form/draft.ts';
import { searchesAhead, withSearch } from './recent-searches.rules.ts';
import { datesText } from './search-form.rules.ts';

const recentSearches = createDraft('recentSearches', { queries: [''] }, siteStorage);

const keptQueries = () => recentSearches.read().queries?.map(String) ?? [];

export const keepRecentSearch = (query: string) =>
  recentSearches.keep({ queries: withSearch(keptQueries(), query) });

/** The visitor's last searches, on this device only. */
export function RecentSearches({ onDone }: { onDone: (() => void) | undefined }) {
  const today = useToday();
  const [searches, setSearches] = useState(() => searchesAhead(keptQueries(), today));
  if (searches.length === 0) return null;

  const clear = () => {
    recentSearches.forget();
    setSearches([]);
  };
  return (
    <Stack gap={1}>
      <Row justify="between">
        <Text as="h3" size={0} weight="strong">
          Recent searches
        </Text>
        <Button tone="plain" onClick={clear}>
          Clear
        </Button>
      </Row>
      <LinkBar label="Recent searches" look="pills">
        {searches.map(({ query, search }) => (
          <Link key={query} to={`/search?${query}`} onClick={onDone}>
            {search.from} to {search.to}, {datesText(search)}
          </Link>
        ))}
      </LinkBar>
    </Stack>
  );
}
