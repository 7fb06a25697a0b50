import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import type { RemoteApp } from '@larkfare/remote-contract';
import type { RemoteBuild } from '../page/page-data.ts';
import { rememberIntegrity } from './integrity.ts';
import { startFederation } from './start-federation.ts';

let isStarted = false;

/**
 * The app that a build of a remote exposes.
 * @param attempt counted from 0; a later one takes nothing from those that failed
 */
export async function loadRemoteApp(build: RemoteBuild, attempt: number): Promise<RemoteApp> {
  if (!isStarted) startFederation();
  isStarted = true;
  rememberIntegrity(build);

  const { base, entry, container, chunkGlobal } = build;
  // Chunks that arrived for a failed attempt would be taken for good ones.
  if (attempt > 0) Reflect.deleteProperty(window, chunkGlobal);
  const address = attempt > 0 ? `${base}${entry}?attempt=${attempt}` : base + entry;
  registerRemotes([{ name: container, entry: address, entryGlobalName: container }], {
    force: attempt > 0,
  });
  const exposed = await loadRemote<{ default: RemoteApp }>(`${container}/app`);
  if (!Array.isArray(exposed?.default.routes)) throw new Error(`${container} exposes no routes.`);
  return exposed.default;
}
