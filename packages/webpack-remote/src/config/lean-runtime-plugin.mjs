import { fileURLToPath } from 'node:url';

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
