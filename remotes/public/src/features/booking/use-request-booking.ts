import { useToday } from '@larkfare/remote-contract';
import { toRefusal, type FormAnswer } from '../../form/form.rules.ts';
import { useSubmit } from '../../form/use-submit.ts';
import type { toBookingInput } from './booking.rules.ts';
import { idempotencyKey } from './idempotency-key.ts';
import {
  RequestBookingDocument,
  type RequestBookingMutation,
} from './request-booking.generated.ts';

/** Sends a booking request; the same one again is one booking. */
export function useRequestBooking() {
  const today = useToday();
  const submit = useSubmit(RequestBookingDocument, toAnswer);
  return async (input: ReturnType<typeof toBookingInput>) =>
    submit({ input, idempotencyKey: await idempotencyKey(input, today) });
}

function toAnswer({ requestBooking: result }: RequestBookingMutation): FormAnswer {
  switch (result.__typename) {
    case 'BookingRequested':
      return { kind: 'sent', reference: result.booking.reference };
    case 'PriceChanged':
      return { kind: 'price-changed', currentPricePence: result.currentPricePence };
    default:
      return toRefusal(result);
  }
}
