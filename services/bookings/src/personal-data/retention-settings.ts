import { z } from 'zod';

const whole = z.coerce.number().int().positive();

/** How long personal data is stored. The defaults are what the privacy policy of the demonstration promises. */
export const retentionSettings = {
  /** After the last change. */
  KEEP_MESSAGES_MONTHS: whole.default(12),
  KEEP_QUOTES_MONTHS: whole.default(12),
  /** Bookings that were never confirmed, after their last change. */
  KEEP_REQUESTS_MONTHS: whole.default(12),
  /** Bookings that were ever confirmed, after the end of the financial year of the journey. */
  KEEP_BOOKINGS_YEARS: whole.default(6),
  /** Mails that were written to files. */
  KEEP_MAILS_DAYS: whole.default(30),
};

export const retention = z.object(retentionSettings);
export type Retention = z.output<typeof retention>;
