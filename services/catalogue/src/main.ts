import { environment, migrate, serve } from '@larkfare/service-kit';
import { z } from 'zod';
import { createCatalogueService, migrations } from './index.ts';

const { DATABASE_URL, MEDIA_FOLDER, PORT } = environment(
  z.object({
    DATABASE_URL: z.string(),
    MEDIA_FOLDER: z.string().default('.data/media'),
    PORT: z.coerce.number().int().default(4001),
  }),
);
await migrate(DATABASE_URL, migrations);
await serve(
  await createCatalogueService({ databaseUrl: DATABASE_URL, mediaFolder: MEDIA_FOLDER }),
  {
    port: PORT,
  },
);
