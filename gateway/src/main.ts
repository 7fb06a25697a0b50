import { finishRequests, httpExecutor, stopOnSignal } from '@larkfare/service-kit';
import Fastify from 'fastify';
import { readEnv } from './env.ts';
import { badUrlHandler, createGateway, readSupergraph, readTrustedDocuments } from './index.ts';
import { mediaRoutes } from './media/media-routes.ts';
import { storePictureAt } from './media/store-picture.ts';

const env = readEnv();
const server = Fastify({
  logger: { level: env.LOG_LEVEL },
  frameworkErrors: badUrlHandler,
  trustProxy: (_, hop) => hop < env.TRUSTED_PROXIES,
  forceCloseConnections: true,
});
finishRequests(server);
const gateway = await createGateway({
  supergraphSdl: await readSupergraph(),
  executors: {
    catalogue: httpExecutor(env.CATALOGUE_URL),
    bookings: httpExecutor(env.BOOKINGS_URL),
    content: httpExecutor(env.CONTENT_URL),
  },
  production: env.NODE_ENV === 'production',
  trustedDocuments: env.TRUSTED_DOCUMENTS === 'enforce' ? await readTrustedDocuments() : undefined,
  rateLimits: { readsPerMinute: env.READS_PER_MINUTE, postsPerMinute: env.POSTS_PER_MINUTE },
  storePicture: storePictureAt(env.CONTENT_URL),
  log: server.log,
});
await server.register(gateway.plugin);
await server.register(mediaRoutes, {
  contentUrl: env.CONTENT_URL,
  catalogueUrl: env.CATALOGUE_URL,
});
server.get('/healthz', async () => ({ status: 'ok' }));
await server.listen({ port: env.PORT, host: '0.0.0.0' });

stopOnSignal(async () => {
  await server.close();
  await gateway.close();
});
