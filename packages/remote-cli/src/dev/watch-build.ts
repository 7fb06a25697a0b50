import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Misuse } from '../command/problems.ts';

/** Runs `webpack --watch` in the remote's folder; what it says goes to stderr. @returns what stops it */
export function watchBuild(folder: string): () => void {
  const program = binaryAbove(folder, 'webpack');
  const child = spawn(
    process.execPath,
    [program, '--config', 'webpack.config.mjs', '--watch', '--stats', 'errors-warnings'],
    { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] },
  );
  return () => void child.kill();
}

/** @throws Misuse when the packages are not installed */
function binaryAbove(folder: string, name: string): string {
  const path = join(folder, 'node_modules', name, 'bin', `${name}.js`);
  if (existsSync(path)) return path;
  if (dirname(folder) === folder)
    throw new Misuse(`${name} is not installed here: run npm install first.`);
  return binaryAbove(dirname(folder), name);
}
