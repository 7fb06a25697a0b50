import { useState } from 'react';
import { useNotify } from '@larkfare/remote-contract';
import { Button, Pagination, ProblemPanel, Skeleton } from '@larkfare/ui-kit';
import { useConfirm } from '../../confirm/use-confirm.tsx';
import { useListSign } from '../../money/use-list-sign.ts';
import { EmptyList } from '../../page/admin-page.tsx';
import { PopUp } from '../../saving/pop-up.tsx';
import { isLinkedTo } from '../../tile/linked-record.rules.ts';
import { isNarrowed, type BookingFilter } from './booking-filter.rules.ts';
import type { ListedBookingFragment } from './booking-list.generated.ts';
import styles from './booking-list.module.css';
import { BookingTile } from './booking-tile.tsx';
import { EditBookingForm } from './edit-booking-form.tsx';
import { useBookings, useDeleteBooking } from './use-bookings.ts';

type BookingListProps = {
  filter: BookingFilter;
  page: number;
  onPage: (page: number) => void;
  onClear: () => void;
};

/** The bookings of a filter: loading, problem, empty, or tiles that can be edited and deleted. */
export function BookingList({ filter, page, onPage, onClear }: BookingListProps) {
  const { list, isLoading, hasFailed, refresh } = useBookings(filter, page);
  const sign = useListSign();
  const { remove, refusals } = useDeletion(refresh);
  const [edited, setEdited] = useState<ListedBookingFragment>();
  const [isEditing, setIsEditing] = useState(false);

  const edit = (booking: ListedBookingFragment) => {
    setEdited(booking);
    setIsEditing(true);
  };
  const close = () => setIsEditing(false);

  if (isLoading)
    return (
      <div role="status" aria-busy="true" className={styles.list}>
        <p className={styles.loading}>Loading...</p>
        {Array.from({ length: 10 }, (_, index) => (
          <Skeleton key={index} shape="block" height={74} className={styles.placeholder} />
        ))}
      </div>
    );
  if (hasFailed || !list)
    return (
      <ProblemPanel title="Failed to fetch bookings" onRetry={() => void refresh()}>
        Check your connection and try again.
      </ProblemPanel>
    );
  if (list.items.length === 0)
    return (
      <EmptyList>
        <p className={styles.empty}>No bookings found.</p>
        {isNarrowed(filter) && <Button onClick={onClear}>Show all bookings</Button>}
      </EmptyList>
    );
  return (
    <>
      <p className={styles.count} role="status">
        {list.totalItems.toLocaleString('en-GB')} {list.totalItems === 1 ? 'booking' : 'bookings'}
      </p>
      <ul className={styles.list} aria-label="Bookings">
        {list.items.map((booking) => (
          <BookingTile
            key={booking.id}
            booking={booking}
            sign={sign}
            startsOpen={isLinkedTo(booking, filter.search)}
            refusal={refusals[booking.id]}
            onEdit={() => edit(booking)}
            onDelete={() => void remove(booking)}
          />
        ))}
      </ul>
      <Pagination
        page={list.page}
        totalPages={list.totalPages}
        onPage={onPage}
        position={(current, total) => `${current} of ${total}`}
      />
      <PopUp open={isEditing} onClose={close} title="Edit Booking">
        {edited && (
          <EditBookingForm
            booking={edited}
            sign={sign}
            onSaved={() => {
              close();
              void refresh();
            }}
          />
        )}
      </PopUp>
    </>
  );
}

/** Asks, deletes and tells; why a booking stays is told on its tile. */
function useDeletion(refresh: () => Promise<unknown>) {
  const confirm = useConfirm();
  const notify = useNotify();
  const deleteBooking = useDeleteBooking();
  const [refusals, setRefusals] = useState<Record<string, string>>({});

  const remove = async ({ id, customerName }: ListedBookingFragment) => {
    const text = `Are you sure you want to delete the booking for ${customerName}?`;
    if (!(await confirm({ title: 'Confirm Deletion', text, action: 'Delete' }))) return;
    const answer = await deleteBooking(id);
    if (answer.kind === 'failed') return notify.error('Failed to delete booking');
    if (answer.kind === 'deleted') notify.success('Booking deleted successfully!');
    if (answer.kind === 'refused') setRefusals((before) => ({ ...before, [id]: answer.message }));
    await refresh();
    // The tile went with its button; whoever uses the keyboard goes on from the page's start.
    if (document.activeElement === document.body)
      document.querySelector<HTMLElement>('main')?.focus();
  };
  return { remove, refusals };
}
