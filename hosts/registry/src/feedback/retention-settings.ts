import { z } from 'zod';

const days = z.coerce.number().int().positive();

/** How long the registry stores what happened to remotes. */
export const retentionSettings = {
  /** Errors of visitors’ pages, after they were last seen. */
  KEEP_ERRORS_DAYS: days.default(30),
  /** Events of a remote, as its team reads them. */
  KEEP_EVENTS_DAYS: days.default(365),
};

export const retention = z.object(retentionSettings);
export type Retention = z.output<typeof retention>;
