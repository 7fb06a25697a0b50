import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import webpack from 'webpack';
import { cache, resolve, scriptRule, styleRules } from '@larkfare/webpack-remote';
import { browserConfig } from './webpack/browser-config.mjs';
import { IconsPlugin } from './webpack/icons-plugin.mjs';

const folder = fileURLToPath(new URL('.', import.meta.url));
const configFile = fileURLToPath(import.meta.url);

/** The same components as one file for server rendering, which runs in a worker thread. */
const ssr = {
  name: 'shell-ssr',
  mode: 'production',
  target: 'node22',
  context: folder,
  entry: './src/ssr/render-thread.tsx',
  devtool: false,
  output: { path: join(folder, 'dist/ssr'), filename: 'render-thread.cjs', clean: true },
  resolve,
  module: { rules: [scriptRule, ...styleRules('shell', { isServer: true })] },
  // Only React uses this global, to count each piece's bytes for what it sends later, which is nothing: a tenth of a render.
  plugins: [new webpack.DefinePlugin({ Buffer: { byteLength: '((text) => text.length)' } })],
  optimization: { minimize: false },
  cache: cache('shell-ssr', configFile),
  performance: false,
};

export default [
  ssr,
  browserConfig({
    name: 'shell-browser',
    folder,
    configFile,
    dist: join(folder, 'dist/browser'),
    plugins: [new IconsPlugin()],
  }),
];
