import { fileURLToPath } from 'node:url';
import { scopeStyles } from '@larkfare/remote-cli/scope-styles';

/**
 * Merges the chunk of the exposed app into the container's script. Every page needs both, and one file saves a request and
 * compresses better. The chunk registers itself before the container runs, so it is not requested again.
 */
export class AppInEntryPlugin {
  constructor({ container }) {
    this.container = container;
  }

  apply(compiler) {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('AppInEntryPlugin', (compilation) => {
      // After the minimizer, before source maps are written and content hashes are updated.
      const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1;
      compilation.hooks.processAssets.tap({ name: 'AppInEntryPlugin', stage }, (assets) => {
        if (compilation.errors.length > 0) return;
        const [entry] = scriptsOf(compilation.entrypoints.get(this.container));
        const chunks = scriptsOf(compilation.namedChunkGroups.get('app'));
        const parts = [...chunks, entry].flatMap((file) => [assets[file], '\n']);
        compilation.updateAsset(entry, new sources.ConcatSource(...parts));
        for (const file of chunks) compilation.deleteAsset(file);
      });
    });
  }
}

const scriptsOf = (group) => group.getFiles().filter((file) => file.endsWith('.js'));

const ours = fileURLToPath(new URL('../runtime/bundler-runtime.mjs', import.meta.url));

/** Replaces the library's bundler runtime in a remote's script with our own, an eighth of its size. */
export class LeanRuntimePlugin {
  apply(compiler) {
    new compiler.webpack.NormalModuleReplacementPlugin(
      /[\\/]webpack-bundler-runtime[\\/]dist[\\/](bundler|index)\.js$/,
      ours,
    ).apply(compiler);
  }
}

/** Limits every rule of a remote to the shell's element around the remote. */
export class ScopeStylesPlugin {
  constructor({ name }) {
    this.name = name;
  }

  apply(compiler) {
    const { Compilation, WebpackError, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('ScopeStylesPlugin', (compilation) => {
      // Before the minimizer, the build's id and the content hashes.
      const stage = Compilation.PROCESS_ASSETS_STAGE_PRE_PROCESS;
      compilation.hooks.processAssets.tap({ name: 'ScopeStylesPlugin', stage }, (assets) => {
        for (const file of Object.keys(assets).filter((each) => each.endsWith('.css'))) {
          const { source, map } = assets[file].sourceAndMap();
          const { css, problems } = scopeStyles(source.toString(), this.name);
          for (const problem of problems)
            compilation.errors.push(new WebpackError(`${file}: ${problem}`));
          compilation.updateAsset(file, new sources.SourceMapSource(css, file, map ?? undefined));
        }
      });
    });
  }
}
