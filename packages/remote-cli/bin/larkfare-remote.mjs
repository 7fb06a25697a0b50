#!/usr/bin/env node
// Runs src/ from source: Node strips types itself, only not below node_modules, where an installed package lies.
import { readFileSync } from 'node:fs';
import * as modules from 'node:module';
import { fileURLToPath } from 'node:url';

if (Number.parseInt(process.versions.node) < 24) {
  console.error(
    `larkfare-remote needs Node 24 or newer; this is ${process.version}. npx brings it along with --package=node@24.`,
  );
  process.exit(2);
}

const source = new URL('../src/', import.meta.url).href;
// Node warns that stripping types is experimental; a publisher need not read that every time.
const { emitWarning } = process;
process.emitWarning = (warning, ...rest) =>
  /stripTypeScriptTypes/.test(String(warning))
    ? undefined
    : emitWarning.call(process, warning, ...rest);

modules.registerHooks({
  load(url, context, next) {
    if (!url.startsWith(source) || !url.endsWith('.ts')) return next(url, context);
    const text = readFileSync(fileURLToPath(url), 'utf8');
    return {
      format: 'module',
      source: modules.stripTypeScriptTypes(text),
      shortCircuit: true,
    };
  },
});

// A reader that has seen enough, such as `head`, closes the pipe.
process.stdout.on('error', (problem) => {
  if (problem.code !== 'EPIPE') throw problem;
  process.exit();
});

const { runCommand } = await import('../src/index.ts');
process.exitCode = await runCommand(process.argv.slice(2));
