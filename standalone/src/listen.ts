import { type FastifyPluginAsync } from 'fastify';
import { createServer, databaseReady } from '@larkfare/service-kit';
import { originsOf, separateAdminOrigin } from './admin-origin.ts';
import { type Settings } from './settings.ts';

/** Serves the plugins at PORT. @throws if the port is in use */
export async function listen(
  { PORT, HOST, SITE_URL, ADMIN_ORIGIN, TRUSTED_PROXIES }: Settings,
  databaseUrl: string,
  plugins: FastifyPluginAsync[],
) {
  const server = createServer({
    name: 'larkfare',
    isReady: databaseReady(databaseUrl),
    trustedProxies: TRUSTED_PROXIES,
  });
  const origins = originsOf({ ADMIN_ORIGIN, SITE_URL });
  if (origins) separateAdminOrigin(server, origins);
  for (const plugin of plugins) await server.register(plugin);
  const here = await server
    .listen({ port: PORT, host: HOST })
    .catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EADDRINUSE') throw error;
      throw new Error(
        `Port ${PORT} is in use. Stop what runs there, or choose another with PORT=…`,
      );
    });

  const [address] = server.addresses();
  const port = typeof address === 'object' ? address.port : PORT;
  return {
    url: SITE_URL ?? `http://localhost:${port}`,
    /** The address of this process itself, behind any proxy. */
    here,
    close: () => server.close(),
  };
}
