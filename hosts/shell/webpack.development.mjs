import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { cache, resolve, scriptRule } from '@larkfare/webpack-remote';
import { browserConfig } from './webpack/browser-config.mjs';

// The shell that `larkfare-remote dev` serves, packed with the command line. React's development build is in it, because
// remotes take React from the shell and only that build replaces components and keeps their state.
const folder = fileURLToPath(new URL('.', import.meta.url));
const configFile = fileURLToPath(import.meta.url);
const dist = join(folder, 'dist/development');

const config = browserConfig({ name: 'browser', folder, configFile, dist: join(dist, 'browser') });

export default [
  {
    ...config,
    devtool: false,
    optimization: { ...config.optimization, nodeEnv: 'development', minimize: false },
  },
  {
    name: 'development-documents',
    mode: 'production',
    target: 'node22',
    context: folder,
    entry: './server/development.ts',
    devtool: false,
    output: { path: dist, filename: 'documents.cjs', library: { type: 'commonjs2' } },
    resolve,
    module: { rules: [scriptRule] },
    optimization: { minimize: false },
    cache: cache('development-documents', configFile),
    performance: false,
  },
];
