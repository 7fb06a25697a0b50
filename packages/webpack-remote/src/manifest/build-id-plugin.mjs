import { createHash } from 'node:crypto';

/** A placeholder in the output that is replaced with the hash of the whole build, and as long: source maps stay true. */
export const buildId = 'larkfare_id_';

/** Gives each build its own id, which is the same for the same sources. */
export class BuildIdPlugin {
  apply(compiler) {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('BuildIdPlugin', (compilation) => {
      // Before content hashes are updated, so that file names change with the id.
      const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH - 1;
      compilation.hooks.processAssets.tap({ name: 'BuildIdPlugin', stage }, (assets) => {
        const names = Object.keys(assets)
          .filter((name) => /\.(js|css)$/.test(name))
          .sort();
        const hash = createHash('sha256');
        for (const name of names) hash.update(assets[name].buffer());
        compilation.larkfareBuild = hash.digest('hex').slice(0, 12);
        for (const name of names) {
          const source = assets[name].source().toString();
          if (!source.includes(buildId)) continue;
          compilation.updateAsset(
            name,
            new sources.RawSource(source.replaceAll(buildId, compilation.larkfareBuild)),
          );
        }
      });
    });
  }
}
