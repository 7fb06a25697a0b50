import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { pagesRule } from '@larkfare/webpack-remote';
import webpack from 'webpack';
import { browserConfig } from '../webpack/browser-config.mjs';

const folder = fileURLToPath(new URL('..', import.meta.url));
const remote = fileURLToPath(new URL('../../../remotes/public/', import.meta.url));

/**
 * The same sources as one ordinary bundle, without Module Federation: the baseline for measuring the federated page. It is
 * never served.
 */
const config = browserConfig({
  name: 'single-bundle',
  folder,
  configFile: fileURLToPath(import.meta.url),
  dist: join(folder, 'dist/single-bundle'),
  alias: {
    'public-remote': join(remote, 'src/app.tsx'),
  },
});

export default {
  ...config,
  module: { ...config.module, rules: [...config.module.rules, pagesRule(remote)] },
  plugins: [
    ...config.plugins,
    new webpack.NormalModuleReplacementPlugin(
      /\/load-remote-app\.ts$/,
      fileURLToPath(new URL('load-remote-app.mjs', import.meta.url)),
    ),
  ],
};
