import { fileURLToPath } from 'node:url';

/**
 * Parts of Module Federation's runtime that the shell never reaches or has in a smaller form, and the files of
 * src/federation/stand-ins that it is built with instead. They were a third of the runtime, and every visitor would
 * download them.
 */
const standIns = {
  // Only load-entry.ts loads containers: it knows the hashes of their scripts.
  'runtime-core/dist/utils/load.js': 'entries.ts',
  'sdk/dist/dom.js': 'never-reached.ts',
  'runtime-core/dist/utils/semver/index.js': 'versions.ts',
  // The page's HTML says which remotes there are: no manifest is fetched, and no snapshot made of it.
  'runtime-core/dist/plugins/snapshot/SnapshotHandler.js': 'never-reached.ts',
  // The HTML announces the files of the matched route.
  'runtime-core/dist/utils/preload.js': 'never-reached.ts',
  // Each code has its page in the library's documentation; a visitor's console needs no more.
  'error-codes/dist/desc.mjs': 'never-reached.ts',
  'error-codes/dist/getShortErrorMsg.mjs': 'never-reached.ts',
  'runtime-core/dist/utils/context.js': 'never-reached.ts',
  'sdk/dist/logger.js': 'never-reached.ts',
};

/** Methods that nothing calls here: remotes load no remotes, share nothing before they run, and are announced by the HTML. */
const unusedMethods = {
  'runtime-core/dist/core.js': ['preloadRemote', 'initRawContainer', 'loadShareSync'],
  'runtime-core/dist/remote/index.js': ['preloadRemote', 'initRawContainer'],
  'runtime-core/dist/shared/index.js': ['loadShareSync'],
};

/** Builds the shell with the stand-ins. The build fails when the library has a part no longer: then read what changed. */
export class LeanFederationPlugin {
  apply(compiler) {
    const { WebpackError } = compiler.webpack;
    compiler.options.module.rules.push(
      // Whatever of it nothing imports may go.
      { test: /[\\/]@module-federation[\\/]/, sideEffects: false },
      ...Object.entries(standIns).map(([part, file]) => ({
        test: isPart(part),
        use: { loader: loader('stand-in'), options: { file: standInFile(file) } },
      })),
      ...Object.entries(unusedMethods).map(([part, methods]) => ({
        test: isPart(part),
        use: { loader: loader('cut-methods'), options: { methods } },
      })),
    );

    compiler.hooks.thisCompilation.tap('LeanFederationPlugin', (compilation) => {
      compilation.hooks.finishModules.tap('LeanFederationPlugin', (modules) => {
        const files = [...modules].map(({ resource = '' }) => resource);
        // The same sources as one bundle have none of it.
        if (!files.some((file) => isPart('runtime-core/dist/core.js').test(file))) return;
        for (const part of Object.keys(standIns))
          if (!files.some((file) => isPart(part).test(file)))
            compilation.errors.push(new WebpackError(`@module-federation/${part} is no more.`));
      });
    });
  }
}

const isPart = (part) =>
  new RegExp(`@module-federation/${part}$`.replaceAll('.', '\\.').replaceAll('/', '[\\\\/]'));

const loader = (name) => fileURLToPath(new URL(`${name}-loader.mjs`, import.meta.url));
const standInFile = (name) =>
  fileURLToPath(new URL(`../../src/federation/stand-ins/${name}`, import.meta.url));
