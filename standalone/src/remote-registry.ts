import { mkdir, readFile } from 'node:fs/promises';
import { createRegistry, launchInstalled, type Registry } from '@larkfare/registry';
import { administratorsOf, deployTokenRecorder, type GraphqlExecutor } from '@larkfare/service-kit';
import { type S3Options } from '@larkfare/service-kit/s3';
import { describedRemotes, sharedByShell } from '@larkfare/shell/server';
import { buildSchema } from 'graphql';
import { type Settings } from './settings.ts';

interface Options {
  databaseUrl: string;
  folder: string;
  s3: S3Options | undefined;
  content: GraphqlExecutor;
  /** Folders of the unpublished remotes; by default those of this repository. */
  remotes?: string[] | undefined;
  /** The address of the running site. */
  site: () => string;
  /** The browser of the mount gate. */
  mountBrowser: Settings['MOUNT_BROWSER'];
}

const apiSchema = new URL('../../schema.graphql', import.meta.url);

/** The registry of the site that this process serves. */
export async function openRegistry({
  databaseUrl,
  folder,
  s3,
  content,
  remotes,
  site,
  mountBrowser,
}: Options): Promise<Registry> {
  await mkdir(folder, { recursive: true });
  const deploymentContext = {
    shared: sharedByShell(),
    api: buildSchema(await readFile(apiSchema, 'utf8')),
    liveRemotes: describedRemotes(remotes),
  };
  const administratorOf = administratorsOf(content);
  const hasSandbox = mountBrowser === 'sandboxed';
  const testBrowser =
    mountBrowser === 'off' ? undefined : { launch: () => launchInstalled({ hasSandbox }), site };
  return createRegistry({
    databaseUrl,
    folder,
    s3,
    deploymentContext: () => deploymentContext,
    administratorOf,
    recordDeployToken: deployTokenRecorder(content),
    testBrowser,
  });
}
