import type { ModuleFederation } from '@module-federation/runtime-core';
import type { ComponentType } from 'react';
import type { RemoteApp } from '@larkfare/remote-contract';
import type { RemoteBuild } from '../page/page-data.ts';
import { registerBuild, scriptSource } from './script-source.ts';
import { startFederation } from './start-federation.ts';

let host: ModuleFederation | undefined;

/**
 * The app that a build of a remote exposes.
 * @param isFirst false on every later attempt for this remote, which reuses nothing of the earlier ones
 */
export async function loadRemoteApp(build: RemoteBuild, isFirst: boolean): Promise<RemoteApp> {
  host ??= startFederation();
  registerBuild(build);

  const { base, entry, type = 'global', container, chunkGlobal } = build;
  // Webpack would treat the chunks of an earlier attempt as loaded.
  if (!isFirst) Reflect.deleteProperty(window, chunkGlobal);
  host.registerRemotes(
    [{ name: container, entry: scriptSource(base + entry).src, type, entryGlobalName: container }],
    { force: !isFirst },
  );
  const exposed = await host.loadRemote<{ default: RemoteApp }>(`${container}/app`);
  if (!Array.isArray(exposed?.default.routes)) throw new Error(`${container} exposes no routes.`);
  return exposed.default;
}

/** The component with which a loaded build fills a slot. */
export async function loadSlotComponent({ container }: RemoteBuild, slot: string) {
  const exposed = await host?.loadRemote<{ Component: ComponentType<object> }>(
    `${container}/slots/${slot}`,
  );
  if (!exposed?.Component) throw new Error(`${container} exposes no component for ${slot}.`);
  return exposed.Component;
}
