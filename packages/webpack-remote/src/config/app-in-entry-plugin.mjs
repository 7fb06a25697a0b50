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
