// npm run check:kit: publishes the kit as a release would, to a temporary registry, and builds a new remote with it in an
// empty folder: once from that registry, once from the kit's files alone. The registry is Verdaccio, an npm package that
// takes 64 MB and is installed once into .data/verdaccio.
import { execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { environment, root } from './prepare.mjs';

const verdaccio = join(root, '.data/verdaccio');
const port = 4873;
const readJson = (path) => JSON.parse(readFileSync(join(root, path), 'utf8'));
const { version } = readJson('packages/remote-cli/package.json');
// One after the other: the command line packs the rest as well, and two at once would disturb each other.
const workspaces = readJson('.changeset/config.json').fixed[0].flatMap((name) => ['-w', name]);

const home = mkdtempSync(join(tmpdir(), 'larkfare-kit-'));
const npmOf = (registry) => ({
  ...environment(),
  'npm_config_@larkfare:registry': registry,
  [`npm_config_//localhost:${port}/:_authToken`]: 'any-token',
});
const published = npmOf(`http://localhost:${port}/`);
const nowhere = npmOf('http://localhost:9/');
// Otherwise npx runs the version of an earlier check.
const withoutCache = { ...published, npm_config_cache: join(home, 'npm-cache') };

function run(cwd, env, command, ...args) {
  console.log(`$ ${command} ${args.join(' ')}`);
  execFileSync(command, args, { cwd, env, stdio: ['ignore', 'inherit', 'inherit'] });
}

for (const workspace of workspaces.filter((each) => each !== '-w'))
  run(root, environment(), 'npx', 'publint', '--strict', `packages/${workspace.split('/')[1]}`);
install();
const registry = await start();
try {
  run(root, published, 'npm', 'publish', '--loglevel=error', ...workspaces);
  const create = ['--yes', `@larkfare/remote-cli@${version}`, 'create'];
  run(home, withoutCache, 'npx', ...create, 'from-registry', '--registry');
  build('from-registry', published);
  run(home, withoutCache, 'npx', ...create, 'from-files');
  build('from-files', nowhere);
} finally {
  registry.kill();
  rmSync(home, { recursive: true, force: true });
}
console.log(`The kit ${version} can be published, installed and built with.`);

function build(name, env) {
  const folder = join(home, name);
  run(folder, env, 'npm', 'install', '--loglevel=error');
  for (const script of ['types', 'test', 'build'])
    run(folder, env, 'npm', 'run', '--silent', script);
}

function install() {
  if (existsSync(join(verdaccio, 'node_modules'))) return;
  mkdirSync(verdaccio, { recursive: true });
  // One of its packages requires a tag of node-fetch that not every mirror of npm has.
  const manifest = { dependencies: { verdaccio: '6.10.4' }, overrides: { 'node-fetch': '2.7.0' } };
  writeFileSync(join(verdaccio, 'package.json'), JSON.stringify(manifest));
  run(verdaccio, environment(), 'npm', 'install', '--ignore-scripts', '--loglevel=error');
}

async function start() {
  const config = join(home, 'verdaccio.yaml');
  const everyone = { access: '$all', publish: '$all' };
  writeFileSync(
    config,
    JSON.stringify({
      storage: join(home, 'storage'),
      auth: { htpasswd: { file: join(home, 'htpasswd') } },
      packages: { '@larkfare/*': everyone },
      max_body_size: '50mb',
      log: { type: 'stdout', level: 'error' },
    }),
  );
  const server = spawn(
    'node',
    [
      join(verdaccio, 'node_modules/verdaccio/bin/verdaccio'),
      '--config',
      config,
      '--listen',
      `localhost:${port}`,
    ],
    { env: environment(), stdio: 'inherit' },
  );
  while (!(await fetch(`http://localhost:${port}/-/ping`).catch(() => undefined))?.ok) {
    if (server.exitCode !== null) throw new Error('Verdaccio did not start.');
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  return server;
}
