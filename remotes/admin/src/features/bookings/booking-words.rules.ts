import { counted } from '@larkfare/text-rules';

/** '7 hours 5 minutes' (specification §2 'Booking Management': durations in hours and minutes). */
export const durationWords = (minutes: number): string =>
  `${counted(Math.floor(minutes / 60), 'hour')} ${counted(minutes % 60, 'minute')}`;

/** 'None' where there is nothing. */
export const orNone = (text: string): string => (text.trim() === '' ? 'None' : text);

/** How the customer wants to be reached. */
export const preferenceWords = { call: 'Call', whatsapp: 'WhatsApp', email: 'Email' } as const;
