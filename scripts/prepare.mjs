// Brings a fresh clone to where it can run: installs what the lock file names, generates and builds what changed.
// Plain JavaScript without dependencies, because it runs before anything is installed, on Node 20 or newer.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { withLock } from './lock.mjs';

export const root = fileURLToPath(new URL('..', import.meta.url));
const installedMark = join(root, 'node_modules/.larkfare-installed');
const generatedMark = join(root, 'node_modules/.larkfare-generated');
const builtMark = join(root, 'node_modules/.larkfare-built');
/** Held while files are generated or built, which other commands would read half-written. A socket's path is short. */
const buildLock = join(
  tmpdir(),
  `larkfare-build-${createHash('sha256').update(root).digest('hex').slice(0, 12)}`,
);
export const pinnedNode = join(root, 'node_modules/node/bin/node');

export async function prepare() {
  refuseOldNode();
  await installIfStale();
  await build();
}

/** Prepares a fresh clone for lint, types and tests: the packages and the generated TypeScript. */
export async function prepareSources() {
  refuseOldNode();
  await installIfStale();
  await generate();
}

function refuseOldNode() {
  const major = Number(process.versions.node.split('.')[0]);
  if (major >= 20) return;
  console.error(`Larkfare needs Node 20 or newer to start (this is ${process.version}).`);
  process.exit(1);
}

async function installIfStale() {
  if (isMarked(installedMark, installedFingerprint())) return;
  await step('Installing packages', 'npm', ['ci', '--loglevel=error']);
  markInstalled();
}

export const markInstalled = () => writeFileSync(installedMark, installedFingerprint());
const installedFingerprint = () =>
  createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');

/** The build tool takes seconds even with its cache, so it runs only if a file has changed since the last build. */
const build = () =>
  withLock(buildLock, async () => {
    if (!isMarked(builtMark, builtFingerprint())) await runBuild();
  });

export const buildNow = () => withLock(buildLock, runBuild);

async function runBuild() {
  await step('Building', 'lerna', ['run', 'generate,build,pictures']);
  writeFileSync(builtMark, builtFingerprint());
}

/** The TypeScript of the .graphql files, which is not committed. */
export const generate = () =>
  withLock(buildLock, async () => {
    if (isMarked(generatedMark, generatedFingerprint())) return;
    await step('Generating', 'lerna', ['run', 'generate']);
    writeFileSync(generatedMark, generatedFingerprint());
  });

const isMarked = (mark, state) => existsSync(mark) && readFileSync(mark, 'utf8') === state;

/** Every file that is built and every built file, by name, size and time. */
function builtFingerprint() {
  const hash = createHash('sha256').update(readFileSync(installedMark));
  for (const path of ['schema.graphql', ...workspaceFiles()]) {
    const { size, mtimeMs } = statSync(join(root, path));
    hash.update(`${path} ${size} ${mtimeMs}\n`);
  }
  return hash.digest('hex');
}

/** Every file that is generated from and every generated file, by name and content: a build may restore them. */
function generatedFingerprint() {
  const hash = createHash('sha256');
  const isUsed = (path) =>
    /\.(graphql|generated\.ts)$/.test(path) || /^packages.graphql-codegen.*\.mjs$/.test(path);
  for (const path of ['package-lock.json', 'schema.graphql', ...workspaceFiles().filter(isUsed)])
    hash.update(`${path}\n`).update(readFileSync(join(root, path)));
  return hash.digest('hex');
}

const workspaceFiles = () =>
  ['packages', 'services', 'gateway', 'hosts', 'remotes'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true })
      .filter((entry) => !/node_modules|^test-servers/.test(entry))
      .map((entry) => join(folder, entry)),
  );

/** The pinned Node before any other, for every program started from here. */
export const environment = () => ({
  ...process.env,
  PATH: `${join(root, 'node_modules/node/bin')}:${join(root, 'node_modules/.bin')}:${process.env.PATH}`,
  NX_DAEMON: 'false',
});

/** Runs a step with a timer, and prints its output only if it fails. */
async function step(title, command, args) {
  const began = Date.now();
  const seconds = () => `${Math.round((Date.now() - began) / 1000)} s`;
  const report = process.stdout.isTTY
    ? () => process.stdout.write(`\r${title}… ${seconds()} `)
    : () => console.log(`${title}… ${seconds()}`);
  report();
  const ticker = setInterval(report, process.stdout.isTTY ? 1000 : 15_000);
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

/**
 * Runs a program in the foreground; signals reach it, and its exit code is returned. It stops when
 * its IPC channel closes, so it ends with this process in any case.
 */
export function foreground(command, args, extraEnvironment = {}) {
  const child = spawn(command, args, {
    cwd: root,
    env: { ...environment(), ...extraEnvironment },
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  });
  process.on('SIGINT', () => undefined); // The terminal sends it to the child as well.
  for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  endWithNpm(() => child.kill('SIGTERM'));
  return new Promise((resolve) =>
    child.on('exit', (code, signal) => resolve(code ?? (signal ? 1 : 0))),
  );
}

/** Runs a program beside this one, without output; it ends when its IPC channel closes, with this process at the latest. */
export function background(command, args) {
  const stdio = ['ignore', 'ignore', 'ignore', 'ipc'];
  spawn(command, args, { cwd: root, env: environment(), stdio }).unref();
}

/** A killed npm does not stop its children; they get another parent. */
function endWithNpm(end) {
  const { ppid } = process;
  if (!process.env.npm_lifecycle_event) return;
  setInterval(() => process.ppid === ppid || end(), 500).unref();
}
