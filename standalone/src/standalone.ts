import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createBookingsService } from '@larkfare/bookings';
import { createCatalogueService } from '@larkfare/catalogue';
import { createContentService, frameSources } from '@larkfare/content';
import {
  type EmbeddedDatabase,
  type EmbeddedDatabaseOptions,
  startEmbeddedDatabase,
} from '@larkfare/embedded-database';
import { createGateway, readSupergraph } from '@larkfare/gateway';
import { databaseReady, canMigrate, withLoginOf, withRoles } from '@larkfare/data-kit/database';
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
/** A published remote that comes with the demonstration. */
const guide = fileURLToPath(new URL('../../remotes/guide', import.meta.url));

/** The whole site in this process: services, gateway and shell on one PostgreSQL. */
export async function startStandalone(environment: Settings): Promise<Standalone> {
  const settings = { ...environment, DATA_DIR: resolve(environment.DATA_DIR) };
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
  const { signIn, isDemonstration } = (await canMigrate(databaseUrl))
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

  // Without SITE_URL the server's own address, once it listens; no page and no mail is sent before that.
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
  const queryContent = inProcessExecutor(content.subgraph);
  const catalogue = keep(
    await createCatalogueService({
      ...databaseFor('catalogue'),
      search: settings.CATALOGUE_SEARCH,
      readUrl: settings.DATABASE_READ_URL,
      content: queryContent,
      // The two services query each other; bookings runs by the time that anything is deleted.
      bookings: (request) => queryBookings(request),
    }),
  );
  const queryCatalogue = inProcessExecutor(catalogue.subgraph);
  const bookings = keep(
    await createBookingsService({
      ...databaseFor('bookings'),
      catalogue: queryCatalogue,
      content: queryContent,
      retention: settings,
      ...mails,
    }),
  );
  const queryBookings = inProcessExecutor(bookings.subgraph);
  const published = keep(
    await openRegistry(settings, {
      ...databaseFor('registry'),
      content: queryContent,
      site: () => here,
      siteUrl: () => siteUrl,
    }),
  );
  if (isDemonstration && settings.DEMO_DATA === 'all')
    await published.publishOnce(guide).catch((problem: unknown) => log.warn({ err: problem }));
  const gateway = keep(
    createGateway({
      ...(await gatewayOptions(settings, published)),
      supergraphSdl: await readSupergraph(),
      executors: { catalogue: queryCatalogue, bookings: queryBookings, content: queryContent },
      revision: () => revisionOf(content, catalogue),
      storePicture: content.storePicture,
    }),
  );

  const isDatabaseReady = databaseReady(databaseUrl);
  const server = createServer({
    name: 'larkfare',
    isReady: async () =>
      (await isDatabaseReady()) &&
      // The embedded PostgreSQL could store nothing.
      (!!settings.DATABASE_URL || !isDiskFull(await freeBytesOf(settings.DATA_DIR))),
    trustedProxies: settings.TRUSTED_PROXIES,
    hstsSeconds: hstsSecondsOf(settings),
    recognise: signedTokenCheck(queryContent),
    guard: origins && ((own) => separateAdminOrigin(own, origins)),
  });
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

/** The revision of the pages' data; undefined while a change might be missed. */
function revisionOf(...services: { revision(): number | undefined }[]): string | undefined {
  const revisions = services.map((service) => service.revision());
  return revisions.includes(undefined) ? undefined : revisions.join('.');
}

/** The PostgreSQL that DATABASE_URL names, else the embedded one under DATA_DIR. */
async function openSiteDatabase(
  { DATABASE_URL, DATABASE_ROLES, DATA_DIR }: Settings,
  options: Omit<EmbeddedDatabaseOptions, 'folder'>,
): Promise<EmbeddedDatabase> {
  if (DATABASE_URL) return { url: DATABASE_URL, stop: async () => undefined };
  const embedded = await startEmbeddedDatabase({ ...options, folder: join(DATA_DIR, 'database') });
  return { ...embedded, url: withRoles(embedded.url, DATABASE_ROLES) };
}
