// The shell alone, against a running gateway: node scripts/run.mjs hosts/shell/server/main.ts
import fastify from 'fastify';
import { finishRequests, httpExecutor, stopOnSignal } from '@larkfare/service-kit';
import { createShellServer } from './index.ts';
import { forwardToGateway } from './forward-to-gateway.ts';

const { PORT = '3000', GRAPHQL_URL = 'http://localhost:4000/graphql', SITE_ORIGIN } = process.env;

const app = fastify({
  logger: { level: process.env.LOG_LEVEL ?? 'info' },
  forceCloseConnections: true,
});
finishRequests(app);
await app.register(forwardToGateway, { gateway: new URL(GRAPHQL_URL) });
await app.register(createShellServer({ execute: httpExecutor(GRAPHQL_URL), origin: SITE_ORIGIN }));
await app.listen({ port: Number(PORT), host: '0.0.0.0' });
stopOnSignal(() => app.close());
