import { fileURLToPath } from 'node:url';

const ours = fileURLToPath(new URL('../runtime/bundler-runtime.mjs', import.meta.url));

/** Gives a remote's script our own bundler runtime instead of the library's, which is eight times as large. */
export class LeanRuntimePlugin {
  apply(compiler) {
    new compiler.webpack.NormalModuleReplacementPlugin(
      /[\\/]webpack-bundler-runtime[\\/]dist[\\/](bundler|index)\.js$/,
      ours,
    ).apply(compiler);
  }
}
