import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { writeTemplate } from '../packages/remote-cli/src/create/template.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const node = join(root, 'node_modules/node/bin/node');

export type TeamFolder = ReturnType<typeof teamFolder>;

/** A remote in a folder of its own, and what its team does there: the build that every remote has, and the command line. */
export function teamFolder(
  write: (folder: string) => void,
  { site, token }: { site: string; token: string },
) {
  // Beneath this repository, where the packages are that a remote is built with.
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
      if (!text.includes(from)) throw new Error(`${file} does not say “${from}”.`);
      writeFileSync(path, text.replace(from, to));
    },
    /** Builds it under this version. */
    async build(version: string) {
      writeFileSync(join(folder, 'package.json'), JSON.stringify({ type: 'module', version }));
      await run(join(root, 'packages/graphql-codegen/src/generate-command.mjs'));
      await run(join(root, 'node_modules/webpack/bin/webpack.js'), '--config=webpack.config.mjs');
    },
    /** `larkfare-remote …`. @returns what it said @throws with what it said when it was refused */
    larkfareRemote: (...argv: string[]) =>
      run(join(root, 'packages/remote-cli/bin/larkfare-remote.mjs'), ...argv),
    /** Starts `larkfare-remote dev …` on a free port. @returns its address, and a function that stops it */
    async dev(...argv: string[]) {
      const child = spawn(
        node,
        [
          join(root, 'packages/remote-cli/bin/larkfare-remote.mjs'),
          'dev',
          '--port=0',
          '--json',
          ...argv,
        ],
        { cwd: folder, env, stdio: ['ignore', 'pipe', 'inherit'] },
      );
      let said = '';
      for await (const chunk of child.stdout.iterator({ destroyOnReturn: false })) {
        said += chunk;
        if (said.includes('\n}\n')) break;
      }
      const { url }: { url: string } = JSON.parse(said);
      const stop = async () => {
        child.kill();
        await once(child, 'exit');
      };
      return { url, stop };
    },
    delete: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** The real third remote, to be changed without harm. */
export function copyOfGuide(folder: string): void {
  const source = join(root, 'remotes/guide');
  const isOwn = (path: string) => !/^[\\/](node_modules|dist)$/.test(path.slice(source.length));
  cpSync(source, folder, { recursive: true, filter: isOwn });
}

/** What `create` writes into every remote. */
export function freshRemote(folder: string): void {
  const words = { name: 'weather', title: 'Weather', pascal: 'Weather', test: 'npm test' };
  writeTemplate('remote', folder, words);
}
