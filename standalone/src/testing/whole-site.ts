import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as bookings from '@larkfare/bookings';
import * as catalogue from '@larkfare/catalogue';
import * as content from '@larkfare/content';
import { answerBadAddress, createGateway } from '@larkfare/gateway';
import { compose } from '@larkfare/gateway/testing';
import { inProcessExecutor, openDatabase } from '@larkfare/service-kit';
import { testDatabase } from '@larkfare/service-kit/testing';
import Fastify, { type FastifyInstance } from 'fastify';

export interface WholeSite {
  server: FastifyInstance;
  databaseUrl: string;
  /** What clients may ask, as it was composed just now. */
  apiSdl: string;
  /** A token of a session of its own. */
  signIn(): Promise<string>;
  close(): Promise<void>;
}

const email = 'admin@larkfare.example';
const password = 'the password of the test';
const unlimited = { readsPerMinute: 1e9, postsPerMinute: 1e8 };

/** The real services behind the real gateway, on a database of its own; nobody waits after a wrong password. */
export async function startWholeSite(): Promise<WholeSite> {
  const database = await testDatabase(
    catalogue.migrations,
    bookings.migrations,
    content.migrations,
  );
  const databaseUrl = database.url;
  const folder = await mkdtemp(join(tmpdir(), 'larkfare-site-'));
  await makeAdministrator(databaseUrl);

  const mails = {
    outboxFolder: join(folder, 'outbox'),
    officeEmail: 'office@larkfare.example',
    siteName: 'Larkfare',
  };
  const contentService = await content.createContentService({
    ...mails,
    databaseUrl,
    siteOrigin: () => 'http://localhost',
    mediaFolder: folder,
    pause: async () => undefined,
  });
  const askContent = inProcessExecutor(contentService.subgraph);
  const catalogueService = await catalogue.createCatalogueService({
    databaseUrl,
    content: askContent,
    mediaFolder: folder,
  });
  const askCatalogue = inProcessExecutor(catalogueService.subgraph);
  const bookingsService = await bookings.createBookingsService({
    ...mails,
    databaseUrl,
    catalogue: askCatalogue,
    content: askContent,
  });

  const { supergraphSdl, apiSdl } = compose([
    contentService.subgraph,
    catalogueService.subgraph,
    bookingsService.subgraph,
  ]);
  const gateway = await createGateway({
    supergraphSdl,
    executors: {
      catalogue: askCatalogue,
      bookings: inProcessExecutor(bookingsService.subgraph),
      content: askContent,
    },
    production: true,
    rateLimits: unlimited,
    storePicture: contentService.storePicture,
  });
  const server = Fastify({ frameworkErrors: answerBadAddress });
  await server.register(gateway.plugin);
  for (const { routes } of [contentService, catalogueService])
    if (routes) await server.register(routes);

  return {
    server,
    databaseUrl,
    apiSdl,
    signIn: () => signIn(server),
    async close() {
      await server.close();
      await gateway.close();
      for (const service of [bookingsService, catalogueService, contentService])
        await service.close();
      await rm(folder, { recursive: true });
      await database.drop();
    },
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
