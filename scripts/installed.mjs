// After npm install: the programs install nothing again, unless what they are built with was left out (--omit=dev).
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { markInstalled, root } from './prepare.mjs';

const packagesOf = (path) => JSON.parse(readFileSync(join(root, path), 'utf8')).packages;
const isNeeded = ([, { dev, optional }]) => dev && !optional;
const installed = 'node_modules/.package-lock.json';

if (existsSync(join(root, installed))) {
  const has = packagesOf(installed);
  const needed = Object.entries(packagesOf('package-lock.json')).filter(isNeeded);
  if (needed.every(([path]) => path in has)) markInstalled();
}
