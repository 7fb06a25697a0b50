import * as runtimeCore from '@module-federation/runtime-core';
import { sharedModules } from '@larkfare/remote-contract/shared';
import { loadEntryWithIntegrity } from './load-entry.ts';

/** The installed versions, filled in by webpack. */
declare const SHARED_VERSIONS: Record<keyof typeof sharedModules, string>;

const { ModuleFederation, setGlobalFederationInstance } = runtimeCore;

/** Makes this page a federation host: it provides remotes with the shared modules and the runtime itself. */
export function startFederation(): runtimeCore.ModuleFederation {
  // Remotes are built with `externalRuntime`: they take the runtime's core from this global.
  Object.assign(globalThis, { _FEDERATION_RUNTIME_CORE: coreForRemotes });
  const host = new ModuleFederation({
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
  setGlobalFederationInstance(host);
  return host;
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
