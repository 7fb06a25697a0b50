import { createMailWorker } from '@larkfare/bookings';
import { databaseReady, databaseEnvironment } from '@larkfare/data-kit/database';
import { makePrivateFolder } from '@larkfare/server-kit/files';
import { createServer } from '@larkfare/server-kit/server';
import { listen } from '../listen.ts';
import { mailOptions } from '../mail-options.ts';
import { serverSettings } from '../settings.ts';
import { subgraphAt } from './subgraph-at.ts';

/** Sends what bookings queues. It serves its health and nothing else. */
export async function start() {
  const env = databaseEnvironment(serverSettings.mails);
  await makePrivateFolder(env.DATA_DIR);
  const worker = await createMailWorker({
    databaseUrl: env.DATABASE_URL,
    listenUrl: env.DATABASE_LISTEN_URL,
    catalogue: subgraphAt(env.CATALOGUE_URL, env),
    content: subgraphAt(env.CONTENT_URL, env),
    retention: env,
    ...mailOptions(env, () => env.SITE_URL),
  });
  const server = createServer({ name: 'mails', isReady: databaseReady(env.DATABASE_URL) });
  server.addHook('onClose', () => worker.close());
  return listen(server, env);
}
