import { httpExecutor, migrate, serve } from '@larkfare/service-kit';
import { env } from './env.ts';
import { createCatalogueService, migrations } from './index.ts';

await migrate(env.DATABASE_URL, migrations);
const service = await createCatalogueService({
  databaseUrl: env.DATABASE_URL,
  content: env.CONTENT_URL ? httpExecutor(env.CONTENT_URL) : undefined,
  bookings: env.BOOKINGS_URL ? httpExecutor(env.BOOKINGS_URL) : undefined,
});
await serve(service, { databaseUrl: env.DATABASE_URL, port: env.PORT });
