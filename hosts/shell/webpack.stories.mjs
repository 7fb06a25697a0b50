import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { cache, resolve, scriptRule, styleRules } from '@larkfare/webpack-remote';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack from 'webpack';

// A page of every component of ui-kit and every token (npm run catalogue), which is opened as a file.
const folder = fileURLToPath(new URL('.', import.meta.url));
const css = readFileSync(join(folder, 'src/theme/tokens.css'), 'utf8');
const tokens = [...new Set(css.match(/(?<=^ +)--[\w-]+/gm))];

export default {
  name: 'shell-stories',
  mode: 'production',
  target: ['web', 'es2022'],
  context: folder,
  entry: { stories: './src/stories/main.tsx' },
  devtool: false,
  output: {
    path: join(folder, 'dist/stories'),
    assetModuleFilename: '[name][ext]',
    publicPath: '',
    clean: true,
  },
  resolve,
  module: {
    rules: [
      scriptRule,
      ...styleRules('stories'),
      { test: /\.(woff2|html)$/, type: 'asset/resource' },
    ],
  },
  cache: cache('shell-stories', fileURLToPath(import.meta.url)),
  performance: false,
  plugins: [
    new MiniCssExtractPlugin(),
    new webpack.DefinePlugin({ TOKENS: JSON.stringify(tokens) }),
  ],
};
