import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import webpack from 'webpack';
import { browserConfig } from '../webpack/browser-config.mjs';

const folder = fileURLToPath(new URL('..', import.meta.url));

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
    'public-remote': fileURLToPath(new URL('../../../remotes/public/src/app.tsx', import.meta.url)),
  },
});

export default {
  ...config,
  plugins: [
    ...config.plugins,
    new webpack.NormalModuleReplacementPlugin(
      /\/load-remote-app\.ts$/,
      fileURLToPath(new URL('load-remote-app.mjs', import.meta.url)),
    ),
  ],
};
