import { scopeStyles } from '@larkfare/remote-cli/scope-styles';

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
