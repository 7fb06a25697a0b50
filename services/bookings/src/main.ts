import { join } from 'node:path';
import { httpExecutor, makePrivateFolder, migrate, serve } from '@larkfare/service-kit';
import { env } from './env.ts';
import { createBookingsService, migrations } from './index.ts';

await makePrivateFolder(env.DATA_DIR);
await migrate(env.DATABASE_URL, migrations);
const service = await createBookingsService({
  databaseUrl: env.DATABASE_URL,
  catalogue: httpExecutor(env.CATALOGUE_URL),
  content: env.CONTENT_URL ? httpExecutor(env.CONTENT_URL) : undefined,
  smtpUrl: env.SMTP_URL,
  outboxFolder: join(env.DATA_DIR, 'outbox'),
  officeEmail: env.OFFICE_EMAIL,
  siteName: env.SITE_NAME,
  siteOrigin: () => new URL(env.SITE_URL).origin,
  retention: env,
});
await serve(service, { databaseUrl: env.DATABASE_URL, port: env.PORT });
