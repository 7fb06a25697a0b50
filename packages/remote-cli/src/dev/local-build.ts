import { spawn } from 'node:child_process';
import { EventEmitter } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { dirname, join } from 'node:path';
import { UsageError } from '../command/errors.ts';
import { type LocalManifest } from './page-with-local-build.rules.ts';

/** Of the newest build. */
export interface Problems {
  /** It could not be built, so the build before stays. */
  build: string[];
  types: string[];
}

export interface LocalBuild {
  /** Of the newest build that succeeded; undefined until there is one. */
  manifest(): LocalManifest | undefined;
  problems(): Problems;
  /** A file of that build. */
  file(name: string): Buffer | undefined;
  /** Calls the listener after each build and each check of types. @returns unsubscribe */
  onChange(listener: () => void): () => void;
  close(): void;
}

/** What the build's process sends (development-plugin.mjs of webpack-remote). */
interface BuildReport {
  problems: string[];
  warnings: string[];
  manifest?: LocalManifest;
}

/** Builds the remote whenever a file changes, and checks its types after each build. */
export function startLocalBuild(folder: string): LocalBuild {
  const events = new EventEmitter().setMaxListeners(0);
  const problems: Problems = { build: [], types: [] };
  let manifest: LocalManifest | undefined;
  let types: ReturnType<typeof checkTypes>;

  const webpack = [findFile(folder, 'webpack/bin/webpack.js'), '--config', 'webpack.config.mjs'];
  const build = spawn(process.execPath, [...webpack, '--watch'], {
    cwd: folder,
    env: { ...process.env, LARKFARE_DEV: '1' },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  build.on('message', (report: BuildReport) => {
    problems.build = report.problems;
    manifest = report.manifest ?? manifest;
    events.emit('change');
    // The first build has generated the types of the operations.
    types ??= checkTypes(folder, (found) => {
      problems.types = found;
      events.emit('change');
    });
  });
  return {
    manifest: () => manifest,
    problems: () => problems,
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
      build.kill();
      types?.kill();
    },
  };
}

/** Runs TypeScript's own watch; a remote inside the site's repository is checked with the rest of that. */
function checkTypes(folder: string, onChecked: (problems: string[]) => void) {
  if (!existsSync(join(folder, 'tsconfig.json'))) return undefined;
  const compiler = findFile(folder, 'typescript/bin/tsc');
  const watch = ['--noEmit', '--watch', '--preserveWatchOutput', '--pretty', 'false'];
  const child = spawn(process.execPath, [compiler, ...watch], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let found: string[] = [];
  createInterface(child.stdout).on('line', (line) => {
    if (/ - (Starting|File change)/.test(line)) found = [];
    else if (/ - Found \d+ error/.test(line)) onChecked(found);
    else if (/^\s+\S/.test(line)) found.push(`${found.pop() ?? ''}\n${line}`);
    else if (line) found.push(line);
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
