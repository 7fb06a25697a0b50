import Fastify, { type FastifyPluginAsync } from 'fastify';
import { badUrlHandler, notFoundHandler } from '@larkfare/gateway';
import { finishRequests } from '@larkfare/service-kit';
import { type Settings } from './settings.ts';

/** Serves the plugins at PORT. @throws if the port is in use */
export async function listen(
  { PORT, HOST, SITE_URL, TRUSTED_PROXIES }: Settings,
  plugins: FastifyPluginAsync[],
) {
  const server = Fastify({
    bodyLimit: 1_000_000,
    forceCloseConnections: true,
    frameworkErrors: badUrlHandler,
    trustProxy: (_, hop) => hop < TRUSTED_PROXIES,
    routerOptions: { maxParamLength: 500 },
  });
  finishRequests(server);
  server.setNotFoundHandler(notFoundHandler);
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
