import { createBookingsService } from '@larkfare/bookings';
import { databaseEnvironment } from '@larkfare/data-kit/database';
import { serviceServer } from '@larkfare/data-kit/subgraph';
import { makePrivateFolder } from '@larkfare/server-kit/files';
import { listen } from '../listen.ts';
import { mailOptions } from '../mail-options.ts';
import { serverSettings } from '../settings.ts';
import { subgraphAt } from './subgraph-at.ts';

export async function start() {
  const env = databaseEnvironment(serverSettings.bookings);
  await makePrivateFolder(env.DATA_DIR);
  const service = await createBookingsService({
    databaseUrl: env.DATABASE_URL,
    listenUrl: env.DATABASE_LISTEN_URL,
    catalogue: subgraphAt(env.CATALOGUE_URL, env),
    content: subgraphAt(env.CONTENT_URL, env),
    retention: env,
    hasMailWorker: env.MAIL_WORKER === 'on',
    ...mailOptions(env, () => env.SITE_URL),
  });
  return listen(await serviceServer(service, env.DATABASE_URL, env.INTERNAL_SECRET), env);
}
