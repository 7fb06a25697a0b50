import { environment, logSettings } from '@larkfare/service-kit';
import { z } from 'zod';

export const env = environment(
  z.object({
    PORT: z.coerce.number().int().default(4001),
    DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }),
    /** Says who is signed in. */
    CONTENT_URL: z.url().optional(),
    /** Says whether a flight has bookings, before it is deleted. */
    BOOKINGS_URL: z.url().optional(),
    ...logSettings,
  }),
);
