import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { join } from 'node:path';
import { federation } from '../src/federation.mjs';

export default {
  mode: 'production',
  devtool: 'hidden-source-map',
  context: import.meta.dirname,
  entry: {},
  output: { path: join(import.meta.dirname, 'dist'), publicPath: 'auto', clean: true },
  module: {
    rules: [
      {
        test: /\.jsx$/,
        loader: 'builtin:swc-loader',
        options: {
          jsc: {
            parser: { syntax: 'ecmascript', jsx: true },
            transform: { react: { runtime: 'automatic' } },
          },
        },
      },
      // Parsed while the site is built: the shell shares no parser.
      { test: /\.graphql$/, loader: 'graphql-tag/loader' },
      { test: /\.css$/, type: 'css/auto' },
    ],
  },
  plugins: [new ModuleFederationPlugin(federation('rspack'))],
};
