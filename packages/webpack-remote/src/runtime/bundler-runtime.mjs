import { ModuleFederation, setGlobalFederationInstance } from '@module-federation/runtime-core';

/**
 * What a remote's script needs of Module Federation while it runs. The library's own (webpack-bundler-runtime) is for
 * remotes that also load other remotes, bring shared modules or share them tree-shaken; ours do none of that, and each
 * visitor would download it once for every remote. The rules are still the library's: the page's one copy of its core
 * (`externalRuntime`) finds the shared modules and refuses versions that do not fit.
 */

/** A page that tries a build again has one instance for each try: what failed is not met again. */
function init({ webpackRequire }) {
  const instance = new ModuleFederation(webpackRequire.federation.initOptions);
  setGlobalFederationInstance(instance);
  return instance;
}

/** The shell hands over its shared modules. */
function initContainerEntry({ webpackRequire, shareScope, shareScopeKey, remoteEntryInitOptions }) {
  const { instance } = webpackRequire.federation;
  instance.initOptions({ name: instance.name, remotes: [], ...remoteEntryInitOptions });
  instance.initShareScopeMap(shareScopeKey, shareScope);
}

/** Before a chunk runs, each shared module that it imports is taken from the shell, in a version that fits. */
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
