import { spawn } from 'node:child_process';
import { EventEmitter } from 'node:events';
import { existsSync, readFileSync, watch } from 'node:fs';
import { createInterface } from 'node:readline';
import { dirname, join } from 'node:path';
import { RefusedError, UsageError } from '../command/errors.ts';
import type { LocalManifest } from './page-with-local-build.rules.ts';

/** Problems of the newest build. */
export interface Problems {
  /** It could not be built, so the build before stays. */
  build: string[];
  types: string[];
  warnings: string[];
}

export interface LocalBuild {
  /** Files of the newest build that succeeded; undefined until there is one. */
  manifest(): LocalManifest | undefined;
  problems(): Problems;
  /** Whether the build's process has ended, as it does when webpack.config.mjs throws. */
  hasEnded(): boolean;
  /** How often the build was started again, after which a page has to be loaded again. */
  restarts(): number;
  /** A file of that build. */
  file(name: string): Buffer | undefined;
  /** Calls the listener after each build and each check of types. @returns unsubscribe */
  onChange(listener: () => void): () => void;
  close(): void;
}

/** A message of the build's process (development-plugin.mjs of webpack-remote). */
interface BuildReport {
  problems: string[];
  warnings: string[];
  manifest?: LocalManifest;
}

/** Read once by a build, which is therefore started again when they change. */
const configuration = ['remote.json', 'webpack.config.mjs'];

/** Builds the remote whenever a file changes, and checks its types after each build. */
export function startLocalBuild(folder: string): LocalBuild {
  const events = new EventEmitter().setMaxListeners(0);
  const problems: Problems = { build: [], types: [], warnings: [] };
  const webpack = [findFile(folder, 'webpack/bin/webpack.js'), '--config', 'webpack.config.mjs'];
  let manifest: LocalManifest | undefined;
  let types: ReturnType<typeof checkTypes>;
  let hasEnded = false;
  let isRestarting = false;
  let restarts = 0;
  let build = start();

  const watcher = watch(folder, (_, file) => {
    if (!file || !configuration.includes(file)) return;
    if (hasEnded) restart();
    else isRestarting = build.kill();
  });

  function start() {
    const child = spawn(process.execPath, [...webpack, '--watch'], {
      cwd: folder,
      env: { ...process.env, LARKFARE_DEV: '1' },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    child.on('message', onReport);
    child.once('exit', (code, signal) => (isRestarting ? restart() : onEnd(code ?? signal)));
    return child;
  }
  function restart() {
    isRestarting = hasEnded = false;
    restarts += 1;
    build = start();
  }
  function onReport(report: BuildReport) {
    problems.build = report.problems;
    problems.warnings = report.warnings;
    manifest = report.manifest ?? manifest;
    events.emit('change');
    // The first build has generated the types of the operations.
    types ??= checkTypes(folder, (typeProblems) => {
      problems.types = typeProblems;
      events.emit('change');
    });
  }
  function onEnd(why: number | string | null) {
    hasEnded = true;
    const again = `Save ${configuration.join(' or ')} to start it again.`;
    problems.build = [
      `The build has ended (${why}): the terminal says why.${manifest ? ` ${again}` : ''}`,
    ];
    events.emit('change');
  }
  return {
    manifest: () => manifest,
    problems: () => problems,
    hasEnded: () => hasEnded,
    restarts: () => restarts,
    file(name) {
      const path = join(folder, 'node_modules/.cache/larkfare-dev', name);
      const isOurs = /^[\w-][\w.-]*$/.test(name) && existsSync(path);
      return isOurs ? readFileSync(path) : undefined;
    },
    onChange(listener) {
      events.on('change', listener);
      return () => events.off('change', listener);
    },
    close() {
      watcher.close();
      events.removeAllListeners();
      isRestarting = false;
      build.kill();
      types?.kill();
    },
  };
}

/** @throws RefusedError if the build ends before it has built anything */
export const firstBuild = (local: LocalBuild, stopped: AbortSignal) =>
  new Promise<void>((resolve, reject) => {
    const stop = local.onChange(() => {
      if (local.hasEnded()) {
        stop();
        reject(
          new RefusedError('The remote cannot be built: the output of its build gives the reason.'),
        );
      } else if (local.manifest()) done();
    });
    stopped.addEventListener('abort', done, { once: true });
    function done() {
      stop();
      resolve();
    }
  });

/** Runs TypeScript's own watch, where the folder configures how its types are checked. */
function checkTypes(folder: string, onChecked: (problems: string[]) => void) {
  if (!existsSync(join(folder, 'tsconfig.json'))) return undefined;
  const compiler = findFile(folder, 'typescript/bin/tsc');
  const watch = ['--noEmit', '--watch', '--preserveWatchOutput', '--pretty', 'false'];
  const child = spawn(process.execPath, [compiler, ...watch], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let typeErrors: string[] = [];
  createInterface(child.stdout).on('line', (line) => {
    if (/ - (Starting|File change)/.test(line)) typeErrors = [];
    else if (/ - Found \d+ error/.test(line)) onChecked(typeErrors);
    else if (/^\s+\S/.test(line)) typeErrors.push(`${typeErrors.pop() ?? ''}\n${line}`);
    else if (line) typeErrors.push(line);
  });
  return child;
}

/** @throws UsageError if dependencies are not installed */
function findFile(folder: string, name: string): string {
  const path = join(folder, 'node_modules', name);
  if (existsSync(path)) return path;
  if (dirname(folder) === folder)
    throw new UsageError(`${dirname(name)} is not installed: run npm install first.`);
  return findFile(dirname(folder), name);
}
