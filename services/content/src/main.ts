import { join } from 'node:path';
import { makePrivateFolder, migrate, serve } from '@larkfare/service-kit';
import { s3Options } from '@larkfare/service-kit/s3';
import { env } from './env.ts';
import { createContentService, migrations } from './index.ts';

await makePrivateFolder(env.DATA_DIR);
await migrate(env.DATABASE_URL, migrations);
const service = await createContentService({
  databaseUrl: env.DATABASE_URL,
  siteOrigin: () => new URL(env.SITE_URL).origin,
  smtpUrl: env.SMTP_URL,
  outboxFolder: join(env.DATA_DIR, 'outbox'),
  officeEmail: env.OFFICE_EMAIL,
  siteName: env.SITE_NAME,
  mediaFolder: join(env.DATA_DIR, 'media'),
  s3: s3Options(env),
});
await serve(service, { databaseUrl: env.DATABASE_URL, port: env.PORT });
