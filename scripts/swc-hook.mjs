// Runs TypeScript with decorators straight from source: node --import ./scripts/swc-hook.mjs file.ts
import { readFileSync } from 'node:fs';
import { registerHooks, setSourceMapsSupport } from 'node:module';
import { fileURLToPath } from 'node:url';
import { transformSync } from '@swc/core';
import { swcOptions } from './swc-options.mjs';

// Of our own files only: the maps of all libraries take tens of megabytes.
setSourceMapsSupport(true);

registerHooks({
  load(url, context, next) {
    if (!url.startsWith('file:') || !/\.tsx?$/.test(url)) return next(url, context);
    const filename = fileURLToPath(url);
    const { code } = transformSync(readFileSync(filename, 'utf8'), {
      ...swcOptions,
      filename,
      sourceMaps: 'inline',
    });
    return { format: 'module', source: code, shortCircuit: true };
  },
});
