// Builds the same remote with webpack, Rspack and Vite, each with its plugin of Module Federation and without the kit.
import { rspack } from '@rspack/core';
import { promisify } from 'node:util';
import { build } from 'vite';
import webpack from 'webpack';
import rspackConfig from './rspack/rspack.config.mjs';
import viteConfig from './vite/vite.config.mjs';
import webpackConfig from './webpack/webpack.config.mjs';

const builds = [
  promisify(webpack)(webpackConfig),
  promisify(rspack)(rspackConfig),
  build({ ...viteConfig, configFile: false, logLevel: 'warn' }),
];
for (const stats of await Promise.all(builds))
  if (stats.hasErrors?.()) throw new Error(stats.toString('errors-only'));
