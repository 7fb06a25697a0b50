import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { format } from '../create/repository.ts';
import { writeTemplate } from '../create/template.ts';
import { runCommand } from '../index.ts';

const root = fileURLToPath(new URL('../../../../', import.meta.url));
const generate = join(root, 'packages/graphql-codegen/src/generate-command.mjs');

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'larkfare-create-'));
});
afterEach(() => rm(folder, { recursive: true }));

const create = (...argv: string[]) => run(folder, 'create', ...argv);

async function run(where: string, ...argv: string[]) {
  let [out, err] = ['', ''];
  const code = await runCommand(argv, {
    folder: where,
    environment: {},
    out: { write: (text) => (out += text) },
    err: { write: (text) => (err += text) },
  });
  return { code, out, err };
}

test('outside the repository a remote comes whole, with the packages that it is built with', async () => {
  const { code, out } = await create('city-breaks', '--title', 'City breaks', '--json');

  expect(code).toBe(0);
  const { files } = JSON.parse(out);
  const remote = join(folder, 'city-breaks');
  expect(files).toEqual(
    expect.arrayContaining([
      'remote.json',
      'package.json',
      'webpack.config.mjs',
      'README.md',
      'src/app.tsx',
      'src/features/regions/regions.graphql',
      'src/features/regions/regions-page.test.tsx',
      '.github/workflows/remote.yml',
    ]),
  );
  const left = await Promise.all(files.map((file: string) => readFile(join(remote, file), 'utf8')));
  expect(left.join('').match(/(?<!\$)\{\{/g)).toBeNull();
  // From the secret to the command, through the action.
  expect(left.join('')).toContain('signing-key: ${{ secrets.LARKFARE_SIGNING_KEY }}');
  expect(left.join('')).toContain('LARKFARE_SIGNING_KEY: ${{ inputs.signing-key }}');

  const { dependencies, overrides } = JSON.parse(
    await readFile(join(remote, 'package.json'), 'utf8'),
  );
  // Versions that the kit was tested with; of two versions of one binary package npm writes a lock that `npm ci` refuses.
  const repository = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'));
  expect({ ...repository.dependencies, ...repository.overrides }).toMatchObject(overrides);
  const shell = JSON.parse(await readFile(join(root, 'hosts/shell/package.json'), 'utf8'));
  const shared = ['@apollo/client', 'graphql', 'react', 'react-dom', 'react-router'];
  for (const name of shared) expect(dependencies[name]).toBe(shell.dependencies[name]);
  const kit = await readdir(join(remote, 'kit'));
  const ours = Object.entries<string>(dependencies).filter(([name]) =>
    name.startsWith('@larkfare/'),
  );
  expect(ours.map(([, from]) => from.replace('file:kit/', '')).sort()).toEqual(kit.sort());
  expect(kit).toHaveLength(7);
  const commandLine = kit.find((file) => file.startsWith('larkfare-remote-cli-')) ?? '';
  const packed = execFileSync('tar', ['-tzf', join(remote, 'kit', commandLine)]).toString();
  expect(packed).toContain('package/catalogue/index.html\n');
  expect(packed).toContain('package/codemods/1.4.0.mjs\n');
  // Throws when the operation does not fit the API.
  execFileSync(process.execPath, [generate, remote]);
});

test('inside the repository it is formatted as lint requires, whatever its name', () => {
  const words = { name: 'sun', title: 'Sun', pascal: 'Sun', test: 'npm run unit -- remotes/sun' };
  writeTemplate('remote', folder, words);

  format(folder, root);

  const prettier = join(root, 'node_modules/prettier/bin/prettier.cjs');
  const config = join(root, '.prettierrc.json');
  execFileSync(process.execPath, [prettier, '--config', config, '--check', folder]);
});

test('an upgrade replaces the kit under new names, so that npm installs no old code, and prints what changed', async () => {
  const old = {
    name: 'weather-remote',
    dependencies: {
      '@larkfare/remote-cli': 'file:kit/larkfare-remote-cli-0.9.0.tgz',
      dayjs: '1.0.0',
    },
    devDependencies: { typescript: '5.0.0' },
  };
  await writeFile(join(folder, 'package.json'), JSON.stringify(old));
  await writeFile(join(folder, 'remote.json'), '{"name":"weather","routes":[]}');
  await mkdir(join(folder, 'kit'));
  await writeFile(join(folder, 'kit/larkfare-remote-cli-0.9.0.tgz'), 'old');

  const { code, out } = await run(folder, 'upgrade');

  const now = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'));
  const cli = now.dependencies['@larkfare/remote-cli'];
  expect(code).toBe(0);
  expect(cli).toMatch(/^file:kit\/larkfare-remote-cli-\d+\.\d+\.\d+-[0-9a-f]{8}\.tgz$/);
  expect(await readdir(join(folder, 'kit'))).not.toContain('larkfare-remote-cli-0.9.0.tgz');
  expect(await readdir(join(folder, 'kit'))).toContain(cli.replace('file:kit/', ''));
  expect(now.dependencies.dayjs).toBe('1.0.0');
  expect(out).toContain(`@larkfare/remote-cli: file:kit/larkfare-remote-cli-0.9.0.tgz → ${cli}\n`);
  expect(out).toContain('typescript: 5.0.0 → 6.0.3\n');
  expect(out).toContain('\n1.3.0\n\n### Minor Changes\n');
});

test('a kit from a registry is named by its version, and upgraded to that of the command line', async () => {
  await create('weather', '--registry');
  const remote = join(folder, 'weather');
  const packageJson = join(remote, 'package.json');
  const created = await readFile(packageJson, 'utf8');
  const { dependencies } = JSON.parse(created);
  const { version } = JSON.parse(
    await readFile(join(root, 'packages/remote-cli/package.json'), 'utf8'),
  );
  expect(dependencies).toMatchObject({
    '@larkfare/remote-cli': version,
    '@larkfare/travellers': version,
  });
  expect(await readdir(remote)).not.toContain('kit');

  await writeFile(packageJson, created.replaceAll(`"${version}"`, '"1.2.9"'));
  await run(remote, 'upgrade');

  expect(JSON.parse(await readFile(packageJson, 'utf8')).dependencies).toEqual(dependencies);
});

test('an existing folder is left unchanged', async () => {
  await create('weather', '--registry');

  const { code, err } = await create('weather');

  expect(code).toBe(1);
  expect(err).toContain('already exists');
});

test('a name or a title that would break what is written from it is refused', async () => {
  expect((await create('City')).code).toBe(2);
  expect((await create('weather', '--title', "It's {{here}}")).code).toBe(2);
  expect(await readdir(folder)).toEqual([]);
});
