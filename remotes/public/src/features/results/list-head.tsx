import type { ReactNode, Ref } from 'react';
import { londonToday, toEnGb } from '@larkfare/london-dates';
import { flightsText } from './flight-words.rules.ts';
import { Note, Row, Text } from '@larkfare/ui-kit';
import styles from './list-head.module.css';
import { sorts, type Sort } from '@larkfare/travellers';
import type { FlightOffers } from './use-flight-search.ts';

type ListHeadProps = {
  headingRef: Ref<HTMLHeadingElement>;
  offers: FlightOffers;
  sort: Sort;
  onSort: (sort: Sort) => void;
  filterButton: ReactNode;
};

const sortLabels: Record<Sort, string> = {
  recommended: 'Recommended',
  price: 'Lowest price',
  duration: 'Shortest flight',
  stops: 'Fewest stops',
};

/** How many flights there are, from when their prices are, and in which order they stand. */
export function ListHead({ headingRef, offers, sort, onSort, filterButton }: ListHeadProps) {
  const { data } = offers;
  return (
    <Row gap={[2, 4]} justify="between">
      <div className={styles.words}>
        <Text
          as="h2"
          size={2}
          ref={headingRef}
          className={styles.heading}
          id="flights-heading"
          tabIndex={-1}
          aria-live="polite"
        >
          {headingText(offers)}
        </Text>
        {data && data.totalItems > 0 && (
          <Note>
            {data.isTotalCapped &&
              `These are the ${data.totalItems.toLocaleString('en-GB')} cheapest. `}
            Prices as of {toEnGb(londonToday(new Date(data.pricesAsOf)))}
          </Note>
        )}
      </div>
      <Row className={styles.tools}>
        {filterButton}
        <Row as="label" gap={2} nowrap>
          <Note as="span" className={styles.sortLabel}>
            Sort by
          </Note>
          <select
            className={styles.select}
            value={sort}
            onChange={(event) =>
              onSort(sorts.find((name) => name === event.target.value) ?? 'recommended')
            }
          >
            {sorts.map((name) => (
              <option key={name} value={name}>
                {sortLabels[name]}
              </option>
            ))}
          </select>
        </Row>
      </Row>
    </Row>
  );
}

function headingText({ isLoading, data }: FlightOffers): string {
  if (isLoading) return 'Looking for flights…';
  return data && data.totalItems > 0 ? `${flightsText(data)} found` : 'Flights';
}
