import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { UsageError } from '../command/errors.ts';

/** Runs `webpack --watch` in the remote's folder, with its output on stderr. @returns a function that stops it */
export function watchBuild(folder: string): () => void {
  const program = findBinary(folder, 'webpack');
  const child = spawn(
    process.execPath,
    [program, '--config', 'webpack.config.mjs', '--watch', '--stats', 'errors-warnings'],
    { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] },
  );
  return () => void child.kill();
}

/** @throws UsageError if dependencies are not installed */
function findBinary(folder: string, name: string): string {
  const path = join(folder, 'node_modules', name, 'bin', `${name}.js`);
  if (existsSync(path)) return path;
  if (dirname(folder) === folder)
    throw new UsageError(`${name} is not installed: run npm install first.`);
  return findBinary(dirname(folder), name);
}
