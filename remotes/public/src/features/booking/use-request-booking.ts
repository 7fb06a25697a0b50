import { useMutation } from '@apollo/client/react';
import { useLoading, useToday } from '@larkfare/remote-contract';
import type { toBookingInput } from './booking.rules.ts';
import { idempotencyKey } from './idempotency-key.ts';
import { RequestBookingDocument } from './request-booking.generated.ts';

/** What became of a booking request. */
export type BookingAnswer =
  | { kind: 'made'; reference: string }
  | { kind: 'price-changed'; currentPricePence: number }
  | { kind: 'problems'; fields: readonly { field: string; message: string }[]; message: string }
  /** Refused with a reason, such as that the flight is no longer offered. */
  | { kind: 'refused'; message: string }
  /** The request or its answer got lost. */
  | { kind: 'failed' };

/** Sends a booking request, the same one as often as is needed: it is one booking. */
export function useRequestBooking() {
  const today = useToday();
  const [send, { loading }] = useMutation(RequestBookingDocument, {
    // An answer is looked at once; a cache would have nothing to find it by.
    fetchPolicy: 'no-cache',
  });
  useLoading(loading);

  async function requestBooking(input: ReturnType<typeof toBookingInput>): Promise<BookingAnswer> {
    try {
      const key = await idempotencyKey(input, today);
      const { data } = await send({ variables: { input, idempotencyKey: key } });
      const result = data?.requestBooking;
      switch (result?.__typename) {
        case 'BookingRequested':
          return { kind: 'made', reference: result.booking.reference };
        case 'PriceChanged':
          return { kind: 'price-changed', currentPricePence: result.currentPricePence };
        case 'InvalidInput':
          return { kind: 'problems', fields: result.fields, message: result.message };
        case 'NotFound':
        case 'IdempotencyKeyReused':
          return { kind: 'refused', message: result.message };
        case undefined:
          return { kind: 'failed' };
        default:
          return result satisfies never;
      }
    } catch {
      // Whether it was the way there or the way back that failed, sending the same again is safe.
      return { kind: 'failed' };
    }
  }

  return { requestBooking };
}
