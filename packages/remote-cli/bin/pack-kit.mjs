// Before `npm pack`: puts the packages that a remote is built with, and the shell that dev serves, beside this one's
// sources, so that a team outside this repository needs one file. With --clean it takes them away again.
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const kit = fileURLToPath(new URL('../kit', import.meta.url));
const shell = fileURLToPath(new URL('../shell', import.meta.url));

// An installed copy has its kit already and no repository to make one from.
if (existsSync(join(root, 'lerna.json'))) {
  for (const folder of [kit, shell]) rmSync(folder, { recursive: true, force: true });
  if (!process.argv.includes('--clean')) {
    mkdirSync(kit);
    const { fixed } = JSON.parse(readFileSync(join(root, '.changeset/config.json'), 'utf8'));
    const others = fixed[0].filter((name) => name !== '@larkfare/remote-cli');
    const workspaces = others.flatMap((name) => ['-w', name]);
    const options = { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] };
    execFileSync('npm', ['pack', '--silent', '--pack-destination', kit, ...workspaces], options);
    execFileSync('npm', ['run', '--silent', 'build:development', '-w', 'hosts/shell'], options);
    cpSync(join(root, 'hosts/shell/dist/development'), shell, { recursive: true });
  }
}
