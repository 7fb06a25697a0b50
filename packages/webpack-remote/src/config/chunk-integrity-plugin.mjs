/**
 * Gives every chunk that webpack loads the integrity that the shell read from the manifest: `createScript` of
 * Module Federation covers entries only.
 */
export class ChunkIntegrityPlugin {
  apply(compiler) {
    const { LoadScriptRuntimeModule } = compiler.webpack.runtime;
    compiler.hooks.compilation.tap('ChunkIntegrityPlugin', (compilation) => {
      LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        'ChunkIntegrityPlugin',
        (code) => [code, ...attributes].join('\n'),
      );
    });
  }
}

const attributes = [
  "script.integrity = self.larkfareIntegrity?.(url) ?? '';",
  // Webpack sets it for other origins only; a preload that differs in this is fetched a second time.
  "script.crossOrigin = 'anonymous';",
];
