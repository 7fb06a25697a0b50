import { useRef } from 'react';
import { useApolloClient, useQuery } from '@apollo/client/react';
import { useLoading } from '@larkfare/remote-contract';
import {
  refused,
  saved,
  toDeleteAnswer,
  type DeleteAnswer,
  type SaveAnswer,
} from '../../saving/save-answer.rules.ts';
import { useWrite } from '../../saving/use-write.ts';
import {
  fieldOf,
  toBookingInput,
  toOpenedBooking,
  type BookingDraft,
} from './booking-draft.rules.ts';
import { toFilterInput, type BookingFilter } from './booking-filter.rules.ts';
import {
  BookingByIdDocument,
  BookingListDocument,
  type ListedBookingFragment,
} from './booking-list.generated.ts';
import { DeleteBookingDocument, UpdateBookingDocument } from './write-bookings.generated.ts';

/** The bookings of a filter, ten a page, as they are stored now. */
export function useBookings(filter: BookingFilter, page: number) {
  const { data, error, loading, refetch } = useQuery(BookingListDocument, {
    variables: { filter: toFilterInput(filter), page },
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  });
  useLoading(loading);
  return {
    list: data?.bookings,
    isLoading: loading && !data,
    hasFailed: !loading && error !== undefined,
    /** Reads the list again; that it could not be read is drawn through `hasFailed`. */
    refresh: () => refetch().then(nothing, nothing),
  };
}

const nothing = () => undefined;

export function useDeleteBooking() {
  const write = useWrite();
  return (id: string): Promise<DeleteAnswer> =>
    write('Deleting a booking', DeleteBookingDocument, { id }, ({ deleteBooking }) =>
      toDeleteAnswer(deleteBooking),
    );
}

/** Saves a booking, and reads it again when somebody else saved first. */
export function useSaveBooking(booking: ListedBookingFragment) {
  const client = useApolloClient();
  const write = useWrite();
  /** As it is known to be stored: what the flight of the draft is compared with. */
  const stored = useRef(booking);

  async function save(
    draft: BookingDraft,
    version: number | undefined,
  ): Promise<SaveAnswer<ListedBookingFragment>> {
    const answer = await write(
      'Updating a booking',
      UpdateBookingDocument,
      { id: booking.id, input: toBookingInput(draft, stored.current), version },
      ({ updateBooking: result }) =>
        result.__typename === 'BookingSaved' ? saved(result.booking) : refused(result),
    );
    if (answer.kind === 'failed') return { kind: 'failed', message: 'Failed to update booking' };
    if (answer.kind !== 'problems') return answer;
    return {
      ...answer,
      fields: answer.fields.map(({ field, message }) => ({ field: fieldOf(field), message })),
    };
  }

  async function readAgain() {
    const { data } = await client.query({
      query: BookingByIdDocument,
      variables: { id: booking.id },
      fetchPolicy: 'network-only',
    });
    if (!data?.booking) return undefined;
    stored.current = data.booking;
    return toOpenedBooking(data.booking);
  }

  return { save, readAgain };
}
