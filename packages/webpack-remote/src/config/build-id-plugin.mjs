import { createHash } from 'node:crypto';

/** Stands in the output until everything else is known, then becomes the hash of it all. */
export const buildId = 'larkfareBuildId';

/** Gives each build its own id, the same for the same sources. */
export class BuildIdPlugin {
  apply(compiler) {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('BuildIdPlugin', (compilation) => {
      // Before content hashes are put right, so file names tell of the id too.
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
