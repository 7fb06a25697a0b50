/**
 * Lets the shell say from where and with which integrity each chunk is loaded: `createScript` of Module Federation
 * covers entries only.
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
  // Webpack sets it for other origins only; a preload that differs in this is fetched a second time.
  "script.crossOrigin = 'anonymous';",
];
