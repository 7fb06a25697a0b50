import { databaseReady, databaseEnvironment } from '@larkfare/data-kit/database';
import { createServer } from '@larkfare/server-kit/server';
import { listen } from '../listen.ts';
import { openRegistry } from '../remote-registry.ts';
import { serverSettings } from '../settings.ts';
import { subgraphAt } from './subgraph-at.ts';

export async function start() {
  const env = databaseEnvironment(serverSettings.registry);
  const registry = await openRegistry(env, {
    databaseUrl: env.DATABASE_URL,
    listenUrl: env.DATABASE_LISTEN_URL,
    content: subgraphAt(env.CONTENT_URL, env),
    site: () => env.SITE_URL,
    siteUrl: () => env.SITE_URL,
  });
  const server = createServer({
    name: 'registry',
    isReady: databaseReady(env.DATABASE_URL),
    trustedProxies: env.TRUSTED_PROXIES,
    isBehindShell: true,
  });
  await server.register(registry.plugin);
  server.addHook('onClose', () => registry.close());
  return listen(server, env);
}
