import { z } from 'zod';
import { logSettings } from '../log/log.ts';

/** The settings of a server that browsers reach. */
export const serverSettings = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  /** The public address; of this machine by default. */
  SITE_URL: z.url({ protocol: /^https?$/ }).optional(),
  /** How many proxies in front are trusted to name the client. */
  TRUSTED_PROXIES: z.coerce.number().int().min(0).max(10).default(0),
  ...logSettings,
});
