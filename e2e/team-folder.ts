import { startRemoteDev } from '@larkfare/test-servers';
import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { writeTemplate } from '../packages/remote-cli/src/create/template.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const node = join(root, 'node_modules/node/bin/node');
const commandLine = join(root, 'packages/remote-cli/bin/larkfare-remote.mjs');

export type TeamFolder = ReturnType<typeof teamFolder>;

/** A remote in its own folder, with what its team does there: builds it and runs the command-line tool. */
export function teamFolder(
  write: (folder: string) => void,
  { site, token }: { site: string; token: string },
) {
  // Inside this repository, so that the packages that a remote is built with are found.
  mkdirSync(join(root, '.data'), { recursive: true });
  const folder = mkdtempSync(join(root, '.data/remote-'));
  write(folder);
  const env = { ...process.env, LARKFARE_SITE: site, LARKFARE_TOKEN: token };
  const run = async (...argv: string[]) =>
    (await promisify(execFile)(node, argv, { cwd: folder, env })).stdout;

  return {
    change(file: string, from: string, to: string) {
      const path = join(folder, file);
      const text = readFileSync(path, 'utf8');
      if (!text.includes(from)) throw new Error(`${file} does not contain “${from}”.`);
      writeFileSync(path, text.replace(from, to));
    },
    /** Builds it as this version. */
    async build(version: string) {
      writeFileSync(join(folder, 'package.json'), JSON.stringify({ type: 'module', version }));
      await run(join(root, 'packages/graphql-codegen/src/generate-command.mjs'));
      await run(join(root, 'node_modules/webpack/bin/webpack.js'), '--config=webpack.config.mjs');
    },
    /** `larkfare-remote …`. @returns its output @throws with its output if it fails */
    larkfareRemote: (...argv: string[]) => run(commandLine, ...argv),
    /** Starts `larkfare-remote dev …` on a free port. @returns its address, and a function that stops it */
    dev: (...argv: string[]) =>
      startRemoteDev([node, commandLine, 'dev', ...argv], { cwd: folder, env }),
    delete: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** A copy of the real third remote, which a test may change. */
export function copyOfGuide(folder: string): void {
  const source = join(root, 'remotes/guide');
  const isOwn = (path: string) => !/^[\\/](node_modules|dist)$/.test(path.slice(source.length));
  cpSync(source, folder, { recursive: true, filter: isOwn });
}

/** The files that `create` writes into every remote. */
export function freshRemote(folder: string): void {
  const words = { name: 'weather', title: 'Weather', pascal: 'Weather', test: 'npm test' };
  writeTemplate('remote', folder, words);
}
