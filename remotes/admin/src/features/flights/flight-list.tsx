import { useState } from 'react';
import { useNotify } from '@larkfare/remote-contract';
import { Button, LoadingShapes, Pagination, ProblemPanel, Skeleton } from '@larkfare/ui-kit';
import { useConfirm } from '../../confirm/use-confirm.tsx';
import { EmptyList } from '../../page/admin-page.tsx';
import { useToday } from '@larkfare/remote-contract';
import { FlightCard } from './flight-card.tsx';
import styles from './flight-list.module.css';
import type { ListedFlightFragment } from './flight-list.generated.ts';
import { isNarrowed, travelDates, travellersOf, type FlightSearch } from './flight-search.rules.ts';
import { useFlightList } from './use-flight-list.ts';
import { useFlightWriting } from './use-flight-writing.ts';

type FlightListProps = {
  search: FlightSearch;
  onPage: (page: number) => void;
  onClear: () => void;
};

/** Placeholders while flights are on their way (specification §9). */
const placeholderCards = 25;

/** The four faces of the list: loading, problem, empty, flights. */
export function FlightList({ search, onPage, onClear }: FlightListProps) {
  const { list, isLoading, hasFailed, refresh } = useFlightList(search);
  const { remove, refusals } = useDeletion(refresh);
  const trip = {
    isRoundTrip: search.tripType === 'round-trip',
    ...travelDates(search, useToday()),
  };

  if (isLoading)
    return (
      <LoadingShapes label="Loading flights" className={styles.list}>
        {Array.from({ length: placeholderCards }, (_, index) => (
          <Skeleton key={index} shape="block" height={138} className={styles.placeholder} />
        ))}
      </LoadingShapes>
    );
  if (hasFailed || !list)
    return (
      <ProblemPanel title="Failed to fetch flights" onRetry={() => void refresh()}>
        Check your connection and try again.
      </ProblemPanel>
    );
  if (list.items.length === 0)
    return (
      <EmptyList>
        <p className={styles.empty}>No flights found.</p>
        {isNarrowed(search) && <Button onClick={onClear}>Show all flights</Button>}
      </EmptyList>
    );
  return (
    <>
      <p className={styles.count} role="status">
        {list.totalItems.toLocaleString('en-GB')} {list.totalItems === 1 ? 'flight' : 'flights'}
      </p>
      <ul className={styles.list}>
        {list.items.map((item) => (
          <li key={item.flight.id}>
            <FlightCard
              item={item}
              trip={trip}
              travellers={travellersOf(search)}
              refusal={refusals[item.flight.id]}
              onDelete={() => void remove(item.flight)}
            />
          </li>
        ))}
      </ul>
      <Pagination
        page={list.page}
        totalPages={list.totalPages}
        onPage={onPage}
        position={(page, total) => `Page ${page} of ${total}`}
      />
    </>
  );
}

type ListedFlight = ListedFlightFragment['flight'];

/** Asks, deletes and tells; why a flight stays is told on its card, where BOOKINGS then leads on. */
function useDeletion(refresh: () => Promise<unknown>) {
  const confirm = useConfirm();
  const notify = useNotify();
  const { deleteFlight } = useFlightWriting();
  const [refusals, setRefusals] = useState<Record<string, string>>({});

  const remove = async ({ id, airline, departureAirport, arrivalAirport }: ListedFlight) => {
    const text = `Delete the flight of ${airline.name} from ${departureAirport.name} to ${arrivalAirport.name}, with its prices?`;
    if (!(await confirm({ text }))) return;
    const answer = await deleteFlight(id);
    if (answer.kind === 'failed') return notify.error('Failed to delete flight. Please try again.');
    if (answer.kind === 'deleted') notify.success('Flight deleted successfully!');
    if (answer.kind === 'refused') setRefusals((before) => ({ ...before, [id]: answer.message }));
    await refresh();
    keepFocus();
  };
  return { remove, refusals };
}

/** The card that was pressed is gone; whoever uses the keyboard goes on from the heading. */
function keepFocus() {
  if (document.activeElement !== document.body && document.activeElement !== null) return;
  document.querySelector<HTMLElement>('main')?.focus();
}
