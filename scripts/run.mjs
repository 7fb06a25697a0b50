// node scripts/run.mjs <file.ts> [arguments]: runs a TypeScript file of this repository with the pinned Node.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { nodeFlags } from './node-flags.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const pinned = `${root}node_modules/node/bin/node`;
const node = existsSync(pinned) ? pinned : process.execPath;
const args = [...nodeFlags, ...process.argv.slice(2)];

// Becomes the program, so that no process of 50 MB waits beside it; an older Node and Windows cannot.
if (process.execve && process.platform !== 'win32') process.execve(node, [node, ...args]);

const child = spawn(node, args, { stdio: 'inherit' });
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
