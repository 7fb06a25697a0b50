import { Button, Icon, LoadingShapes, Pagination, ProblemPanel } from '@larkfare/ui-kit';
import CalendarX from 'lucide-react/icons/calendar-x';
import PlaneIcon from 'lucide-react/icons/plane';
import { FlightCard } from './flight-card.tsx';
import type { FlightCardFragment } from './flight-card.generated.ts';
import { FlightCardShape } from './flight-card-shape.tsx';
import { filterCount, noFilters } from './filters.rules.ts';
import styles from './flight-list.module.css';
import { travellersOf, type ResultsSearch, type SearchChange } from './results-search.ts';
import type { FlightSearchFace } from './use-flight-search.ts';

type FlightListProps = {
  face: FlightSearchFace;
  search: ResultsSearch;
  onBook: (offer: FlightCardFragment) => void;
  onGetInTouch: () => void;
  onPage: (page: number) => void;
  onChange: (change: SearchChange) => void;
};

/** Placeholders while flights are on their way (specification §9). */
const placeholderCards = 25;

/** The four faces of the list: loading, problem, empty, flights. */
export function FlightList({
  face,
  search,
  onBook,
  onGetInTouch,
  onPage,
  onChange,
}: FlightListProps) {
  const { isLoading, isTooFar, offers, retry } = face;
  if (isLoading)
    return (
      <LoadingShapes label="Loading flights" className={styles.list}>
        {Array.from({ length: placeholderCards }, (_, index) => (
          <FlightCardShape key={index} />
        ))}
      </LoadingShapes>
    );
  if (isTooFar)
    return (
      <div className={styles.empty}>
        <Icon shape={CalendarX} size={40} className={styles.emptyIcon} />
        <p className={styles.emptyTitle}>These dates cannot be booked yet.</p>
        <p className={styles.emptyText}>
          Choose an earlier date, or tell us where you want to go and we will ring you.
        </p>
        <div className={styles.emptyTools}>
          <Button tone="action" onClick={onGetInTouch}>
            Get in Touch
          </Button>
        </div>
      </div>
    );
  if (!offers)
    return (
      <ProblemPanel title="Failed to fetch flights" onRetry={retry}>
        Your search is kept. Please try again in a moment.
      </ProblemPanel>
    );
  if (offers.items.length === 0 && offers.totalItems > 0)
    return (
      <div className={styles.empty}>
        <p className={styles.emptyTitle}>There is no page {search.page} of these flights.</p>
        <Button tone="action" onClick={() => onPage(1)}>
          Go to the first page
        </Button>
      </div>
    );
  if (offers.items.length === 0)
    return (
      <div className={styles.empty}>
        <Icon shape={PlaneIcon} size={40} className={styles.emptyIcon} />
        <p className={styles.emptyTitle}>No flights found.</p>
        <p className={styles.emptyText}>
          Try another month or fewer filters, or tell us where you want to go and we will look for
          you.
        </p>
        <div className={styles.emptyTools}>
          <Button tone="action" onClick={onGetInTouch}>
            Get in Touch
          </Button>
          {filterCount(search) > 0 && (
            <Button onClick={() => onChange(noFilters)}>Clear all filters</Button>
          )}
        </div>
      </div>
    );
  return (
    <>
      <ul className={styles.list}>
        {offers.items.map((offer) => (
          <li key={`${offer.flightId} ${offer.departureDate}`} className={styles.item}>
            <FlightCard
              offer={offer}
              travellers={travellersOf(search)}
              onBook={() => onBook(offer)}
            />
          </li>
        ))}
      </ul>
      <Pagination page={offers.page} totalPages={offers.totalPages} onPage={onPage} />
    </>
  );
}
