import { type DOMAttributes, useRef } from 'react';
import type { FlightCardFragment } from './flight-card.generated.ts';
import { Filters, FilterSheet } from './filters.tsx';
import { FlightList } from './flight-list.tsx';
import { resultsTitle } from './flight-words.rules.ts';
import { ListHead } from './list-head.tsx';
import { MonthStrip } from './month-strip.tsx';
import styles from './results-page.module.css';
import { sharedWords } from './shared-words.ts';
import type { PagedSearch, SearchChange } from '@larkfare/travellers';
import { useAirlineName } from '../../airline-choice/use-airline-name.ts';
import { hasRoute } from '../../lowest-prices/route-input.rules.ts';
import { sortOf } from './search-input.rules.ts';
import { unknownPlace } from './unknown-place.rules.ts';
import { type ResultsEditor, SearchSummary } from './search-summary.tsx';
import { useFlightSearch } from './use-flight-search.ts';
import { Link } from 'react-router';
import { usePage, useSite } from '@larkfare/remote-contract';
import { Button, buttonClass, Card, Icon, PageWidth, Row, Stack, Text } from '@larkfare/ui-kit';
import Bell from '@lucide/icons/icons/bell';
import CalendarClock from '@lucide/icons/icons/calendar-clock';

type ResultsPageProps = {
  search: PagedSearch;
  /** Writes the change into the address; the screen follows the address. */
  onChange: (change: SearchChange) => void;
  editor: ResultsEditor;
  /** The handlers of what opens the form, and of the list, which fetch the code that comes next. */
  intents: Record<'search' | 'booking', DOMAttributes<HTMLElement>>;
  onBook: (offer: FlightCardFragment) => void;
  onGetInTouch: () => void;
  /** Absent where there is no route whose price could be watched. */
  onPriceAlert: (() => void) | undefined;
};

/** Flights for a search: its summary, months, filters, and the list. */
export function ResultsPage({
  search,
  onChange,
  editor,
  intents,
  onBook,
  onGetInTouch,
  onPriceAlert,
}: ResultsPageProps) {
  const { offers, isTooFar, latest } = useFlightSearch(search);
  const unknown = unknownPlace(search, offers.data);
  const [only, ...others] = hasRoute(search) ? [] : search.airlines;
  const airline = useAirlineName(others.length > 0 ? '' : only);
  const title = resultsTitle(search, airline);
  const share = offers.data && sharedWords(search, offers.data);
  usePage({
    title,
    description: `${title}: compare prices by month and airline, then book now and pay later or ring us.`,
    canonicalPath: '/search',
    noIndex: true,
    ...(share && { share }),
  });
  const listHeading = useRef<HTMLHeadingElement>(null);
  const filters = { search, onChange, offers: latest, hasFailed: offers.status === 'problem' };

  const showList = () => {
    listHeading.current?.focus({ preventScroll: true });
    listHeading.current?.scrollIntoView({ block: 'start' });
  };
  const turnTo = (page: number) => {
    onChange({ page });
    showList();
  };

  return (
    <div className={styles.page}>
      <SearchSummary {...{ search, title, editor }} intent={intents.search} />
      <a
        href="#flights-heading"
        className={buttonClass({ tone: 'brand', className: styles.skip })}
        onClick={(event) => {
          event.preventDefault();
          showList();
        }}
      >
        Skip to flights
      </a>
      {hasRoute(search) && !unknown && <MonthStrip search={search} onChange={onChange} />}
      <Stack as={PageWidth} gap={8} className={styles.columns}>
        {!isTooFar && !unknown && (
          <Card as="aside" padding={[1, 4]} className={styles.filters} aria-label="Filters">
            <Filters {...filters} />
          </Card>
        )}
        <Stack
          as="section"
          gap={3}
          className={styles.list}
          aria-labelledby="flights-heading"
          {...intents.booking}
        >
          <ListHead
            headingRef={listHeading}
            offers={offers}
            hasChoices={!unknown}
            isRoute={hasRoute(search)}
            sort={sortOf(search)}
            onSort={(sort) => onChange({ sort })}
            filterButton={
              <FilterSheet
                {...filters}
                flights={
                  offers.isLoading || offers.data?.isTotalCapped
                    ? undefined
                    : offers.data?.totalItems
                }
              />
            }
          />
          <FlightList
            {...{ offers, isTooFar, unknown, search, onBook, onGetInTouch }}
            onPage={turnTo}
            onChange={onChange}
          />
          {onPriceAlert && !isTooFar && !unknown && (
            <Row>
              <Button onClick={onPriceAlert}>
                <Icon shape={Bell} size={18} /> Tell me when the price drops
              </Button>
            </Row>
          )}
        </Stack>
        <PayLaterCard />
      </Stack>
    </div>
  );
}

/** The offer to book now and pay later (specification §1, §2). */
const PayLaterCard = () => (
  <Card as="section" look="tinted" gap={3} padding={5} aria-labelledby="pay-later-heading">
    <Icon shape={CalendarClock} size={28} tone="link" />
    <Text as="h2" size={2} id="pay-later-heading">
      Book Now - Pay Later
    </Text>
    <Text tone="ink-soft">You can book now and pay later through {useSite().name}’s services.</Text>
    <div>
      <Link className={buttonClass()} to="/paylater">
        More Info
      </Link>
    </div>
  </Card>
);
