import { createGateway, mediaRoutes, readSupergraph, storePictureAt } from '@larkfare/gateway';
import { databaseEnvironment } from '@larkfare/data-kit/database';
import { executorRoutes } from '@larkfare/data-kit/subgraph';
import { signedTokenCheck } from '@larkfare/server-kit/administrator';
import { createServer, readyWith } from '@larkfare/server-kit/server';
import { gatewayOptions } from '../gateway-options.ts';
import { listen } from '../listen.ts';
import { publishedFor } from '../remote-registry.ts';
import { serverSettings } from '../settings.ts';
import { subgraphAt } from './subgraph-at.ts';
import { watchRevision } from './watch-revision.ts';

export async function start() {
  const env = databaseEnvironment(serverSettings.gateway);
  const { CATALOGUE_URL: catalogueUrl, BOOKINGS_URL, CONTENT_URL: contentUrl } = env;
  const isReady = readyWith(catalogueUrl, BOOKINGS_URL, contentUrl);
  const content = subgraphAt(contentUrl, env);
  const server = createServer({
    name: 'gateway',
    isReady,
    trustedProxies: env.TRUSTED_PROXIES,
    isBehindShell: true,
    recognise: signedTokenCheck(content),
  });
  const published = await publishedFor(env);
  const changes = await watchRevision(env.DATABASE_LISTEN_URL ?? env.DATABASE_URL);
  const gateway = createGateway({
    ...(await gatewayOptions(env, published)),
    supergraphSdl: await readSupergraph(),
    executors: {
      catalogue: subgraphAt(catalogueUrl, env),
      bookings: subgraphAt(BOOKINGS_URL, env),
      content,
    },
    storePicture: storePictureAt(contentUrl),
    revision: changes.revision,
  });
  await server.register(gateway.plugin);
  await server.register(mediaRoutes, { contentUrl, catalogueUrl });

  const internal = createServer({ name: 'gateway', isReady, isInternal: true });
  await internal.register(executorRoutes(gateway.execute, env.INTERNAL_SECRET));
  const inside = await listen(internal, {
    ...env,
    PORT: env.INTERNAL_PORT,
    SHUTDOWN_DELAY_SECONDS: 0, // It ends after the other.
  });
  server.addHook('onClose', async () => {
    await inside.close();
    await gateway.close();
    await changes.close();
    await published.close();
  });
  return listen(server, env);
}
