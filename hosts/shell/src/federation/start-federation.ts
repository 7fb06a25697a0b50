import * as runtimeCore from '@module-federation/runtime-core';
import { sharedModules } from '@larkfare/remote-contract/shared';
import { loadEntryWithIntegrity } from './load-entry.ts';

/** Filled in by webpack from what is installed. */
declare const SHARED_VERSIONS: Record<keyof typeof sharedModules, string>;

const { ModuleFederation, setGlobalFederationInstance } = runtimeCore;

/** Makes this page a host: remotes find the shared modules and the federation runtime itself here, once. */
export function startFederation(): runtimeCore.ModuleFederation {
  // Remotes are built with `externalRuntime`: they take the runtime's core from this global.
  Object.assign(globalThis, { _FEDERATION_RUNTIME_CORE: coreForRemotes });
  const host = new ModuleFederation({
    name: 'shell',
    remotes: [],
    // The default asks every remote at once, and one dead remote would blank the page.
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
  setGlobalFederationInstance(host);
  return host;
}

/** What the script of a remote uses of it, no more: the rest would be in every visitor's download. */
const coreForRemotes = {
  ModuleFederation,
  setGlobalFederationInstance,
  // Remotes that were built with the library's own bundler runtime ask for these as well.
  CurrentGlobal: globalThis,
  getGlobalFederationConstructor: () => undefined,
  setGlobalFederationConstructor: () => undefined,
  helpers: {},
};
