import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import configs from '../webpack.config.mjs';

const folder = fileURLToPath(new URL('..', import.meta.url));
const [ssr] = configs;

/** React Router's server for the same screens, with React's usual build: a baseline for measurements, never served. */
export default {
  ...ssr,
  name: 'router-server',
  entry: './single-bundle/router-server.tsx',
  output: { path: join(folder, 'dist/router-server'), filename: 'router-server.cjs' },
  plugins: [],
  cache: false,
};
