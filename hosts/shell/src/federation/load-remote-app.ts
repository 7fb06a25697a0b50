import type { ComponentType } from 'react';
import {
  ModuleFederation,
  type ModuleFederationRuntimePlugin,
  setGlobalFederationInstance,
} from '@module-federation/runtime-core';
import type { RemoteApp } from '@larkfare/remote-contract';
import { sharedModules } from '@larkfare/remote-contract/shared';
import type { RemoteBuild } from '../page/page-data.ts';
import { registerBuild, scriptSource } from './script-source.ts';

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

/** The installed versions, filled in by webpack. */
declare const SHARED_VERSIONS: Record<keyof typeof sharedModules, string>;

/** Makes this page a federation host: it provides remotes with the shared modules and the runtime itself. */
function startFederation(): ModuleFederation {
  // Remotes are built with `externalRuntime`: they take the runtime's core from this global.
  Object.assign(globalThis, { _FEDERATION_RUNTIME_CORE: coreForRemotes });
  const federation = new ModuleFederation({
    name: 'shell',
    remotes: [],
    // The default loads every remote at once, and one that fails would break the page.
    shareStrategy: 'loaded-first',
    plugins: [loadEntryWithIntegrity],
    shared: Object.fromEntries(
      Object.entries(sharedModules).map(([name, module]) => [
        name,
        {
          version: Reflect.get(SHARED_VERSIONS, name),
          lib: () => module,
          shareConfig: { singleton: true, strictVersion: true, requiredVersion: false as const },
        },
      ]),
    ),
  });
  setGlobalFederationInstance(federation);
  return federation;
}

/** The part of the runtime that the scripts of remotes use; anything more would be in every visitor's download. */
const coreForRemotes = {
  ModuleFederation,
  setGlobalFederationInstance,
  // Used by remotes that were built with the library's own bundler runtime.
  CurrentGlobal: globalThis,
  getGlobalFederationConstructor: () => undefined,
  setGlobalFederationConstructor: () => undefined,
  helpers: {},
};

/**
 * Loads a container with its integrity hash: that of a module is in the document's import map. The runtime's own loader
 * supports no hashes and waits 20 seconds. The timeout is the caller's, because it covers the remote's chunks too.
 */
const loadEntryWithIntegrity: ModuleFederationRuntimePlugin = {
  name: 'load-entry-with-integrity',
  async loadEntry({ remoteInfo: { entry, entryGlobalName, type } }) {
    const container: unknown =
      type === 'module'
        ? await import(/* webpackIgnore: true */ entry)
        : await containerOf(entry, entryGlobalName);
    if (!isContainer(container))
      throw new Error(`${entry} ran without setting ${entryGlobalName}.`);
    return container;
  },
};

async function containerOf(entry: string, global: string): Promise<unknown> {
  Reflect.set(window, global, undefined);
  await loadScript(entry);
  return Reflect.get(window, global);
}

function loadScript(address: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    // Adds its integrity hash: see script-source.ts.
    Object.assign(script, { src: address, async: true });
    script.onload = () => resolve();
    script.onerror = () => {
      script.remove();
      const missing = new Error(`${address} could not be loaded.`);
      missing.name = 'ScriptMissing';
      reject(missing);
    };
    document.head.append(script);
  });
}

type LoadEntry = NonNullable<ModuleFederationRuntimePlugin['loadEntry']>;
type Container = Exclude<Awaited<ReturnType<LoadEntry>>, void>;

const isContainer = (value: unknown): value is Container =>
  typeof value === 'object' && value !== null && 'get' in value && 'init' in value;
