// node scripts/run.mjs <file.ts> [arguments]: runs a TypeScript file of this repository with the pinned Node.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { nodeFlags } from './node-flags.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const pinned = `${root}node_modules/node/bin/node`;
const child = spawn(
  existsSync(pinned) ? pinned : process.execPath,
  [...nodeFlags, ...process.argv.slice(2)],
  { stdio: 'inherit' },
);
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
