import { init } from '@module-federation/enhanced/runtime';
import * as runtimeCore from '@module-federation/runtime-core';
import { sharedModules } from '@larkfare/remote-contract/shared';
import { loadEntryWithIntegrity } from './load-entry.ts';

/** Filled in by webpack from what is installed. */
declare const SHARED_VERSIONS: Record<keyof typeof sharedModules, string>;

/** Makes this page a host: remotes find the shared modules and the federation runtime itself here, once. */
export function startFederation(): void {
  // Remotes are built with `externalRuntime`: they take the runtime's core from this global.
  Object.assign(globalThis, { _FEDERATION_RUNTIME_CORE: runtimeCore });
  init({
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
}
