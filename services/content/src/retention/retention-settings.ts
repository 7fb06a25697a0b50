import { z } from 'zod';

/** How long the records of this service are stored. Everything else that has expired is deleted at night. */
export const retentionSettings = {
  /** Entries of the security log. */
  KEEP_SECURITY_LOG_DAYS: z.coerce.number().int().positive().default(365),
};

export const retention = z.object(retentionSettings);
export type Retention = z.output<typeof retention>;
