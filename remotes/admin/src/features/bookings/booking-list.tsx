import { useState } from 'react';
import { Button, Note, Skeleton, Stack } from '@larkfare/ui-kit';
import { FormDialog } from '../../record/form-dialog.tsx';
import { useListSign } from '../../fields/use-list-sign.ts';
import { useRecordDialog } from '../../record/record-dialog.tsx';
import { RecordList } from '../../list/record-list.tsx';
import { totalWords } from '../../list/total-words.rules.ts';
import { useDelete } from '../../record/use-delete.ts';
import { useRecords } from '../../record/use-records.ts';
import { isLinkedTo } from '../../list/linked-record.rules.ts';
import { fieldOf } from './booking-draft.rules.ts';
import { isNarrowed, toFilterInput, type BookingFilter } from './booking-filter.rules.ts';
import {
  BookingByIdDocument,
  BookingListDocument,
  type ListedBookingFragment,
} from './booking-list.generated.ts';
import { BookingTile } from './booking-tile.tsx';
import { confirmedWords } from './booking-words.rules.ts';
import { EditBookingForm } from './edit-booking-form.tsx';
import { DeleteBookingDocument, UpdateBookingDocument } from './write-bookings.generated.ts';

const documents = {
  noun: 'a booking',
  read: BookingByIdDocument,
  update: UpdateBookingDocument,
  remove: DeleteBookingDocument,
  fieldOf,
  failure: 'Failed to update booking',
};

type BookingListProps = { filter: BookingFilter; page: number; onClear: () => void };

/** The bookings of a filter, ten a page, which can be edited and deleted. */
export function BookingList({ filter, page, onClear }: BookingListProps) {
  const bookings = useRecords(documents, {
    list: BookingListDocument,
    variables: { filter: toFilterInput(filter), page },
    failure: 'Failed to fetch bookings',
    keepsPlaces: true,
  });
  const sign = useListSign();
  const confirmAndDelete = useDelete();
  /** Why bookings were not deleted, by their ids. */
  const [refusals, setRefusals] = useState<Record<string, string>>({});
  const dialog = useRecordDialog<ListedBookingFragment>();
  const remove = (booking: ListedBookingFragment) => {
    const { id, customerName } = booking;
    return confirmAndDelete({
      text: `Are you sure you want to delete the booking for ${customerName}?`,
      detail: confirmedWords(booking, sign),
      name: 'The booking',
      remove: () => bookings.remove(id),
      refetch: bookings.refetch,
      messages: { deleted: 'Booking deleted successfully!', failed: 'Failed to delete booking' },
      onRefused: (message) => setRefusals((before) => ({ ...before, [id]: message })),
    });
  };

  return (
    <>
      <RecordList
        records={bookings}
        position={(current, pages) => `${current} of ${pages}`}
        skeleton={<BookingSkeleton />}
        empty={
          <>
            <p>No bookings found.</p>
            {isNarrowed(filter) && <Button onClick={onClear}>Show all bookings</Button>}
          </>
        }
      >
        {(rows) => (
          <>
            <Note role="status">{bookings.data && totalWords(bookings.data, 'booking')}</Note>
            <Stack
              as="ul"
              gap={2}
              role="list"
              aria-label="Bookings"
              aria-busy={bookings.isLoading || undefined}
            >
              {rows.map((booking) => (
                <BookingTile
                  key={booking.id}
                  booking={booking}
                  sign={sign}
                  startsOpen={isLinkedTo(booking, filter.search)}
                  refusal={refusals[booking.id]}
                  onEdit={() => dialog.edit(booking)}
                  onDelete={() => void remove(booking)}
                />
              ))}
            </Stack>
          </>
        )}
      </RecordList>
      <FormDialog open={dialog.isOpen} onClose={dialog.close} title="Edit Booking">
        {dialog.edited && (
          <EditBookingForm
            booking={dialog.edited}
            sign={sign}
            update={bookings.update}
            reload={bookings.reload}
            onSaved={dialog.close}
          />
        )}
      </FormDialog>
    </>
  );
}

const BookingSkeleton = () => (
  <Stack gap={2} role="status" aria-busy="true">
    <Note>Loading...</Note>
    {Array.from({ length: 10 }, (_, index) => (
      <Skeleton key={index} shape="block" height={74} />
    ))}
  </Stack>
);
