import { join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import { DevelopmentPlugin } from '../development/development-plugin.mjs';
import { RemoteManifestPlugin, slotChunk } from '../manifest/remote-manifest-plugin.mjs';
import { chunkOf, pagesRule } from '../pages/pages-rule.mjs';
import { AppInEntryPlugin, LeanRuntimePlugin, ScopeStylesPlugin } from './browser-plugins.mjs';
import { BuildIdPlugin, buildId } from '../manifest/build-id-plugin.mjs';
import { minimizer } from './minimizer.mjs';
import { assetRule, cache, refreshRule, resolve, scriptRule, styleRules } from './rules.mjs';
import { SharedExportsPlugin } from './shared-exports-plugin.mjs';
import { sharedVersions } from './shared-modules.mjs';

/**
 * For chunks that are loaded while a page is used. The code of a page itself has the shell's much shorter timeout.
 */
const chunkTimeoutMs = 20_000;

/** The components that fill slots, each with a separate chunk. */
const exposedSlots = ({ slots = [] }) =>
  Object.fromEntries(
    slots
      .filter(({ component }) => component)
      .map(({ slot, component }) => [
        `./slots/${slot}`,
        { import: `./${component}`, name: slotChunk(slot) },
      ]),
  );

/**
 * Styles of the lazy parts that are named after their page, such as `home-route-form`, are in the page's: such a part may
 * be in the HTML of the first screen.
 */
const stylesOfParts = ({ routes }) =>
  Object.fromEntries(
    routes.map(({ page }) => {
      const name = chunkOf(page);
      const chunks = (chunk) => chunk.name === name || chunk.name?.startsWith(`${name}-`);
      return [name, { name, chunks, type: 'css/mini-extract', enforce: true }];
    }),
  );

/**
 * The build for browsers: one exposed module `./app`, with all shared modules from the shell. `isDevelopment` is that of
 * `larkfare-remote dev`: quickly built again, with hot updates, and never published.
 */
export function browserConfig({ name, folder, remote, configFile, isDevelopment }) {
  // The name of a global variable cannot contain hyphens.
  const container = `remote_${name.replaceAll('-', '_')}`;
  const versions = sharedVersions();
  const shared = Object.fromEntries(
    Object.entries(versions).map(([module, version]) => [
      module,
      {
        singleton: true,
        strictVersion: true,
        import: false,
        requiredVersion: remote.needs[module] ?? `^${version}`,
      },
    ]),
  );
  const styleFile = isDevelopment ? '[name]' : '[name].[contenthash:12]';
  const manifest = new RemoteManifestPlugin({ remote, container, folder, shared });
  return {
    name: `${name}-${isDevelopment ? 'development' : 'browser'}`,
    dependencies: [`${name}-server`],
    mode: isDevelopment ? 'development' : 'production',
    target: ['web', 'es2022'],
    context: folder,
    entry: {},
    // For the registry, which maps the stacks of visitors' errors and shows reviewers the sources; no visitor gets them.
    devtool: isDevelopment ? 'source-map' : 'hidden-source-map',
    output: {
      path: join(folder, isDevelopment ? 'node_modules/.cache/larkfare-dev' : 'dist'),
      // The address of a build's files has the build's id: a hash of each would only make the runtime's table of them longer.
      filename: '[name].js',
      chunkFilename: '[name].js',
      assetModuleFilename: '[name].[contenthash:12][ext]',
      publicPath: 'auto',
      // Two builds of one remote may meet on a page; they must not take each other's chunks.
      uniqueName: isDevelopment ? container : `${container}_${buildId}`,
      devtoolModuleFilenameTemplate: '[resource-path]',
      crossOriginLoading: 'anonymous',
      chunkLoadTimeout: chunkTimeoutMs,
      clean: { keep: /^server\// },
    },
    resolve,
    module: {
      rules: [
        isDevelopment ? refreshRule : scriptRule,
        pagesRule(folder),
        ...styleRules(name),
        assetRule('asset'),
      ],
      // Smaller ones cost less inline than a request.
      parser: { asset: { dataUrlCondition: { maxSize: 2000 } } },
      strictExportPresence: true,
    },
    optimization: isDevelopment
      ? { emitOnErrors: false }
      : {
          minimizer,
          chunkIds: 'deterministic',
          moduleIds: 'deterministic',
          splitChunks: { maxInitialRequests: 3, cacheGroups: stylesOfParts(remote) },
        },
    cache: cache(`${name}-${isDevelopment ? 'development' : 'browser'}`, configFile),
    performance: false,
    plugins: [
      // Without a hash, one remote's style block would be taken for another's of the same name.
      new MiniCssExtractPlugin({
        filename: `${styleFile}.css`,
        chunkFilename: `${styleFile}.css`,
        ignoreOrder: true,
      }),
      new ModuleFederationPlugin({
        name: container,
        filename: 'remote.js',
        exposes: { './app': { import: './src/app.tsx', name: 'app' }, ...exposedSlots(remote) },
        shared,
        shareStrategy: 'loaded-first',
        manifest: false,
        dts: false,
        experiments: {
          externalRuntime: true,
          optimization: { disableSnapshot: true, target: 'web' },
        },
      }),
      new LeanRuntimePlugin(),
      new SharedExportsPlugin(),
      new ScopeStylesPlugin({ name }),
      ...(isDevelopment
        ? [new DevelopmentPlugin({ container, folder, manifest })]
        : [new AppInEntryPlugin({ container }), new BuildIdPlugin(), manifest]),
    ],
  };
}
