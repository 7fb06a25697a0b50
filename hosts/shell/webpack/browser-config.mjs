import {
  cache,
  minimizer,
  resolve,
  scriptRule,
  sharedVersions,
  styleRules,
} from '@larkfare/webpack-remote';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack from 'webpack';
import { LeanFederationPlugin } from './lean-federation/lean-federation-plugin.mjs';
import { ShellManifestPlugin } from './shell-manifest-plugin.mjs';

/**
 * The shell is one eager script: through webpack's federation plugin its shared modules would load in a second wave of
 * requests. It shares them through the runtime instead (src/federation/load-remote-app.ts).
 */
export const browserConfig = ({ name, folder, configFile, dist, alias = {}, plugins = [] }) => ({
  name,
  mode: 'production',
  target: ['web', 'es2022'],
  context: folder,
  entry: { shell: './src/main.tsx' },
  devtool: 'hidden-source-map',
  output: {
    path: dist,
    filename: '[name].[contenthash:12].js',
    chunkFilename: '[name].[contenthash:12].js',
    assetModuleFilename: '[name].[contenthash:12][ext]',
    publicPath: '/_s/',
    uniqueName: name,
    crossOriginLoading: 'anonymous',
    clean: true,
  },
  // RxJS exports its modern build, a third smaller, under this condition.
  resolve: { ...resolve, alias, conditionNames: ['es2015', '...'] },
  module: {
    rules: [scriptRule, ...styleRules('shell'), { test: /\.woff2$/, type: 'asset/resource' }],
    strictExportPresence: true,
  },
  // Named, because the page names the chunk of frames (src/sandbox/frame-code.ts).
  optimization: { minimizer, chunkIds: 'named' },
  cache: cache(name, configFile),
  performance: false,
  plugins: [
    new webpack.DefinePlugin({
      SHARED_VERSIONS: JSON.stringify(sharedVersions()),
      ENV_TARGET: JSON.stringify('web'),
      FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: true,
      FEDERATION_OPTIMIZE_NO_REMOTE: false,
      FEDERATION_OPTIMIZE_NO_SHARED: false,
    }),
    new LeanFederationPlugin(),
    new MiniCssExtractPlugin({
      filename: '[name].[contenthash:12].css',
      chunkFilename: '[name].[contenthash:12].css',
    }),
    new ShellManifestPlugin(),
    ...plugins,
  ],
});
