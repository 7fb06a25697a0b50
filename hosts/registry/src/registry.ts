import { type AdministratorOf, openDatabase } from '@larkfare/service-kit';
import { s3Bucket, type S3Options } from '@larkfare/service-kit/s3';
import { type FastifyPluginAsync } from 'fastify';
import { pino } from 'pino';
import { type World } from './gates/gate.ts';
import { liveHealth } from './gates/live-health.ts';
import { createMountGate } from './gates/mount/mount-gate.ts';
import { type Stage } from './gates/mount/stage.ts';
import { liveRemotes } from './live-remotes.ts';
import { cookieNamed } from './operations/cookie.rules.ts';
import { tickets } from './operations/tickets.ts';
import { type RegistryContext } from './registry-context.ts';
import { onDisk, type RemoteOnDisk } from './remote-on-disk.ts';
import { answerFaults } from './routes/answer-faults.ts';
import { channelRoutes } from './routes/channel-routes.ts';
import { healthRoutes } from './routes/health-routes.ts';
import { previewCookie, previewedVersion } from './previews/previewed-version.ts';
import { previewRoutes } from './routes/preview-routes.ts';
import { remoteRoutes } from './routes/remote-routes.ts';
import { reportRoutes } from './routes/report-routes.ts';
import { tokenRoutes } from './routes/token-routes.ts';
import { trustRoutes } from './routes/trust-routes.ts';
import { versionRoutes } from './routes/version-routes.ts';
import { frameOf } from './trust/framed.ts';
import { reviewedRemotes } from './trust/reviews.ts';
import { describedBuild } from './versions/versions.ts';
import { bucketStorage } from './storage/bucket-storage.ts';
import { folderStorage } from './storage/folder-storage.ts';

export interface RegistryOptions {
  databaseUrl: string;
  /** Where published files, and the last snapshot, are kept on this machine. */
  folder: string;
  /** Where published files are kept for all servers; each then has in its folder what it serves. */
  s3?: S3Options | undefined;
  /** What the shell shares, the live graph, and the paths that are taken already. */
  world: () => World;
  administratorOf: AdministratorOf;
  /** Where candidates are mounted before visitors see them; without it the gate says that it was not asked. */
  stage?: Stage | undefined;
}

export interface Registry {
  /** Mounts /registry/v1. */
  plugin: FastifyPluginAsync;
  /** What the production channel has, for the shell's server; answered from memory. */
  live(): RemoteOnDisk[];
  /** What the remotes that visitors have, or ever had, ask the graph; answered from memory. */
  operations(): readonly string[];
  /** What one caller may ask besides, told by their cookies: of the version they look at, or that the mount gate tries. */
  operationsOf(cookie: string | undefined): Promise<readonly string[]>;
  /** Any build that was ever published, with its files on this machine. */
  build(remote: string, build: string): Promise<RemoteOnDisk | undefined>;
  /** The version that a visitor's preview is of; undefined when it has ended or was never signed. */
  preview(token: string): Promise<RemoteOnDisk | undefined>;
  close(): Promise<void>;
}

const log = pino({ name: 'registry', level: process.env.LOG_LEVEL ?? 'info' });

/** On a migrated database, which may be away: what was live when it was there last is served meanwhile. */
export async function createRegistry(options: RegistryOptions): Promise<Registry> {
  const { databaseUrl, folder, s3, world, administratorOf } = options;
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

  const mountTickets = tickets();
  const context: RegistryContext = {
    db,
    storage,
    catchUp: live.catchUp,
    administratorOf,
    mount: createMountGate(options.stage && { ...options.stage, admit: mountTickets.give }),
    async worldOf(channel) {
      const own = world();
      const snapshot = await live.read(channel);
      const published = (snapshot?.remotes ?? []).map(({ manifest: { name, routes } }) => ({
        name,
        paths: routes.map(({ path }) => path),
      }));
      return { ...own, neighbours: [...own.neighbours, ...published] };
    },
  };
  const health = liveHealth(context);
  // A start is what follows a change of the shell or of the graph: what is live is asked again, and nobody waits for it.
  const firstLook = health.look().catch((problem: unknown) => log.error({ err: problem }));
  return {
    async plugin(server) {
      server.setErrorHandler(answerFaults);
      await server.register(remoteRoutes, { prefix: '/registry/v1', context });
      await server.register(versionRoutes, { prefix: '/registry/v1', context });
      await server.register(channelRoutes, { prefix: '/registry/v1', context });
      await server.register(healthRoutes, { prefix: '/registry/v1', context, health });
      await server.register(reportRoutes, { prefix: '/registry/v1', context });
      await server.register(previewRoutes, { prefix: '/registry/v1', context });
      await server.register(trustRoutes, { prefix: '/registry/v1', context });
      await server.register(tokenRoutes, { prefix: '/registry/v1', context });
    },
    live: live.remotes,
    operations: live.operations,
    async operationsOf(cookie) {
      const previewed = await previewedVersion(db, cookieNamed(previewCookie, cookie));
      return [
        ...mountTickets.operationsFor(cookie),
        ...(previewed?.operations ?? []).map(({ text }) => text),
      ];
    },
    async build(remote, build) {
      try {
        const described = await describedBuild(db, remote, build);
        if (!described) return undefined;
        const { operations, ...version } = described;
        return await onDisk(storage, { ...version, framed: frameOf(operations) });
      } catch (problem) {
        log.warn({ err: problem }, 'a build is not here and cannot be fetched');
        return undefined;
      }
    },
    async preview(token) {
      try {
        const previewed = await previewedVersion(db, token);
        if (!previewed) return undefined;
        const { remote, version, manifest, operations } = previewed;
        const isReviewed = (await reviewedRemotes(db)).has(remote);
        return await onDisk(storage, {
          version,
          manifest,
          ...(!isReviewed && { framed: frameOf(operations) }),
        });
      } catch (problem) {
        log.warn({ err: problem }, 'a preview could not be read; its visitor sees what is live');
        return undefined;
      }
    },
    async close() {
      await firstLook;
      await live.close();
      if (db.isInitialized) await db.destroy();
    },
  };
}
