// The shell alone, against a running gateway: node scripts/run.mjs hosts/shell/server/main.ts
import {
  createServer,
  environment,
  httpExecutor,
  readyWith,
  serverSettings,
  stopOnSignal,
} from '@larkfare/service-kit';
import { createShellServer } from './index.ts';
import { forwardToGateway } from './forward-to-gateway.ts';

const { PORT, TRUSTED_PROXIES, ...settings } = environment(serverSettings);
const { SITE_URL = `http://localhost:${PORT}` } = settings;
const { GRAPHQL_URL = 'http://localhost:4000/graphql' } = process.env;

const app = createServer({
  name: 'shell',
  isReady: readyWith(GRAPHQL_URL),
  trustedProxies: TRUSTED_PROXIES,
});
await app.register(forwardToGateway, { gateway: new URL(GRAPHQL_URL) });
await app.register(
  createShellServer({
    execute: httpExecutor(GRAPHQL_URL),
    origin: () => new URL(SITE_URL).origin,
  }),
);
await app.listen({ port: PORT, host: '0.0.0.0' });
stopOnSignal(() => app.close());
