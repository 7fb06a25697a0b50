import {
  type AdministratorOf,
  bearerToken,
  createLog,
  openDatabase,
  readCookie,
  type RecordDeployToken,
} from '@larkfare/service-kit';
import { s3Bucket, type S3Options } from '@larkfare/service-kit/s3';
import { type FastifyPluginAsync } from 'fastify';
import { type DeploymentContext } from './gates/gate.ts';
import { liveHealth } from './gates/live-health.ts';
import { createMountGate } from './gates/mount/mount-gate.ts';
import { type TestBrowser } from './gates/mount/test-browser.ts';
import { liveRemotes } from './live-remotes.ts';
import { operationGrants } from './operations/operation-grants.ts';
import { type PageReports, pageReports } from './reports/page-reports.ts';
import { type RegistryContext } from './registry-context.ts';
import { onDisk, type RemoteOnDisk } from './remote-on-disk.ts';
import { errorHandler } from './routes/errors.ts';
import { channelRoutes } from './routes/channel-routes.ts';
import { healthRoutes } from './routes/health-routes.ts';
import { previewCookie, previewedVersion } from './previews/previewed-version.ts';
import { previewRoutes } from './routes/preview-routes.ts';
import { remoteRoutes } from './routes/remote-routes.ts';
import { reportRoutes } from './routes/report-routes.ts';
import { tokenRoutes } from './routes/token-routes.ts';
import { reviewRoutes } from './routes/review-routes.ts';
import { versionRoutes } from './routes/version-routes.ts';
import { holderOf } from './tokens/deploy-tokens.ts';
import { sandboxOf } from './trust/sandbox.ts';
import { reviewedVersions } from './trust/reviews.ts';
import { describedBuild } from './versions/versions.ts';
import { bucketStorage } from './storage/bucket-storage.ts';
import { folderStorage } from './storage/folder-storage.ts';

/** Long enough for all gates. */
const gatesMs = 180_000;

export interface RegistryOptions {
  databaseUrl: string;
  /** Stores published files and the last snapshot on this machine. */
  folder: string;
  /** Stores published files for all servers; `folder` is then their cache. */
  s3?: S3Options | undefined;
  /** Without the published remotes. */
  deploymentContext: () => DeploymentContext;
  administratorOf: AdministratorOf;
  recordDeployToken: RecordDeployToken;
  /** Runs the mount gate; without it the gate reports that it did not run. */
  testBrowser?: TestBrowser | undefined;
}

export interface Registry {
  /** Mounts /registry/v1. */
  plugin: FastifyPluginAsync;
  /** The remotes of the production channel, from memory. */
  live(): RemoteOnDisk[];
  /** The operations of all versions that are or were live, from memory. */
  operations(): readonly string[];
  /** Further operations permitted by a caller's cookies: of a previewed version, or for the mount gate. */
  operationsOf(cookie: string | undefined): Promise<readonly string[]>;
  /** Whether the Authorization header holds a valid deploy token. */
  isPartner(authorization: string | undefined): Promise<boolean>;
  /** Any published build, with its files on this machine. */
  build(remote: string, build: string): Promise<RemoteOnDisk | undefined>;
  /** The version that a token previews; undefined if it is invalid or expired. */
  preview(token: string): Promise<RemoteOnDisk | undefined>;
  /** For pages, which report how loading a version ended. */
  reports: Pick<PageReports, 'nonce' | 'sent'>;
  close(): Promise<void>;
}

const log = createLog('registry');

/** Needs a migrated database. While it is unavailable, the last known snapshot is served. */
export async function createRegistry(options: RegistryOptions): Promise<Registry> {
  const { databaseUrl, folder, s3, administratorOf, recordDeployToken } = options;
  const db = await openDatabase({
    url: databaseUrl,
    schema: 'registry',
    poolSize: 4,
    mayBeAway: true,
  });
  const files = `${folder}/remotes`;
  const storage = s3
    ? bucketStorage(s3Bucket(s3, { keeps: 'remote' }), files)
    : folderStorage(files);
  const live = await liveRemotes({ db, databaseUrl, storage, folder, channel: 'production' });

  const reports = await pageReports(db);
  const mountGrants = operationGrants();
  const context: RegistryContext = {
    db,
    storage,
    refresh: live.refresh,
    administratorOf,
    recordDeployToken,
    reports,
    mount: createMountGate(
      options.testBrowser && { ...options.testBrowser, admit: mountGrants.grant },
    ),
    async deploymentContext(channel) {
      const own = options.deploymentContext();
      const snapshot = await live.read(channel);
      const published = (snapshot?.remotes ?? []).map(({ manifest: { name, routes } }) => ({
        name,
        paths: routes.map(({ path }) => path),
      }));
      return { ...own, liveRemotes: [...own.liveRemotes, ...published] };
    },
  };
  const health = liveHealth(context);
  // A start may follow a change of the shell or the API.
  const firstCheck = health.revalidate().catch((problem: unknown) => log.error({ err: problem }));
  return {
    async plugin(server) {
      server.setErrorHandler(errorHandler);
      // The gates open every screen of a version in a browser.
      server.addHook('onRoute', (route) => {
        if (route.method !== 'GET') route.config = { ...route.config, deadlineMs: gatesMs };
      });
      await server.register(remoteRoutes, { prefix: '/registry/v1', context });
      await server.register(versionRoutes, { prefix: '/registry/v1', context });
      await server.register(channelRoutes, { prefix: '/registry/v1', context });
      await server.register(healthRoutes, { prefix: '/registry/v1', context, health });
      await server.register(reportRoutes, { prefix: '/registry/v1', context });
      await server.register(previewRoutes, { prefix: '/registry/v1', context });
      await server.register(reviewRoutes, { prefix: '/registry/v1', context });
      await server.register(tokenRoutes, { prefix: '/registry/v1', context });
    },
    live: live.remotes,
    reports,
    operations: live.operations,
    async operationsOf(cookie) {
      const previewed = await previewedVersion(db, readCookie(previewCookie, cookie));
      return [
        ...mountGrants.operationsFor(cookie),
        ...(previewed?.operations ?? []).map(({ text }) => text),
      ];
    },
    isPartner: async (authorization) =>
      (await holderOf(db, bearerToken(authorization))) !== undefined,
    async build(remote, build) {
      try {
        const described = await describedBuild(db, remote, build);
        if (!described) return undefined;
        const { operations, ...version } = described;
        return await onDisk(storage, { ...version, sandbox: sandboxOf(operations) });
      } catch (problem) {
        log.warn({ err: problem }, 'a build could not be read');
        return undefined;
      }
    },
    async preview(token) {
      try {
        const previewed = await previewedVersion(db, token);
        if (!previewed) return undefined;
        const { remote, version, manifest, operations } = previewed;
        const isReviewed = (await reviewedVersions(db))(remote, version);
        return await onDisk(storage, {
          version,
          manifest,
          ...(!isReviewed && { sandbox: sandboxOf(operations) }),
        });
      } catch (problem) {
        log.warn(
          { err: problem },
          'a preview could not be read; its visitor gets the live version',
        );
        return undefined;
      }
    },
    async close() {
      await firstCheck;
      await live.close();
      if (db.isInitialized) await db.destroy();
    },
  };
}
