import { useEffect, useRef, useState } from 'react';
import { useToday } from '@larkfare/remote-contract';
import {
  Button,
  formatPounds,
  LoadingSkeleton,
  Note,
  PageWidth,
  QueryView,
  Skeleton,
  Text,
  VisuallyHidden,
} from '@larkfare/ui-kit';
import {
  canPickMonth,
  datesInMonth,
  isMonthOf,
  lowestOf,
  monthName,
  shareAbove,
} from './month-strip.rules.ts';
import styles from './month-strip.module.css';
import { type PagedSearch, type SearchChange, travelClassNames } from '@larkfare/travellers';
import { travelDates } from './travel-dates.rules.ts';
import { type MonthPrice, useLowestPrices } from '../../lowest-prices/use-lowest-prices.ts';

type MonthStripProps = { search: PagedSearch; onChange: (change: SearchChange) => void };

/** The lowest price of each of the next twelve months; picking one moves the trip there. */
export function MonthStrip({ search, onChange }: MonthStripProps) {
  const prices = useLowestPrices(search);
  if (prices.status === 'loading') return <MonthStripSkeleton />;
  return (
    <PageWidth as="section" aria-labelledby="months-heading">
      <Text as="h2" size={1} className={styles.heading} id="months-heading">
        Lowest price by month
        {search.travelClass !== 'economy' && `, ${travelClassNames[search.travelClass]}`}
      </Text>
      <QueryView
        state={prices}
        skeleton={null}
        isEmpty={(months) => lowestOf(months.map((month) => month.lowestPricePence)) === undefined}
        empty={<Text tone="ink-soft">No prices in the next twelve months.</Text>}
      >
        {(months) => <Months {...{ search, onChange, months }} />}
      </QueryView>
    </PageWidth>
  );
}

function Months({ search, onChange, months }: MonthStripProps & { months: readonly MonthPrice[] }) {
  const today = useToday();
  const dates = travelDates(search, today);
  const prices = months.map((month) => month.lowestPricePence);
  const lowest = lowestOf(prices);
  const list = useRef<HTMLUListElement>(null);
  /** The dates before the first of several moves: 31 January moves to 28 February and then to 31 March. */
  const [move, setMove] = useState({ from: dates, to: dates.departureDate });
  const from = move.to === dates.departureDate ? move.from : dates;
  const moveTo = (month: MonthPrice) => {
    const moved = datesInMonth(from, month, today);
    setMove({ from, to: moved.departureDate });
    onChange(moved);
  };

  const chosen = months.findIndex((month) => isMonthOf(month, dates.departureDate));
  useEffect(() => {
    // The month travelled in comes second sideways, beside the lowest one; the page itself must not move.
    if (list.current)
      list.current.scrollLeft = ((chosen - 1) * list.current.scrollWidth) / months.length;
  }, [chosen, months.length]);

  return (
    <ul ref={list} role="list" className={styles.months}>
      {months.map((month, index) => (
        <li
          key={monthName(month)}
          className={index === prices.indexOf(lowest ?? null) ? styles.lowest : styles.item}
        >
          <Button
            className={styles.month}
            aria-pressed={index === chosen}
            disabled={month.lowestPricePence === null || !canPickMonth(month, today)}
            onClick={() => moveTo(month)}
          >
            {month.lowestPricePence === lowest ? (
              <Text as="span" weight="bold" tone="success" className={styles.mark}>
                Lowest
              </Text>
            ) : (
              <span className={styles.bar} aria-hidden="true">
                <span
                  className={styles.level}
                  style={{ blockSize: `${shareAbove(month.lowestPricePence, prices)}%` }}
                />
              </span>
            )}
            <Note as="span">{monthName(month)}</Note>
            <Text as="span" weight="bold">
              {month.lowestPricePence === null ? (
                <>
                  <span aria-hidden="true">–</span>
                  <VisuallyHidden>no flights</VisuallyHidden>
                </>
              ) : (
                formatPounds(month.lowestPricePence)
              )}
            </Text>
          </Button>
        </li>
      ))}
    </ul>
  );
}

const MonthStripSkeleton = () => (
  <PageWidth>
    <LoadingSkeleton label="Loading monthly prices" gap={2}>
      <Skeleton width="12rem" />
      <div className={styles.shapes}>
        {Array.from({ length: 12 }, (_, index) => (
          <Skeleton key={index} shape="block" width="5.375rem" height="4.5rem" />
        ))}
      </div>
    </LoadingSkeleton>
  </PageWidth>
);
