import { useToday } from '@larkfare/remote-contract';
import { type FormAnswer, toRefusal } from '../../form/form.rules.ts';
import { useSubmit } from '../../form/use-submit.ts';
import type { toBookingInput } from './booking.rules.ts';
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
      return { kind: 'sent', ...result.booking };
    case 'PriceChanged':
      return { kind: 'price-changed', ...result };
    default:
      return toRefusal(result);
  }
}

/**
 * A key of a request, the same for the same request of the same day: a second click, a retry and the same form in
 * another tab are one booking. Absent where the browser cannot hash (no https); the server then compares the requests.
 */
async function idempotencyKey(request: object, today: string): Promise<string | undefined> {
  if (!globalThis.crypto?.subtle) return undefined;
  const text = new TextEncoder().encode(JSON.stringify([today, request]));
  const digest = await crypto.subtle.digest('SHA-256', text);
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
