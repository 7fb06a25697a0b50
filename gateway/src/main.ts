import { createServer, httpExecutor, readyWith, stopOnSignal } from '@larkfare/service-kit';
import { readEnv } from './env.ts';
import { createGateway, readSupergraph, readTrustedDocuments } from './index.ts';
import { mediaRoutes } from './media/media-routes.ts';
import { storePictureAt } from './media/store-picture.ts';

const env = readEnv();
const { CATALOGUE_URL, BOOKINGS_URL, CONTENT_URL } = env;
const server = createServer({
  name: 'gateway',
  isReady: readyWith(CATALOGUE_URL, BOOKINGS_URL, CONTENT_URL),
  trustedProxies: env.TRUSTED_PROXIES,
});
const gateway = await createGateway({
  supergraphSdl: await readSupergraph(),
  executors: {
    catalogue: httpExecutor(CATALOGUE_URL),
    bookings: httpExecutor(BOOKINGS_URL),
    content: httpExecutor(CONTENT_URL),
  },
  production: env.NODE_ENV === 'production',
  trustedDocuments: env.TRUSTED_DOCUMENTS === 'enforce' ? await readTrustedDocuments() : undefined,
  rateLimits: { readsPerMinute: env.READS_PER_MINUTE, postsPerMinute: env.POSTS_PER_MINUTE },
  storePicture: storePictureAt(CONTENT_URL),
  log: server.log,
});
await server.register(gateway.plugin);
await server.register(mediaRoutes, {
  contentUrl: CONTENT_URL,
  catalogueUrl: CATALOGUE_URL,
});
await server.listen({ port: env.PORT, host: '0.0.0.0' });

stopOnSignal(async () => {
  await server.close();
  await gateway.close();
});
