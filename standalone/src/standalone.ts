import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createBookingsService } from '@larkfare/bookings';
import { createCatalogueService } from '@larkfare/catalogue';
import { createContentService, frameSources } from '@larkfare/content';
import { createGateway, readSupergraph } from '@larkfare/gateway';
import { databaseReady, mayMigrate, withLoginOf } from '@larkfare/data-kit/database';
import { inProcessExecutor } from '@larkfare/data-kit/subgraph';
import { signedTokenCheck } from '@larkfare/server-kit/administrator';
import { makePrivateFolder } from '@larkfare/server-kit/files';
import { createLog } from '@larkfare/server-kit/log';
import { freeBytesOf, isDiskFull } from '@larkfare/server-kit/process';
import { s3Options } from '@larkfare/server-kit/s3';
import { createServer } from '@larkfare/server-kit/server';
import { createShellServer, originsOf, separateAdminOrigin } from '@larkfare/shell/server';
import { gatewayOptions } from './gateway-options.ts';
import { listen } from './listen.ts';
import { mailOptions } from './mail-options.ts';
import { databaseOf, prepareDatabase } from './prepare-database.ts';
import { progress } from './progress.ts';
import { openRegistry, ownRemotesOf } from './remote-registry.ts';
import { hstsSecondsOf, type Settings } from './settings.ts';
import { openSiteDatabase } from './site-database.ts';

interface Standalone {
  /** Where the site is served. */
  url: string;
  databaseUrl: string;
  /** How an administrator signs in. */
  signIn: string;
  /** Settles when the site cannot continue, because its embedded database cannot be restarted. */
  failure: Promise<Error>;
  /** Stops everything in the reverse order of its start. */
  stop(): Promise<void>;
}

const log = createLog('larkfare');
/** With the demonstration a newcomer sees what a published remote adds to the site. */
const guide = fileURLToPath(new URL('../../remotes/guide', import.meta.url));

/** The whole site in this process: services, gateway and shell on one PostgreSQL. */
export async function startStandalone(given: Settings): Promise<Standalone> {
  const settings = { ...given, DATA_DIR: resolve(given.DATA_DIR) };
  const origins = originsOf(settings);
  await makePrivateFolder(settings.DATA_DIR);
  await using started = new AsyncDisposableStack();
  const keep = <Part extends { close(): Promise<unknown> }>(part: Part): Part =>
    started.adopt(part, async ({ close }) => void (await close()));

  progress(settings.DATABASE_URL ? 'Connecting to PostgreSQL' : 'Starting PostgreSQL');
  const failure = Promise.withResolvers<Error>();
  const { url: databaseUrl } = started.adopt(
    await openSiteDatabase(settings, {
      onEnd: (message) => log.error(message),
      onGivenUp: failure.resolve,
    }),
    ({ stop }) => stop(),
  );
  const { signIn, isDemonstration } = (await mayMigrate(databaseUrl))
    ? await prepareDatabase(databaseUrl, settings)
    : {
        signIn: 'the database is the one that npm run migrate prepared',
        isDemonstration: false,
      };
  const databaseFor = (schema: string) => {
    const own = databaseOf(settings, schema) ?? databaseUrl;
    const direct = settings.DATABASE_LISTEN_URL;
    return { databaseUrl: own, listenUrl: direct && withLoginOf(own, direct) };
  };

  // Without SITE_URL known once the server listens; no page and no mail is sent before that.
  let siteUrl = settings.SITE_URL ?? 'http://localhost';
  let here = '';
  const mails = mailOptions(settings, () => siteUrl);

  progress('Starting the services');
  const content = keep(
    await createContentService({
      ...databaseFor('content'),
      mediaFolder: join(settings.DATA_DIR, 'media'),
      s3: s3Options(settings),
      retention: settings,
      ...mails,
    }),
  );
  const askContent = inProcessExecutor(content.subgraph);
  const catalogue = keep(
    await createCatalogueService({
      ...databaseFor('catalogue'),
      search: settings.CATALOGUE_SEARCH,
      readUrl: settings.DATABASE_READ_URL,
      content: askContent,
      // The two services ask each other: it runs by the time that anything is deleted.
      bookings: (request) => askBookings(request),
    }),
  );
  const askCatalogue = inProcessExecutor(catalogue.subgraph);
  const bookings = keep(
    await createBookingsService({
      ...databaseFor('bookings'),
      catalogue: askCatalogue,
      content: askContent,
      retention: settings,
      ...mails,
    }),
  );
  const askBookings = inProcessExecutor(bookings.subgraph);
  const published = keep(
    await openRegistry(settings, {
      ...databaseFor('registry'),
      content: askContent,
      site: () => here,
      siteUrl: () => siteUrl,
    }),
  );
  if (isDemonstration && settings.DEMO_DATA === 'all')
    await published.publishOnce(guide).catch((problem: unknown) => log.warn({ err: problem }));
  const gateway = keep(
    await createGateway({
      ...(await gatewayOptions(settings, published)),
      supergraphSdl: await readSupergraph(),
      executors: { catalogue: askCatalogue, bookings: askBookings, content: askContent },
      revision: () => revisionOf(content, catalogue),
      storePicture: content.storePicture,
    }),
  );

  const isDatabaseReady = databaseReady(databaseUrl);
  const server = createServer({
    name: 'larkfare',
    isReady: async () =>
      (await isDatabaseReady()) &&
      // Its own PostgreSQL could store nothing.
      (!!settings.DATABASE_URL || !isDiskFull(await freeBytesOf(settings.DATA_DIR))),
    trustedProxies: settings.TRUSTED_PROXIES,
    hstsSeconds: hstsSecondsOf(settings),
    recognise: signedTokenCheck(askContent),
  });
  if (origins) separateAdminOrigin(server, origins);
  const routes = [content, catalogue, bookings].flatMap((service) => service.routes ?? []);
  for (const plugin of [gateway.plugin, published.plugin, ...routes]) await server.register(plugin);
  await server.register(
    createShellServer({
      execute: gateway.execute,
      origin: () => new URL(siteUrl).origin,
      remotes: ownRemotesOf(settings),
      published,
      frameSources,
      cdnSeconds: settings.CDN_SECONDS,
      revision: () => revisionOf(content, catalogue),
    }),
  );
  const running = keep(await listen(server, settings));
  here = running.url;
  siteUrl = settings.SITE_URL ?? `http://localhost:${new URL(here).port}`;

  const keepRunning = started.move();
  return {
    url: siteUrl,
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
