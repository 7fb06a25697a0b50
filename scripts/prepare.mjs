// Brings a fresh clone to where it can run: installs what the lock file names and builds what changed.
// Plain JavaScript without dependencies, because it runs before anything is installed, on Node 20 or newer.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));
const installedMark = join(root, 'node_modules/.larkfare-installed');
const builtMark = join(root, 'node_modules/.larkfare-built');
export const pinnedNode = join(root, 'node_modules/node/bin/node');

export async function prepare() {
  refuseOldNode();
  await installIfStale();
  await build();
}

function refuseOldNode() {
  const major = Number(process.versions.node.split('.')[0]);
  if (major >= 20) return;
  console.error(`Larkfare needs Node 20 or newer to start (this is ${process.version}).`);
  process.exit(1);
}

async function installIfStale() {
  const wanted = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
  if (existsSync(installedMark) && readFileSync(installedMark, 'utf8') === wanted) return;
  await step('Installing packages', 'npm', ['ci', '--loglevel=error']);
  writeFileSync(installedMark, wanted);
}

/** Asking the build tool takes seconds, so it is asked only when a file is not as it was after the last build. */
async function build() {
  const wanted = fingerprint();
  if (existsSync(builtMark) && readFileSync(builtMark, 'utf8') === wanted) return;
  await step('Building', 'npm', ['run', '--silent', 'build']);
  writeFileSync(builtMark, fingerprint());
}

/** Every file that is built and every built file, by name, size and time. */
function fingerprint() {
  const hash = createHash('sha256').update(readFileSync(installedMark));
  for (const folder of ['packages', 'services', 'gateway', 'hosts', 'remotes']) {
    for (const entry of readdirSync(join(root, folder), { recursive: true })) {
      if (entry.includes('node_modules')) continue;
      const { size, mtimeMs } = statSync(join(root, folder, entry));
      hash.update(`${folder}/${entry} ${size} ${mtimeMs}\n`);
    }
  }
  return hash.digest('hex');
}

/** The pinned Node before any other, for every program started from here. */
export const environment = () => ({
  ...process.env,
  PATH: `${join(root, 'node_modules/node/bin')}:${join(root, 'node_modules/.bin')}:${process.env.PATH}`,
  NX_DAEMON: 'false',
});

/** Runs a step, shows how long it takes while it does, and shows what it said only when it fails. */
async function step(title, command, args) {
  const began = Date.now();
  const seconds = () => `${Math.round((Date.now() - began) / 1000)} s`;
  const tell = process.stdout.isTTY
    ? () => process.stdout.write(`\r${title}… ${seconds()} `)
    : () => console.log(`${title}… ${seconds()}`);
  tell();
  const ticker = setInterval(tell, process.stdout.isTTY ? 1000 : 15_000);
  const output = [];
  const child = spawn(command, args, {
    cwd: root,
    env: environment(),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  child.stdout.on('data', (chunk) => output.push(chunk));
  child.stderr.on('data', (chunk) => output.push(chunk));
  const code = await new Promise((resolve) =>
    child.on('exit', (exitCode) => resolve(exitCode ?? 1)),
  );
  clearInterval(ticker);
  console.log(
    `${process.stdout.isTTY ? '\r' : ''}${title}: ${code === 0 ? `done in ${seconds()}` : 'failed'}   `,
  );
  if (code === 0) return;
  process.stderr.write(Buffer.concat(output));
  process.exit(code);
}

/** Runs a program in the foreground; signals reach it, and its exit code is returned. */
export function foreground(command, args, extraEnvironment = {}) {
  const child = spawn(command, args, {
    cwd: root,
    env: { ...environment(), ...extraEnvironment },
    stdio: 'inherit',
  });
  const forward = (signal) => child.kill(signal);
  process.on('SIGINT', () => undefined); // The terminal sends it to the child as well.
  process.on('SIGTERM', forward);
  return new Promise((resolve) =>
    child.on('exit', (code, signal) => resolve(code ?? (signal ? 1 : 0))),
  );
}
