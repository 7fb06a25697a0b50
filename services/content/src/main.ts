import { migrate, serve } from '@larkfare/service-kit';
import { env } from './env.ts';
import { migrations } from './migrations.ts';
import { createContentService } from './service.ts';

await migrate(env.DATABASE_URL, migrations);
await serve(await createContentService({ databaseUrl: env.DATABASE_URL }), { port: env.PORT });
