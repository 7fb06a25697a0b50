// Builds the same remote with webpack, Rspack and Vite, each with its plugin of Module Federation and without the kit.
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { rspack } from '@rspack/core';
import { getOperationAST, parse, print } from 'graphql';
import webpack from 'webpack';
import rspackConfig from './rspack/rspack.config.mjs';
import webpackConfig from './webpack/webpack.config.mjs';

// In a separate process, as its command line runs it.
const vite = fileURLToPath(
  import.meta.resolve('vite/package.json').replace(/package\.json$/, 'bin/vite.js'),
);
const config = fileURLToPath(new URL('vite/vite.config.mjs', import.meta.url));
await promisify(execFile)(process.execPath, [vite, 'build', '--config', config]);

const builds = [promisify(webpack)(webpackConfig), promisify(rspack)(rspackConfig)];
for (const stats of await Promise.all(builds))
  if (stats.hasErrors()) throw new Error(stats.toString('errors-only'));

// The format of Apollo’s generate-persisted-query-manifest: without a session the site runs declared operations only.
const document = parse(readFileSync(new URL('src/regions.graphql', import.meta.url), 'utf8'));
const { name, operation: type } = getOperationAST(document);
const body = print(document);
const id = createHash('sha256').update(body).digest('hex');
const manifest = {
  format: 'apollo-persisted-query-manifest',
  version: 1,
  operations: [{ id, name: name.value, type, body }],
};
for (const tool of ['webpack', 'rspack', 'vite'])
  writeFileSync(
    new URL(`${tool}/persisted-query-manifest.json`, import.meta.url),
    JSON.stringify(manifest),
  );
