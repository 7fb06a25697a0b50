import { fileURLToPath } from 'node:url';

/**
 * Parts of Module Federation's runtime that the shell never calls or has in a smaller form, and the shims of
 * src/federation/shims that replace them. They were a third of the runtime, which every visitor downloads.
 */
const shims = {
  // Containers are loaded only by load-remote-app.ts, which has the hashes of their scripts.
  'runtime-core/dist/utils/load.js': 'entries.ts',
  'sdk/dist/dom.js': 'never-reached.ts',
  // The page's HTML lists the remotes, so no manifest is fetched.
  'runtime-core/dist/plugins/snapshot/SnapshotHandler.js': 'never-reached.ts',
  // The HTML preloads the files of the matched route.
  'runtime-core/dist/utils/preload.js': 'never-reached.ts',
  // The library documents its error codes; a visitor's console needs no more.
  'error-codes/dist/desc.mjs': 'never-reached.ts',
  'error-codes/dist/getShortErrorMsg.mjs': 'never-reached.ts',
  'runtime-core/dist/utils/context.js': 'never-reached.ts',
  'sdk/dist/logger.js': 'never-reached.ts',
};

/** Builds the shell with the shims. The build fails when the library no longer has one of the replaced parts. */
export class LeanFederationPlugin {
  apply(compiler) {
    const { WebpackError } = compiler.webpack;
    compiler.options.module.rules.push(
      // Unused modules may be removed.
      { test: /[\\/]@module-federation[\\/]/, sideEffects: false },
      ...Object.entries(shims).map(([part, file]) => ({
        test: isPart(part),
        use: { loader: loader('shim'), options: { file: shimFile(file) } },
      })),
    );

    compiler.hooks.thisCompilation.tap('LeanFederationPlugin', (compilation) => {
      compilation.hooks.finishModules.tap('LeanFederationPlugin', (modules) => {
        const files = [...modules].map(({ resource = '' }) => resource);
        // The single bundle has no federation runtime.
        if (!files.some((file) => isPart('runtime-core/dist/core.js').test(file))) return;
        for (const part of Object.keys(shims))
          if (!files.some((file) => isPart(part).test(file)))
            compilation.errors.push(
              new WebpackError(`@module-federation/${part} no longer exists.`),
            );
      });
    });
  }
}

const isPart = (part) =>
  new RegExp(`@module-federation/${part}$`.replaceAll('.', '\\.').replaceAll('/', '[\\\\/]'));

const loader = (name) => fileURLToPath(new URL(`${name}-loader.mjs`, import.meta.url));
const shimFile = (name) =>
  fileURLToPath(new URL(`../../src/federation/shims/${name}`, import.meta.url));
