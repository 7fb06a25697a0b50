import { useToday } from '@larkfare/remote-contract';
import { type PagedSearch, toSearchParams } from '@larkfare/travellers';
import { buttonClass, formatPounds, Row, Stack, Text } from '@larkfare/ui-kit';
import { Link } from 'react-router';
import type { AlternativesFragment } from './alternatives.generated.ts';
import { alternativeSearches } from './alternatives.rules.ts';
import styles from './flight-list.module.css';

type AlternativesProps = { alternatives: AlternativesFragment; search: PagedSearch };

/** Nearby airports and other months, where nothing is found between two places. */
export function Alternatives({ alternatives, search }: AlternativesProps) {
  const today = useToday();
  return alternativeSearches(alternatives, search, today).map(({ heading, choices }) => (
    <Stack key={heading} gap={2}>
      <Text as="h3" size={1}>
        {heading}
      </Text>
      <Row as="ul" role="list" className={styles.tools}>
        {choices.map(({ words, pence, change }) => (
          <li key={words}>
            <Link
              className={buttonClass()}
              to={{ search: toSearchParams({ ...search, page: 1, ...change }).toString() }}
            >
              {`${words}, from ${formatPounds(pence)}`}
            </Link>
          </li>
        ))}
      </Row>
    </Stack>
  ));
}
