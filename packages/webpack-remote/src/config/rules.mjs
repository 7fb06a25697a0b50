import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';

const require = createRequire(import.meta.url);

/** The folder of the repository (node_modules where this package is installed), which relative paths in class names are hashed from. */
export const repository = fileURLToPath(new URL('../../../../', import.meta.url));

const scripts = (react) => ({
  test: /\.tsx?$/,
  // Our own packages are sources, in this repository as well as installed in a partner's folder.
  exclude: /node_modules[\\/](?!@larkfare[\\/])/,
  use: {
    loader: require.resolve('swc-loader'),
    options: {
      swcrc: false,
      jsc: {
        target: 'es2022',
        parser: { syntax: 'typescript', tsx: true },
        transform: { react: { runtime: 'automatic', ...react }, verbatimModuleSyntax: true },
      },
    },
  },
});

/** Compiles TypeScript and JSX for current browsers and Node. */
export const scriptRule = scripts({});
/** The same for React Refresh, which finds the components that changed. */
export const refreshRule = scripts({ development: true, refresh: true });

/**
 * CSS Modules with the owner's name in every class, so that no remote can style another. The server's build needs the same
 * class names and no files.
 */
export const styleRules = (owner, { isServer = false } = {}) => [
  {
    test: /\.module\.css$/,
    use: [
      ...(isServer ? [] : [MiniCssExtractPlugin.loader]),
      {
        loader: require.resolve('css-loader'),
        options: {
          modules: {
            localIdentName: `${owner}_[hash:base64:6]`,
            localIdentContext: repository,
            namedExport: false,
            exportLocalsConvention: 'as-is',
            exportOnlyLocals: isServer,
          },
        },
      },
    ],
  },
  {
    test: /\.css$/,
    exclude: /\.module\.css$/,
    use: isServer
      ? [
          {
            loader: require.resolve('css-loader'),
            options: { modules: { mode: 'global', exportOnlyLocals: true } },
          },
        ]
      : [MiniCssExtractPlugin.loader, require.resolve('css-loader')],
  },
];

/** Pictures and fonts. */
export const assetRule = (type) => ({ test: /\.(svg|avif|webp|jpg|png|woff2)$/, type });

export const resolve = { extensions: ['.ts', '.tsx', '.mjs', '.js'], symlinks: true };

/** Cached between builds, so that an unchanged remote is built in a second. */
export const cache = (name, configFile) => ({
  type: 'filesystem',
  name,
  buildDependencies: { config: [configFile, fileURLToPath(import.meta.url)] },
});
