// Before `npm pack`: puts the packages that a remote is built with beside this one's sources, so that a team outside
// this repository needs one file. With --clean it takes them away again.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const kit = fileURLToPath(new URL('../kit', import.meta.url));
const packages = ['remote-contract', 'ui-kit', 'london-dates', 'graphql-codegen', 'webpack-remote'];

// An installed copy has its kit already and no repository to make one from.
if (existsSync(join(root, 'lerna.json'))) {
  rmSync(kit, { recursive: true, force: true });
  if (!process.argv.includes('--clean')) {
    mkdirSync(kit);
    const workspaces = packages.flatMap((name) => ['-w', `packages/${name}`]);
    execFileSync(
      'npm',
      ['pack', '--silent', '--pack-destination', kit, ...workspaces],
      // npm sets variables of the package that it runs a script of; the packages below are others.
      { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] },
    );
  }
}
