// Our gateway as it runs alone, in front of subgraphs over HTTP.
import { createGateway, readSupergraph, readTrustedDocuments } from '@larkfare/gateway';
import { httpExecutor } from '@larkfare/server-kit/executor';
import { createServer } from '@larkfare/server-kit/server';
import { runChild } from '../servers/child.ts';

runChild(async ({ subgraphUrl }: { subgraphUrl: string }) => {
  const execute = httpExecutor(subgraphUrl);
  const gateway = await createGateway({
    supergraphSdl: await readSupergraph(),
    executors: { catalogue: execute, bookings: execute, content: execute },
    production: true,
    trustedDocuments: await readTrustedDocuments(),
    rateLimits: { readsPerMinute: 1e8, postsPerMinute: 1e8 },
  });
  const server = createServer({ name: 'gateway', isReady: async () => true });
  await server.register(gateway.plugin);
  return server.listen({ port: 0, host: '127.0.0.1' });
});
