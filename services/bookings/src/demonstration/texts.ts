import { readJson } from '@larkfare/server-kit/files';
import { z } from 'zod';

const texts = z.array(z.string().trim().min(1)).min(1);

const demonstrationTexts = z.strictObject({
  /** First names of many origins before the surnames of people in novels: invented combinations. */
  firstNames: texts,
  surnames: texts,
  /** Numbers that Ofcom keeps for drama, which ring nowhere, without their last three digits. */
  phonePrefixes: texts,
  /** Customers' details of bookings. */
  bookingWishes: texts,
  /** The office's notes on a booking in each state. */
  bookingNotes: z.strictObject({ 'in-progress': texts, confirmed: texts, cancelled: texts }),
  /** Customers' details of quote requests. */
  quoteDetails: texts,
  /** Customers' messages to the office; `{place}` is a destination. */
  contactMessages: texts,
  /** The office's notes on a message or quote that it has dealt with. */
  officeNotes: texts,
});

export type DemonstrationTexts = z.output<typeof demonstrationTexts>;

export const readTexts = () => readJson(new URL('texts.json', import.meta.url), demonstrationTexts);
