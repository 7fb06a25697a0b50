import { environment, httpExecutor, migrate, serve } from '@larkfare/service-kit';
import { z } from 'zod';
import { createCatalogueService, migrations } from './index.ts';

const { BOOKINGS_URL, CONTENT_URL, DATABASE_URL, PORT } = environment(
  z.object({
    DATABASE_URL: z.string(),
    /** Says who is signed in. */
    CONTENT_URL: z.url().optional(),
    /** Says whether a flight has bookings, before it is deleted. */
    BOOKINGS_URL: z.url().optional(),
    PORT: z.coerce.number().int().default(4001),
  }),
);
await migrate(DATABASE_URL, migrations);
await serve(
  await createCatalogueService({
    databaseUrl: DATABASE_URL,
    content: CONTENT_URL ? httpExecutor(CONTENT_URL) : undefined,
    bookings: BOOKINGS_URL ? httpExecutor(BOOKINGS_URL) : undefined,
  }),
  {
    port: PORT,
  },
);
