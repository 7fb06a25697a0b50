import type { ModuleFederation } from '@module-federation/runtime-core';
import type { RemoteApp } from '@larkfare/remote-contract';
import type { RemoteBuild } from '../page/page-data.ts';
import { ourScript, rememberBuild } from './our-script.ts';
import { startFederation } from './start-federation.ts';

let host: ModuleFederation | undefined;

/**
 * The app that a build of a remote exposes.
 * @param isFirst false after a failure: nothing is taken from the attempts that failed
 */
export async function loadRemoteApp(build: RemoteBuild, isFirst: boolean): Promise<RemoteApp> {
  host ??= startFederation();
  rememberBuild(build);

  const { base, entry, container, chunkGlobal } = build;
  // Chunks that arrived for a failed attempt would be taken for good ones.
  if (!isFirst) Reflect.deleteProperty(window, chunkGlobal);
  host.registerRemotes(
    [{ name: container, entry: ourScript(base + entry).src, entryGlobalName: container }],
    { force: !isFirst },
  );
  const exposed = await host.loadRemote<{ default: RemoteApp }>(`${container}/app`);
  if (!Array.isArray(exposed?.default.routes)) throw new Error(`${container} exposes no routes.`);
  return exposed.default;
}
