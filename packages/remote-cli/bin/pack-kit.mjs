// Before `npm pack`: puts the packages that a remote is built with, the shell that dev serves and the catalogue of
// components beside this one's sources, so that a team outside this repository needs one file. With --clean it takes them away again.
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const kit = fileURLToPath(new URL('../kit', import.meta.url));
const shell = fileURLToPath(new URL('../shell', import.meta.url));
const catalogue = fileURLToPath(new URL('../catalogue', import.meta.url));

// An installed copy has its kit already and no repository to make one from.
if (existsSync(join(root, 'lerna.json'))) {
  for (const folder of [kit, shell, catalogue]) rmSync(folder, { recursive: true, force: true });
  if (!process.argv.includes('--clean')) {
    mkdirSync(kit);
    const { fixed } = JSON.parse(readFileSync(join(root, '.changeset/config.json'), 'utf8'));
    const others = fixed[0].filter((name) => name !== '@larkfare/remote-cli');
    const workspaces = others.flatMap((name) => ['-w', name]);
    const options = { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] };
    execFileSync('npm', ['pack', '--silent', '--pack-destination', kit, ...workspaces], options);
    execFileSync('npm', ['run', '--silent', 'build:development', '-w', 'hosts/shell'], options);
    cpSync(join(root, 'hosts/shell/dist/development'), shell, { recursive: true });
    execFileSync('npm', ['run', '--silent', 'build:stories', '-w', 'hosts/shell'], options);
    cpSync(join(root, 'hosts/shell/dist/stories'), catalogue, { recursive: true });
  }
}
