import type { ReactNode, Ref } from 'react';
import { londonToday, toEnGb } from '@larkfare/london-dates';
import { Link } from 'react-router';
import { flightsText } from './flight-words.rules.ts';
import { Button, formatPounds, Note, Row, Text } from '@larkfare/ui-kit';
import styles from './list-head.module.css';
import { durationText, sorts, type Sort } from '@larkfare/travellers';
import type { FlightSearchQuery } from './flight-search.generated.ts';
import type { FlightOffers } from './use-flight-search.ts';
import { ShareLink } from '../../share/share-link.tsx';
import { useShortlist } from './use-shortlist.ts';

type ListHeadProps = {
  headingRef: Ref<HTMLHeadingElement>;
  offers: FlightOffers;
  /** Whether the list can be sorted and filtered. */
  hasChoices: boolean;
  /** Without a place to fly from or to, no flight is recommended. */
  isRoute: boolean;
  sort: Sort;
  onSort: (sort: Sort) => void;
  filterButton: ReactNode;
};

const sortChoices = [
  { order: 'recommended', label: 'Recommended' },
  { order: 'price', label: 'Lowest price' },
  { order: 'duration', label: 'Shortest flight' },
  { order: 'stops', label: 'Fewest stops' },
] as const;

/** How many flights there are, from when their prices are, and in which order they stand. */
export function ListHead({
  headingRef,
  offers,
  hasChoices,
  isRoute,
  sort,
  onSort,
  filterButton,
}: ListHeadProps) {
  const { data } = offers;
  const { kept } = useShortlist();
  const offered = ({ order }: { order: Sort }) => isRoute || order !== 'recommended';
  return (
    <Row gap={2} justify="between">
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
            <span>Prices as of {toEnGb(londonToday(new Date(data.pricesAsOf)))}</span>
            {' · '}
            <ShareLink />
            {kept.length > 0 && (
              <>
                {' · '}
                <Link to="/saved">{kept.length} saved</Link>
              </>
            )}
          </Note>
        )}
      </div>
      {hasChoices && (
        <>
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
              {sortChoices.filter(offered).map(({ order, label }) => (
                <option key={order} value={order}>
                  {label}
                </option>
              ))}
            </select>
          </Row>
          <Row gap={1} nowrap className={styles.tools}>
            {filterButton}
            {data?.quickChoices && (
              <Row
                gap={1}
                nowrap
                role="group"
                aria-label="Quick choices"
                className={styles.choices}
              >
                {quickChoices(data.quickChoices)
                  .filter(offered)
                  .map(({ order, label, best }) => (
                    <Button
                      key={order}
                      className={styles.choice}
                      aria-pressed={order === sort}
                      onClick={() => onSort(order)}
                    >
                      {label} <b>{best}</b>
                    </Button>
                  ))}
              </Row>
            )}
          </Row>
        </>
      )}
    </Row>
  );
}

function headingText({ isLoading, data }: FlightOffers): string {
  if (isLoading) return 'Looking for flights…';
  return data && data.totalItems > 0 ? `${flightsText(data)} found` : 'Flights';
}

type QuickChoices = NonNullable<FlightSearchQuery['flightSearch']['quickChoices']>;

const quickChoices = ({ recommendedPence, cheapestPence, quickestMinutes }: QuickChoices) =>
  [
    { order: 'recommended', label: 'Recommended', best: shortPounds(recommendedPence) },
    { order: 'price', label: 'Cheapest', best: shortPounds(cheapestPence) },
    { order: 'duration', label: 'Quickest', best: durationText(quickestMinutes) },
  ] as const;

/** '£352' and '£34.99'. */
const shortPounds = (pence: number) => formatPounds(pence).replace(/\.00$/, '');
