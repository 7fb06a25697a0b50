import { type ComponentProps, type ReactNode, useDeferredValue } from 'react';
import { counted } from '@larkfare/text-rules';
import { type PagedSearch, type SearchChange, travelClassNames } from '@larkfare/travellers';
import {
  Button,
  Card,
  Icon,
  LoadingSkeleton,
  Pagination,
  QueryView,
  Row,
  Stack,
  Text,
} from '@larkfare/ui-kit';
import MapPinOff from '@lucide/icons/icons/map-pin-off';
import CalendarX from '@lucide/icons/icons/calendar-x';
import PlaneIcon from '@lucide/icons/icons/plane';
import { useFareShares } from '../../price-lines/use-fare-shares.ts';
import { Alternatives } from './alternatives.tsx';
import { FlightCard, FlightCardSkeleton } from './flight-card.tsx';
import type { FlightCardFragment } from './flight-card.generated.ts';
import { hasRoute } from '../../lowest-prices/route-input.rules.ts';
import { filterCount, noFilters } from './filters.rules.ts';
import styles from './flight-list.module.css';
import type { UnknownEnd } from './unknown-place.rules.ts';
import type { FlightOffers } from './use-flight-search.ts';
import { useNextPage } from './use-next-page.ts';
import { useShortlist } from './use-shortlist.ts';

type FlightListProps = {
  offers: FlightOffers;
  /** Flights cannot be booked so far ahead, so none were searched for. */
  isTooFar: boolean;
  /** An end of the search that is the name of no place. */
  unknown: UnknownEnd | undefined;
  search: PagedSearch;
  onBook: (offer: FlightCardFragment) => void;
  onGetInTouch: () => void;
  onPage: (page: number) => void;
  onChange: (change: SearchChange) => void;
};

/** Placeholders while flights are on their way (specification §9). */
const placeholderCards = 25;
/** More than a phone or a desk shows at once. */
const cardsAtOnce = 8;

/** The specification's words (§2), whatever the reason. */
const noFlights = 'No flights found.';

/** The flights of a search, or why there are none. */
export function FlightList({
  offers,
  isTooFar,
  unknown,
  search,
  onBook,
  onGetInTouch,
  onPage,
  onChange,
}: FlightListProps) {
  const shortlist = useShortlist();
  const nextPage = useNextPage(search);
  // The page after a click begins with what is in sight; the other cards follow without keeping the browser busy.
  const isWhole = useDeferredValue(search.page) === search.page;
  const party = { ...search, ...useFareShares() };
  const getInTouch = (
    <Button tone="action" onClick={onGetInTouch}>
      Get in Touch
    </Button>
  );
  const travelClass = travelClassNames[search.travelClass];
  const without = offers.data?.flightsWithoutPrice ?? 0;
  const alternatives = offers.data?.alternatives;
  if (isTooFar)
    return (
      <EmptyList
        icon={CalendarX}
        title={noFlights}
        text="These dates cannot be booked yet. Choose an earlier date, or tell us where you want to go and we’ll ring you."
      >
        {getInTouch}
      </EmptyList>
    );
  if (unknown)
    return (
      <EmptyList
        icon={MapPinOff}
        title={noFlights}
        text={`We don’t know a place called “${unknown.typed}”.`}
      >
        {unknown.nearest && (
          <Button tone="action" onClick={() => onChange(unknown.correction)}>
            Did you mean {unknown.nearest}?
          </Button>
        )}
        <Button onClick={onGetInTouch}>Get in Touch</Button>
      </EmptyList>
    );
  return (
    <QueryView
      state={offers}
      skeleton={
        <LoadingSkeleton label="Loading flights" gap={2} className={styles.list}>
          {Array.from({ length: placeholderCards }, (_, index) => (
            <FlightCardSkeleton key={index} />
          ))}
        </LoadingSkeleton>
      }
      help="Your search is kept. Please try again in a moment."
      isEmpty={({ totalItems }) => totalItems === 0}
      empty={
        <EmptyList
          icon={PlaneIcon}
          title={noFlights}
          text={
            without > 0
              ? `${counted(without, 'flight')} in this search ${without === 1 ? 'has' : 'have'} no ${travelClass} fare. Tell us about your trip and we’ll send you a quote.`
              : 'Try another month or fewer filters, or tell us where you want to go and we’ll look for you.'
          }
          below={alternatives && <Alternatives alternatives={alternatives} search={search} />}
        >
          {getInTouch}
          {without > 0 && (
            <Button onClick={() => onChange({ travelClass: 'economy' })}>Show Economy fares</Button>
          )}
          {filterCount(search) > 0 && (
            <Button onClick={() => onChange(noFilters)}>Clear all filters</Button>
          )}
        </EmptyList>
      }
    >
      {({ items, page, totalPages }) =>
        items.length === 0 ? (
          <EmptyList title={`There is no page ${search.page} in these results.`}>
            <Button tone="action" onClick={() => onPage(1)}>
              Go to the first page
            </Button>
          </EmptyList>
        ) : (
          <>
            <Stack as="ul" role="list" gap={2} className={styles.list} inert={offers.isLoading}>
              {(isWhole ? items : items.slice(0, cardsAtOnce)).map((offer) => (
                <li key={`${offer.flightId} ${offer.departureDate}`}>
                  <FlightCard
                    offer={hasRoute(search) ? offer : { ...offer, isRecommended: false }}
                    party={party}
                    travelClass={search.travelClass}
                    shortlist={shortlist}
                    onBook={() => onBook(offer)}
                  />
                </li>
              ))}
            </Stack>
            {totalPages > 1 && (
              <div ref={isWhole && page < totalPages ? nextPage : undefined}>
                <Pagination page={page} totalPages={totalPages} onPage={onPage} />
              </div>
            )}
            {without > 0 && (
              <EmptyList
                title={`${counted(without, 'more flight')} ${without === 1 ? 'has' : 'have'} no ${travelClass} fare.`}
                text="Tell us about your trip and we’ll send you a quote."
              >
                {getInTouch}
              </EmptyList>
            )}
          </>
        )
      }
    </QueryView>
  );
}

type EmptyListProps = {
  icon?: ComponentProps<typeof Icon>['shape'];
  title: string;
  text?: string;
  /** The visitor's next step. */
  children: ReactNode;
  /** Other searches. */
  below?: ReactNode;
};

const EmptyList = ({ icon, title, text, children, below }: EmptyListProps) => (
  <Card look="dashed" gap={3} padding={[12, 6]} className={styles.empty}>
    {icon && <Icon shape={icon} size={40} tone="link" />}
    <Text size={2} weight="bold" tone="ink">
      {title}
    </Text>
    {text && <p className={styles.text}>{text}</p>}
    <Row className={styles.tools}>{children}</Row>
    {below}
  </Card>
);
