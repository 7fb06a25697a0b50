import { mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import * as bookings from '@larkfare/bookings';
import * as catalogue from '@larkfare/catalogue';
import * as content from '@larkfare/content';
import { createGateway, readSupergraph, readTrustedDocuments } from '@larkfare/gateway';
import * as registry from '@larkfare/registry';
import { createLog, inProcessExecutor, makePrivateFolder, migrate } from '@larkfare/service-kit';
import { s3Options } from '@larkfare/service-kit/s3';
import { createShellServer, remotesIn } from '@larkfare/shell/server';
import { loadDemonstration, loadDemonstrationEnquiries } from './demonstration.ts';
import { firstAdministrator } from './first-administrator.ts';
import { openRegistry } from './remote-registry.ts';
import { openSiteDatabase } from './site-database.ts';
import { listen } from './listen.ts';
import { progress } from './progress.ts';
import { type Settings } from './settings.ts';

export interface Standalone {
  /** Where the site is served. */
  url: string;
  databaseUrl: string;
  /** How an administrator signs in. */
  signIn: string;
  /** Settles when the site cannot go on, because its embedded database is given up. */
  failure: Promise<Error>;
  /** Stops everything in the reverse order of its start. */
  stop(): Promise<void>;
}

const log = createLog('larkfare');

/** Until the registry has started. */
const noOperations = {
  operations: () => [],
  operationsOf: async () => [],
  isPartner: async () => false,
};

/** The whole site in this process: services, gateway and shell on one PostgreSQL. */
export async function startStandalone(settings: Settings): Promise<Standalone> {
  const folder = resolve(settings.DATA_DIR);
  const mediaFolder = join(folder, 'media');
  const s3 = s3Options(settings);
  await makePrivateFolder(folder);
  await mkdir(mediaFolder, { recursive: true });
  await using started = new AsyncDisposableStack();

  progress(settings.DATABASE_URL ? 'Connecting to PostgreSQL' : 'Starting PostgreSQL');
  const failure = Promise.withResolvers<Error>();
  const database = started.adopt(
    await openSiteDatabase(settings, {
      onEnd: (message) => log.error(message),
      onGivenUp: failure.resolve,
    }),
    ({ stop }) => stop(),
  );
  const databaseUrl = database.url;
  await migrate(
    databaseUrl,
    catalogue.migrations,
    bookings.migrations,
    content.migrations,
    registry.migrations,
  );
  if (settings.DEMO_DATA === 'catalogue') await loadDemonstration(databaseUrl);
  const signIn = await firstAdministrator(databaseUrl, settings);

  // Without SITE_URL known once the server listens; no page and no mail is sent before that.
  let siteUrl = settings.SITE_URL ?? 'http://localhost';
  let here = '';
  const mails = {
    smtpUrl: settings.SMTP_URL,
    outboxFolder: join(folder, 'outbox'),
    officeEmail: settings.OFFICE_EMAIL,
    siteName: 'Larkfare',
    siteOrigin: () => new URL(siteUrl).origin,
  };

  progress('Starting the services');
  const contentService = started.adopt(
    await content.createContentService({
      databaseUrl,
      mediaFolder,
      s3,
      ...mails,
    }),
    (service) => service.close(),
  );
  const askContent = inProcessExecutor(contentService.subgraph);
  const catalogueService = started.adopt(
    await catalogue.createCatalogueService({
      databaseUrl,
      content: askContent,
      // The two services ask each other: it runs by the time that anything is deleted.
      bookings: (request) => askBookings(request),
    }),
    (service) => service.close(),
  );
  const askCatalogue = inProcessExecutor(catalogueService.subgraph);
  if (settings.DEMO_DATA === 'catalogue')
    await loadDemonstrationEnquiries(databaseUrl, askCatalogue);
  const bookingsService = started.adopt(
    await bookings.createBookingsService({
      databaseUrl,
      catalogue: askCatalogue,
      content: askContent,
      retention: settings,
      ...mails,
    }),
    (service) => service.close(),
  );

  const askBookings = inProcessExecutor(bookingsService.subgraph);

  const remotesFolder = settings.REMOTES_DIR;
  let trusted: Pick<registry.Registry, keyof typeof noOperations> = noOperations;
  const gateway = started.adopt(
    await createGateway({
      supergraphSdl: await readSupergraph(),
      executors: {
        catalogue: askCatalogue,
        bookings: askBookings,
        content: askContent,
      },
      production: settings.NODE_ENV === 'production',
      trustedDocuments:
        settings.TRUSTED_DOCUMENTS === 'enforce'
          ? await readTrustedDocuments(remotesFolder)
          : undefined,
      otherDocuments: {
        published: () => trusted.operations(),
        ofCaller: (cookie) => trusted.operationsOf(cookie),
        isPartner: (authorization) => trusted.isPartner(authorization),
      },
      rateLimits: {
        readsPerMinute: settings.READS_PER_MINUTE,
        postsPerMinute: settings.POSTS_PER_MINUTE,
      },
      storePicture: contentService.storePicture,
    }),
    ({ close }) => close(),
  );

  const remotes = remotesFolder ? remotesIn(remotesFolder) : undefined;
  const published = started.adopt(
    await openRegistry({
      databaseUrl,
      folder: join(folder, 'registry'),
      s3,
      content: askContent,
      remotes,
      // The mount gate’s grants are valid in this process only.
      site: () => here,
      mountBrowser: settings.MOUNT_BROWSER,
    }),
    ({ close }) => close(),
  );

  trusted = published;

  const server = started.adopt(
    await listen(settings, databaseUrl, [
      gateway.plugin,
      published.plugin,
      ...[contentService, catalogueService, bookingsService].flatMap(({ routes }) => routes ?? []),
      createShellServer({
        execute: gateway.execute,
        origin: () => new URL(siteUrl).origin,
        remotes,
        published,
        frameSources: content.frameSources,
        revision: () => revisionOf(contentService, catalogueService),
      }),
    ]),
    ({ close }) => close(),
  );

  siteUrl = server.url;
  here = server.here;

  const keepRunning = started.move();
  return {
    url: server.url,
    databaseUrl,
    signIn,
    failure: failure.promise,
    stop: () => keepRunning.disposeAsync(),
  };
}

/** Of all that pages are made of; undefined while a change of it might not be noticed. */
function revisionOf(...services: { revision(): number | undefined }[]): string | undefined {
  const revisions = services.map((service) => service.revision());
  return revisions.includes(undefined) ? undefined : revisions.join('.');
}
