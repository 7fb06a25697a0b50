import { ModuleFederation, setGlobalFederationInstance } from '@module-federation/runtime-core';

/**
 * The part of Module Federation that a remote's script needs at run time. The library's own (webpack-bundler-runtime) also
 * supports remotes that load other remotes or provide shared modules; ours do neither, and visitors would download it with
 * every remote. Shared modules are still resolved, and incompatible versions refused, by the library's core, of which the
 * page has one copy (`externalRuntime`).
 */

/** Each attempt to load a build has a separate instance, so that a retry reuses no state of a failed one. */
function init({ webpackRequire }) {
  const instance = new ModuleFederation(webpackRequire.federation.initOptions);
  setGlobalFederationInstance(instance);
  return instance;
}

/** Receives the shell's shared modules. */
function initContainerEntry({ webpackRequire, shareScope, shareScopeKey, remoteEntryInitOptions }) {
  const { instance } = webpackRequire.federation;
  instance.initOptions({ name: instance.name, remotes: [], ...remoteEntryInitOptions });
  instance.initShareScopeMap(shareScopeKey, shareScope);
}

/** Before a chunk runs, installs the shared modules that it imports from the shell, in compatible versions. */
function consumes({ chunkId, chunkMapping, installedModules, promises, webpackRequire }) {
  const { consumesLoadingData, federation, m: factories, c: cache } = webpackRequire;
  for (const id of chunkMapping[chunkId] ?? []) {
    const { fallback, shareKey, shareScope, ...shareConfig } =
      consumesLoadingData.moduleIdToConsumeDataMapping[id];
    const install = (create) => {
      factories[id] = (module) => {
        delete cache[id];
        module.exports = create();
      };
    };
    installedModules[id] ??= federation.instance
      .loadShare(shareKey, { customShareInfo: { shareConfig, scope: shareScope } })
      .then((found) => install(found || fallback()))
      .catch((refusal) => {
        delete installedModules[id];
        install(() => {
          throw refusal;
        });
      });
    promises.push(installedModules[id]);
  }
}

export default {
  runtime: {},
  bundlerRuntime: { init, initContainerEntry, consumes },
};
