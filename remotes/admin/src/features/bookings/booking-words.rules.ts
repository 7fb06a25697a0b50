import { counted } from '@larkfare/text-rules';
import { formatAmount } from '../../fields/money.rules.ts';
import type { ListedBookingFragment } from './booking-list.generated.ts';

/** '7 hours 5 minutes' (specification §2 'Booking Management': durations in hours and minutes). */
export const durationWords = (minutes: number): string =>
  `${counted(Math.floor(minutes / 60), 'hour')} ${counted(minutes % 60, 'minute')}`;

/** 'None' where there is nothing. */
export const orNone = (text: string): string => (text.trim() === '' ? 'None' : text);

/** How the customer wants to be reached. */
export const preferenceWords = { call: 'Call', whatsapp: 'WhatsApp', email: 'Email' } as const;

/** A warning before a confirmed booking is deleted. */
export const confirmedWords = (
  { state, finalPricePence }: Pick<ListedBookingFragment, 'state' | 'finalPricePence'>,
  sign: string,
): string | undefined =>
  state === 'confirmed'
    ? `It is confirmed, ${finalPricePence == null ? 'without a final price' : `at ${formatAmount(finalPricePence, sign)} in total`}.`
    : undefined;
