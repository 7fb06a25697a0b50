// Runs TypeScript with decorators straight from source: node --import ./scripts/swc-hook.mjs file.ts
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import {
  createRequire,
  enableCompileCache,
  registerHooks,
  setSourceMapsSupport,
} from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { swcOptions } from './swc-options.mjs';

const require = createRequire(import.meta.url);
const { version } = require('@swc/core/package.json');

// Only for our files: the maps of all libraries take tens of megabytes.
setSourceMapsSupport(true);

/** Stores V8's compiled code, and beside it the JavaScript that it was compiled from. */
const { directory: cacheFolder } = enableCompileCache(
  process.env.NODE_COMPILE_CACHE ??
    fileURLToPath(new URL('../node_modules/.cache/compiled', import.meta.url)),
);

registerHooks({
  load(url, context, next) {
    if (!url.startsWith('file:') || !/\.tsx?$/.test(url)) return next(url, context);
    return { format: 'module', source: cachedScript(fileURLToPath(url)), shortCircuit: true };
  },
});

function cachedScript(filename) {
  const source = readFileSync(filename, 'utf8');
  if (!cacheFolder) return toScript(source, filename);
  const made = JSON.stringify([version, swcOptions, filename, source]);
  const hash = createHash('sha256').update(made).digest('hex');
  const cached = join(cacheFolder, 'typescript', `${hash}.js`);
  if (existsSync(cached)) return readFileSync(cached, 'utf8');
  const script = toScript(source, filename);
  store(cached, script);
  return script;
}

function store(file, script) {
  const temporary = `${file}.${process.pid}`;
  try {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(temporary, script);
    renameSync(temporary, file); // A process that starts at the same time reads the whole file or none.
  } catch {
    // The installation is read-only, or the disk is full: the next start compiles the file again.
  }
}

/** The compiler is loaded for the first file that is not cached: it takes memory until the process ends. */
const toScript = (source, filename) =>
  require('@swc/core').transformSync(source, { ...swcOptions, filename, sourceMaps: 'inline' })
    .code;
