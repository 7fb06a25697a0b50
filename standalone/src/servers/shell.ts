import { frameSources } from '@larkfare/content';
import { gatesMs } from '@larkfare/registry';
import { databaseEnvironment } from '@larkfare/data-kit/database';
import { createServer, readyWith } from '@larkfare/server-kit/server';
import {
  createShellServer,
  forwardTo,
  originsOf,
  separateAdminOrigin,
} from '@larkfare/shell/server';
import { listen } from '../listen.ts';
import { ownRemotesOf, publishedFor } from '../remote-registry.ts';
import { hstsSecondsOf, serverSettings } from '../settings.ts';
import { subgraphAt } from './subgraph-at.ts';
import { watchRevision } from './watch-revision.ts';

/** Longer than an upload may take at the gateway, which refuses it with a reason. */
const gatewayMs = 70_000;

/** Serves visitors: pages and files itself, everything else through the gateway and the registry. */
export async function start() {
  const env = databaseEnvironment(serverSettings.shell);
  const origins = originsOf(env);
  const server = createServer({
    name: 'shell',
    isReady: readyWith(env.GATEWAY_URL, env.REGISTRY_URL),
    trustedProxies: env.TRUSTED_PROXIES,
    hstsSeconds: hstsSecondsOf(env),
    guard: origins && ((own) => separateAdminOrigin(own, origins)),
  });
  const published = await publishedFor(env);
  const changes = await watchRevision(env.DATABASE_LISTEN_URL ?? env.DATABASE_URL);
  await server.register(
    forwardTo(env.GATEWAY_URL, ['/graphql', '/graphql/*', '/api/*', '/media/*'], gatewayMs),
  );
  await server.register(forwardTo(env.REGISTRY_URL, ['/registry/*'], gatesMs));
  await server.register(
    createShellServer({
      execute: subgraphAt(env.GATEWAY_INTERNAL_URL, env),
      origin: () => new URL(env.SITE_URL).origin,
      remotes: ownRemotesOf(env),
      published,
      frameSources,
      cdnSeconds: env.CDN_SECONDS,
      revision: changes.revision,
    }),
  );
  server.addHook('onClose', async () => {
    await changes.close();
    await published.close();
  });
  return listen(server, env);
}
