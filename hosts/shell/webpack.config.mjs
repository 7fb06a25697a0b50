import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { cache, resolve, scriptRule, styleRules } from '@larkfare/webpack-remote';
import { browserConfig } from './webpack/browser-config.mjs';

const folder = fileURLToPath(new URL('.', import.meta.url));
const configFile = fileURLToPath(import.meta.url);

/** Draws first screens on the server: the same components, as one file that runs in its own thread. */
const drawing = {
  name: 'shell-drawing',
  mode: 'production',
  target: 'node22',
  context: folder,
  entry: './src/drawing/drawing-thread.ts',
  devtool: false,
  output: { path: join(folder, 'dist/drawing'), filename: 'drawing-thread.cjs', clean: true },
  resolve,
  module: { rules: [scriptRule, ...styleRules('shell', { isServer: true })] },
  optimization: { minimize: false },
  cache: cache('shell-drawing', configFile),
  performance: false,
};

export default [
  drawing,
  browserConfig({ name: 'shell-browser', folder, configFile, dist: join(folder, 'dist/browser') }),
  // What stands in frames is a build of its own, so that it adds nothing to the script of every page.
  browserConfig({
    name: 'shell-frame',
    folder,
    configFile,
    dist: join(folder, 'dist/frame'),
    entry: { frame: './src/framed/inside/main.tsx' },
  }),
];
