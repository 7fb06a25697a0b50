import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as bookings from '@larkfare/bookings';
import * as catalogue from '@larkfare/catalogue';
import * as content from '@larkfare/content';
import { createGateway, type GatewayOptions, withAddresses } from '@larkfare/gateway';
import { compose } from '@larkfare/gateway/testing';
import { openDatabase } from '@larkfare/data-kit/database';
import { inProcessExecutor, type Service, serviceServer } from '@larkfare/data-kit/subgraph';
import { testDatabase } from '@larkfare/data-kit/testing';
import { type GraphqlExecutor, httpExecutor } from '@larkfare/server-kit/executor';
import { badUrlHandler } from '@larkfare/server-kit/server';
import Fastify, { type FastifyInstance } from 'fastify';

export interface WholeSite {
  server: FastifyInstance;
  databaseUrl: string;
  /** The composed API schema. */
  apiSdl: string;
  /** A token of a new session. */
  signIn(): Promise<string>;
  close(): Promise<void>;
}

export const email = 'admin@larkfare.example';
export const password = 'the password of the test';
/** The migrations of all services. */
const migrations = [catalogue.migrations, bookings.migrations, content.migrations];
const unlimited = { readsPerMinute: 1e9, postsPerMinute: 1e8 };

interface Options {
  /** A migrated database; a new one by default. */
  databaseUrl?: string;
  /** Whether the services are called over HTTP rather than in this process. */
  overHttp?: boolean;
  /** Starts another router in front of the services, which then runs all operations. */
  startRouter?: (supergraphSdl: string) => Promise<{ url: string; stop(): Promise<void> }>;
}

/** The real services behind the real gateway, without delays after wrong passwords. */
export async function startWholeSite({
  databaseUrl: existing,
  startRouter,
  overHttp = startRouter !== undefined,
}: Options = {}): Promise<WholeSite> {
  await using opened = new AsyncDisposableStack();
  const databaseUrl =
    existing ?? opened.adopt(await testDatabase(...migrations), (own) => own.drop()).url;
  const folder = opened.adopt(await mkdtemp(join(tmpdir(), 'larkfare-site-')), (path) =>
    rm(path, { recursive: true }),
  );
  await makeAdministrator(databaseUrl);

  const mails = {
    outboxFolder: join(folder, 'outbox'),
    officeEmail: 'office@larkfare.example',
    siteName: 'Larkfare',
    siteOrigin: () => 'http://localhost',
  };
  const addresses: Record<string, string> = {};
  const run = async (service: Service): Promise<GraphqlExecutor> => {
    if (!overHttp) {
      opened.defer(() => service.close());
      return inProcessExecutor(service.subgraph);
    }
    const server = opened.adopt(await serviceServer(service, databaseUrl), (running) =>
      running.close(),
    );
    const address = await server.listen({ port: 0, host: '127.0.0.1' });
    addresses[service.subgraph.name] = address;
    return httpExecutor(`${address}/graphql`);
  };
  const contentService = await content.createContentService({
    ...mails,
    databaseUrl,
    mediaFolder: folder,
  });
  const askContent = await run(contentService);
  const catalogueService = await catalogue.createCatalogueService({
    databaseUrl,
    content: askContent,
    bookings: (request) => askBookings(request),
  });
  const askCatalogue = await run(catalogueService);
  const bookingsService = await bookings.createBookingsService({
    ...mails,
    databaseUrl,
    catalogue: askCatalogue,
    content: askContent,
  });

  const askBookings = await run(bookingsService);
  const { supergraphSdl, apiSdl } = compose([
    contentService.subgraph,
    catalogueService.subgraph,
    bookingsService.subgraph,
  ]);
  const router =
    startRouter &&
    opened.adopt(await startRouter(withAddresses(supergraphSdl, addresses)), (started) =>
      started.stop(),
    );
  // To our gateway another router is one subgraph.
  const graph: Pick<GatewayOptions, 'supergraphSdl' | 'executors'> = router
    ? {
        supergraphSdl: compose([{ name: 'router', sdl: apiSdl }]).supergraphSdl,
        executors: { router: httpExecutor(`${router.url}/graphql`) },
      }
    : {
        supergraphSdl,
        executors: { catalogue: askCatalogue, bookings: askBookings, content: askContent },
      };
  const gateway = opened.adopt(
    createGateway({
      ...graph,
      production: true,
      rateLimits: unlimited,
      storePicture: contentService.storePicture,
    }),
    (running) => running.close(),
  );
  const server = opened.adopt(Fastify({ frameworkErrors: badUrlHandler }), (running) =>
    running.close(),
  );
  await server.register(gateway.plugin);
  for (const { routes } of [contentService, catalogueService])
    if (routes) await server.register(routes);

  const running = opened.move();
  return {
    server,
    databaseUrl,
    apiSdl,
    signIn: () => signIn(server),
    close: () => running.disposeAsync(),
  };
}

async function makeAdministrator(databaseUrl: string): Promise<void> {
  const db = await openDatabase({ url: databaseUrl, schema: 'content', poolSize: 1 });
  await content.ensureAdministrator(db, { email, password });
  await db.destroy();
}

async function signIn(server: FastifyInstance): Promise<string> {
  const response = await server.inject({
    method: 'POST',
    url: '/api/auth/login',
    payload: { email, password },
  });
  return response.json<{ token: string }>().token;
}
