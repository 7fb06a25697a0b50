import { join } from 'node:path';
import { createContentService } from '@larkfare/content';
import { databaseEnvironment } from '@larkfare/data-kit/database';
import { serviceServer } from '@larkfare/data-kit/subgraph';
import { makePrivateFolder } from '@larkfare/server-kit/files';
import { s3Options } from '@larkfare/server-kit/s3';
import { listen } from '../listen.ts';
import { mailOptions } from '../mail-options.ts';
import { serverSettings } from '../settings.ts';

export async function start() {
  const env = databaseEnvironment(serverSettings.content);
  await makePrivateFolder(env.DATA_DIR);
  const service = await createContentService({
    databaseUrl: env.DATABASE_URL,
    listenUrl: env.DATABASE_LISTEN_URL,
    mediaFolder: join(env.DATA_DIR, 'media'),
    s3: s3Options(env),
    retention: env,
    ...mailOptions(env, () => env.SITE_URL),
  });
  return listen(await serviceServer(service, env.DATABASE_URL, env.INTERNAL_SECRET), env);
}
