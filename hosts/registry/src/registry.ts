import { startJobWorker } from '@larkfare/data-kit/jobs';
import { type AdministratorOf, type RecordDeployToken } from '@larkfare/server-kit/administrator';
import { HttpError, undocumented } from '@larkfare/server-kit/http';
import { createLog } from '@larkfare/server-kit/log';
import { type MailTransport } from '@larkfare/server-kit/mail';
import { limitRequests, usageCounter } from '@larkfare/server-kit/rate-limit';
import { type FastifyPluginAsync } from 'fastify';
import { type DeploymentContext } from './checks/gate.ts';
import { liveHealth } from './feedback/live-health.ts';
import { createMountGate } from './checks/mount/mount-gate.ts';
import { type TestBrowser } from './checks/mount/installed-browser.ts';
import {
  openPublished,
  type PublishedOptions,
  type PublishedVersions,
} from './serving/published-versions.ts';
import { sendNotification } from './feedback/notifications/send-notification.ts';
import { availabilityRoutes } from './release/availability-routes.ts';
import { eventRoutes } from './feedback/notifications/event-routes.ts';
import { channelRoutes } from './release/channel-routes.ts';
import { healthRoutes } from './feedback/health-routes.ts';
import { previewRoutes } from './release/preview-routes.ts';
import { publisherRoutes } from './trust/publisher-routes.ts';
import { registryApi } from './trust/registry-api.ts';
import { reportRoutes } from './feedback/report-routes.ts';
import { signingKeyRoutes } from './trust/signing-key-routes.ts';
import { slotRoutes } from './release/slot-routes.ts';
import { tokenRoutes } from './trust/token-routes.ts';
import { reviewRoutes } from './trust/review-routes.ts';
import { versionRoutes } from './release/version-routes.ts';
import { deleteExpired, type Retention, retention } from './feedback/delete-expired.ts';
import { idTokenVerifier } from './trust/id-token.ts';
import { publishOnce } from './release/publish-once.ts';

/** Long enough for all gates. */
export const gatesMs = 180_000;

export interface RegistryOptions extends PublishedOptions {
  /** Without the published remotes. */
  deploymentContext: () => DeploymentContext;
  administratorOf: AdministratorOf;
  recordDeployToken: RecordDeployToken;
  /** Runs the mount gate; without it the gate reports that it did not run. */
  testBrowser?: TestBrowser | undefined;
  /** Sends notifications to e-mail addresses. */
  mail?: MailTransport | undefined;
  /** Origin of the site, such as https://www.example.com: the audience of ID tokens. */
  origin: () => string;
  /** Webhooks and issuers may be on private networks, and on http; only on the public internet by default. */
  mayCallPrivate?: boolean;
  /** How long what happened is stored. */
  retention?: Retention;
  /** Requests of one address. */
  requestsPerMinute?: number;
}

export interface Registry extends PublishedVersions {
  /** Mounts /registry/v1. */
  plugin: FastifyPluginAsync;
  /** Makes the build in the folder of a remote live, unless one of its versions ever was. */
  publishOnce(folder: string): Promise<void>;
}

const log = createLog('registry');
const resources = [
  versionRoutes,
  channelRoutes,
  reportRoutes,
  eventRoutes,
  previewRoutes,
  reviewRoutes,
  availabilityRoutes,
  slotRoutes,
  tokenRoutes,
  publisherRoutes,
  signingKeyRoutes,
];

/** Needs a migrated database. While it is unavailable, the last known snapshot is served. */
export async function createRegistry(options: RegistryOptions): Promise<Registry> {
  const {
    administratorOf,
    recordDeployToken,
    testBrowser,
    mail,
    channel = 'production',
    mayCallPrivate = false,
    requestsPerMinute = 1200,
  } = options;
  const { parts, ...published } = await openPublished(options);
  const { db, storage, versions, reports, grants } = parts;
  const usage = usageCounter(published.shareUsage);
  const context = {
    db,
    storage,
    channel,
    refresh: versions.refresh,
    administratorOf,
    recordDeployToken,
    reports,
    mayCallPrivate,
    verifyIdToken: idTokenVerifier({ audience: options.origin, mayBePrivate: mayCallPrivate }),
    mount: createMountGate(testBrowser && { ...testBrowser, admit: grants.grant }),
    async deploymentContext(channel: string) {
      const own = options.deploymentContext();
      const snapshot = await versions.read(channel);
      const live = (snapshot?.remotes ?? []).map(({ manifest: { name, routes } }) => ({
        name,
        paths: routes.map(({ path }) => path),
      }));
      return { ...own, liveRemotes: [...own.liveRemotes, ...live] };
    },
  };
  const health = liveHealth(context);
  // A start may follow a change of the shell or the API.
  const firstCheck = health.revalidate().catch((problem: unknown) => log.error({ err: problem }));
  const sender = { db, mail, origin: options.origin, mayBePrivate: mayCallPrivate };
  const stopJobs = startJobWorker({
    databaseUrl: options.listenUrl ?? options.databaseUrl,
    db,
    schema: 'registry',
    tasks: {
      'delete-expired': (manager) =>
        deleteExpired(manager, options.retention ?? retention.parse({})),
    },
    requests: {
      'send-notification': (payload, job) => sendNotification(sender, payload, job),
    },
    nightly: [{ task: 'delete-expired', match: '47 3 * * *' }],
    log,
  });
  return {
    ...published,
    publishOnce: (folder) => publishOnce(context, folder),
    async plugin(server) {
      await server.register(
        async (own) => {
          // The gates open every screen of a version in a browser.
          own.addHook('onRoute', (route) => {
            if (route.method !== 'GET') route.config = { ...route.config, deadlineMs: gatesMs };
          });
          limitRequests(own, { limit: 'registry', perMinute: requestsPerMinute, usage });
          const api = await registryApi(own, context);
          // The site's pages answer what no other route does.
          own.all('/*', undocumented, async () => {
            throw new HttpError(404, 'The registry has no such path.');
          });
          for (const addRoutes of resources) addRoutes(api, context);
          healthRoutes(api, context, health);
        },
        { prefix: '/registry/v1' },
      );
    },
    async close() {
      await (
        await stopJobs
      )();
      await firstCheck;
      usage.close();
      await published.close();
    },
  };
}
