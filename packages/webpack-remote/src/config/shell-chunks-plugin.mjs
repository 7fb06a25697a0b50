/**
 * Lets the shell choose the address and integrity hash of each chunk's script: `createScript` of Module Federation covers
 * entries only.
 */
export class ShellChunksPlugin {
  apply(compiler) {
    const { LoadScriptRuntimeModule } = compiler.webpack.runtime;
    compiler.hooks.compilation.tap('ShellChunksPlugin', (compilation) => {
      LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        'ShellChunksPlugin',
        (code) => [code, ...attributes].join('\n'),
      );
    });
  }
}

const attributes = [
  'Object.assign(script, self.larkfareChunk?.(url));',
  // Webpack sets it for other origins only; without it, a preloaded file would be fetched a second time.
  "script.crossOrigin = 'anonymous';",
];
