import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../../../', import.meta.url));
const readJson = (path: string) => JSON.parse(readFileSync(join(root, path), 'utf8'));
const names: string[] = readJson('.changeset/config.json').fixed[0];

/** Libraries that a page may have only once. */
const shared = ['@apollo/client', 'graphql', 'react', 'react-dom', 'react-router'];

const options = [
  '--dry-run',
  '--json',
  '--ignore-scripts',
  ...names.flatMap((name) => ['-w', name]),
];
const output = execFileSync('npm', ['pack', ...options], { cwd: root }).toString();
const listed: { name: string; files: { path: string }[] }[] = Object.values(JSON.parse(output));

test.each(names)('%s is packed complete, under the MIT licence and without tests', (name) => {
  const packageJson = readJson(`packages/${name.replace('@larkfare/', '')}/package.json`);
  const packed = listed.find((entry) => entry.name === name)?.files.map(({ path }) => path) ?? [];
  const named = Object.values<string>({ ...packageJson.exports, ...packageJson.bin });

  expect(packageJson.license).toBe('MIT');
  expect(packed).toEqual(
    expect.arrayContaining(['LICENSE', ...named.map((path) => path.replace(/^\.\//, ''))]),
  );
  expect(packed.filter((path) => /\.test\.tsx?$/.test(path))).toEqual([]);
  expect(
    Object.keys(packageJson.dependencies ?? {}).filter((dependency) => shared.includes(dependency)),
  ).toEqual([]);
});
