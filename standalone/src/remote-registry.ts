import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  createRegistry,
  launchInstalled,
  openPublished,
  type PublishedVersions,
  type Registry,
} from '@larkfare/registry';
import { administratorsOf, deployTokenRecorder } from '@larkfare/server-kit/administrator';
import { type GraphqlExecutor } from '@larkfare/server-kit/executor';
import { makePrivateFolder } from '@larkfare/server-kit/files';
import { createLog } from '@larkfare/server-kit/log';
import { mailTransport } from '@larkfare/server-kit/mail';
import { s3Options } from '@larkfare/server-kit/s3';
import { describedRemotes, framedDocument, remotesIn, sharedByShell } from '@larkfare/shell/server';
import { buildSchema } from 'graphql';
import { mailOptions } from './mail-options.ts';
import { type Settings, type SettingsOf } from './settings.ts';

type StoreSettings = Pick<
  Settings,
  'DATA_DIR' | 'REDIS_URL' | 'REMOTES_CHANNEL' | keyof Parameters<typeof s3Options>[0]
>;
interface Options {
  databaseUrl: string;
  listenUrl: string | undefined;
  content: GraphqlExecutor;
  /** The address where the mount gate opens candidates. */
  site: () => string;
  /** The public address of the site. */
  siteUrl: () => string;
}

const apiSchema = new URL('../../schema.graphql', import.meta.url);

async function storesOf(settings: StoreSettings) {
  await makePrivateFolder(settings.DATA_DIR);
  const folder = join(settings.DATA_DIR, 'registry');
  await makePrivateFolder(folder);
  return {
    folder,
    s3: s3Options(settings),
    redisUrl: settings.REDIS_URL,
    channel: settings.REMOTES_CHANNEL,
  };
}

/** Folders of the unpublished remotes; undefined for those of this repository. */
export const ownRemotesOf = ({ REMOTES_DIR }: Pick<Settings, 'REMOTES_DIR'>) =>
  REMOTES_DIR ? remotesIn(REMOTES_DIR) : undefined;

export async function openRegistry(
  settings: SettingsOf<'registry'>,
  { databaseUrl, listenUrl, content, site, siteUrl }: Options,
): Promise<Registry> {
  const deploymentContext = {
    shared: sharedByShell(),
    api: buildSchema(await readFile(apiSchema, 'utf8'), { noLocation: true }),
    liveRemotes: describedRemotes(ownRemotesOf(settings)),
  };
  const hasSandbox = settings.MOUNT_BROWSER === 'sandboxed';
  return createRegistry({
    databaseUrl,
    listenUrl,
    ...(await storesOf(settings)),
    deploymentContext: () => deploymentContext,
    administratorOf: administratorsOf(content),
    recordDeployToken: deployTokenRecorder(content),
    origin: () => new URL(siteUrl()).origin,
    mail: mailTransport({ ...mailOptions(settings, site), log: createLog('registry') }),
    retention: settings,
    requestsPerMinute: settings.READS_PER_MINUTE,
    mayCallPrivate: settings.WEBHOOK_ADDRESSES === 'any',
    testBrowser:
      settings.MOUNT_BROWSER === 'off'
        ? undefined
        : { launch: () => launchInstalled({ hasSandbox }), site, framedDocument },
  });
}

/** The published versions, for another server that reads them from the same database and files. */
export const publishedFor = async (
  settings: StoreSettings & { DATABASE_URL: string; DATABASE_LISTEN_URL?: string | undefined },
): Promise<PublishedVersions> =>
  openPublished({
    databaseUrl: settings.DATABASE_URL,
    listenUrl: settings.DATABASE_LISTEN_URL,
    ...(await storesOf(settings)),
  });
