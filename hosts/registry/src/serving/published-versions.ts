import { openDatabase } from '@larkfare/data-kit/database';
import { bearerToken, readCookie } from '@larkfare/server-kit/administrator';
import { createLog } from '@larkfare/server-kit/log';
import { type ShareUsage } from '@larkfare/server-kit/rate-limit';
import { s3Bucket, type S3Options } from '@larkfare/server-kit/s3';
import { type DataSource } from 'typeorm';
import { type LiveRemotes, liveRemotes } from './live-remotes.ts';
import { type OperationGrants, operationGrants } from '../checks/operation-grants.ts';
import { type VisitorGroups, visitorGroups } from './visitor-groups.ts';
import { cachedSigningKey, signingKey } from '../trust/registry-key.ts';
import { previewCookie, previewedVersion } from '../release/previewed-version.ts';
import { onDisk, type RemoteOnDisk } from './remote-on-disk.ts';
import { type PageReports, pageReports } from '../feedback/page-reports.ts';
import { bucketStorage } from '../versions/bucket-storage.ts';
import { folderStorage } from '../versions/folder-storage.ts';
import { countsInDatabase } from '../feedback/counts-in-database.ts';
import { hashedAddresses } from '../feedback/shared-counts.ts';
import { slotOrders } from '../release/slot-orders.ts';
import { buildsFolder, type Storage } from '../versions/storage.ts';
import { holderOf } from '../trust/deploy-tokens.ts';
import { reviewedVersions } from '../trust/reviews.ts';
import { namesOf, sandboxOf, textsOf } from './sandbox.ts';
import { describedBuild } from '../versions/versions.ts';
import { withdrawnVersion } from '../versions/withdrawals.ts';

export interface PublishedOptions {
  databaseUrl: string;
  /** Straight to PostgreSQL where `databaseUrl` is of a pooler, which cannot LISTEN. */
  listenUrl?: string | undefined;
  /** Stores published files and the last snapshot on this machine. */
  folder: string;
  /** Stores published files for all servers; `folder` is then their cache. */
  s3?: S3Options | undefined;
  /** The channel that visitors of this site get; `production` by default. */
  channel?: string | undefined;
  /** Redis or Valkey, for what servers count together; in the database without it. */
  redisUrl?: string | undefined;
}

/** The published versions, for servers that only read them: the shell and the gateway. */
export interface PublishedVersions {
  /** The remotes of this site’s channel, from memory. */
  live(): RemoteOnDisk[];
  /** The operations of all versions that are or were live, from memory. */
  operations(): readonly string[];
  /** Further operations permitted by a caller's cookies: of a previewed version, or for the mount gate. */
  operationsOf(cookie: string | undefined): Promise<readonly string[]>;
  /** Whether the Authorization header holds a valid deploy token. */
  isPartner(authorization: string | undefined): Promise<boolean>;
  /** Any published build that is not taken down, with its files on this machine. */
  build(remote: string, build: string): Promise<RemoteOnDisk | undefined>;
  /** The version that a token previews; undefined if it is invalid or expired. */
  preview(token: string): Promise<RemoteOnDisk | undefined>;
  /** For pages, which report how loading a version ended. */
  reports: Pick<PageReports, 'sent' | 'nonceOf' | 'failed'>;
  /** The groups of visitors during gradual rollouts. */
  groups: VisitorGroups;
  /** The folder of the builds on this machine. */
  folder: string;
  /** Shares the use of rate limits with all servers. */
  shareUsage: ShareUsage;
  close(): Promise<void>;
}

/** The registry itself reads and writes with the same parts. */
interface PublishedParts {
  db: DataSource;
  storage: Storage;
  versions: LiveRemotes;
  reports: PageReports;
  grants: OperationGrants;
}

const log = createLog('registry');
/** Loaded only where it is used. */
const countsInRedis = async (url: string) =>
  (await import('../feedback/counts-in-redis.ts')).countsInRedis(url);

/** Needs a migrated database. While it is unavailable, the last known snapshot is served. */
export async function openPublished({
  databaseUrl,
  listenUrl = databaseUrl,
  folder,
  s3,
  channel = 'production',
  redisUrl,
}: PublishedOptions): Promise<PublishedVersions & { parts: PublishedParts }> {
  const db = await openDatabase({
    url: databaseUrl,
    schema: 'registry',
    poolSize: 4,
    allowUnavailable: true,
  });
  const files = buildsFolder(folder);
  const storage = s3
    ? bucketStorage(s3Bucket(s3, { keeps: 'remote' }), files)
    : folderStorage(files);
  const versions = await liveRemotes({
    db,
    databaseUrl: listenUrl,
    storage,
    folder,
    channel,
  });
  const store = redisUrl ? await countsInRedis(redisUrl) : countsInDatabase(db);
  const counts = {
    ...store,
    shareUsage: hashedAddresses(store.shareUsage, () => signingKey(db)),
  };
  const keyNow = await cachedSigningKey(db);
  const reports = pageReports(db, counts, keyNow);
  const grants = operationGrants(db);

  return {
    parts: { db, storage, versions, reports, grants },
    live: versions.remotes,
    folder: files,
    reports,
    groups: visitorGroups(keyNow),
    shareUsage: counts.shareUsage,
    operations: versions.operations,
    async operationsOf(cookie) {
      const previewed = await previewedVersion(db, readCookie(previewCookie, cookie));
      return [
        ...(await grants.operationsFor(cookie)),
        ...(previewed?.operations ?? []).map(({ text }) => text),
      ];
    },
    isPartner: async (authorization) =>
      (await holderOf(db, bearerToken(authorization))) !== undefined,
    async build(remote, build) {
      try {
        const described = await describedBuild(db, remote, build);
        if (!described) return undefined;
        const withdrawn = await withdrawnVersion(db, remote, described.version);
        if (withdrawn?.availability === 'taken down') return undefined;
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
        const runs = isReviewed
          ? { operations: textsOf(operations) }
          : { sandbox: sandboxOf(operations), names: await namesOf(db, remote) };
        return await onDisk(storage, { version, manifest, ...runs }, await slotOrders(db));
      } catch (problem) {
        log.warn(
          { err: problem },
          'a preview could not be read; its visitor gets the live version',
        );
        return undefined;
      }
    },
    async close() {
      reports.close();
      counts.close();
      await versions.close();
      if (db.isInitialized) await db.destroy();
    },
  };
}
