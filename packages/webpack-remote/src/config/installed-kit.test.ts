import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
// @ts-expect-error The build's own tools are plain JavaScript.
import { kitProblems } from './installed-kit.mjs';

let remote: string;
beforeEach(() => {
  remote = mkdtempSync(join(tmpdir(), 'larkfare-kit-'));
  mkdirSync(join(remote, 'kit'));
});
afterEach(() => rmSync(remote, { recursive: true }));

const npm = (...argv: string[]) =>
  execFileSync('npm', [...argv, '--offline', '--silent'], { cwd: remote });

/** Packs a version of a package of the kit into the remote's `kit` folder. @returns its line of package.json */
function pack(name: string, version: string, text: string): string {
  const source = mkdtempSync(join(remote, 'source-'));
  writeFileSync(
    join(source, 'package.json'),
    JSON.stringify({ name: `@larkfare/${name}`, version }),
  );
  writeFileSync(join(source, 'text'), text);
  npm('pack', source, '--pack-destination=kit');
  return `file:kit/larkfare-${name}-${version}.tgz`;
}

const need = (dependencies: Record<string, string>) =>
  writeFileSync(join(remote, 'package.json'), JSON.stringify({ dependencies }));

const installed = () => readFileSync(join(remote, 'node_modules/@larkfare/ui-kit/text'), 'utf8');

test('a file of the kit that was replaced under its name is never built as the old code that npm installs', () => {
  need({ '@larkfare/ui-kit': pack('ui-kit', '1.3.0', 'old') });
  npm('install');
  expect(kitProblems(remote)).toEqual([]);

  pack('ui-kit', '1.3.0', 'new');
  npm('install');

  expect(installed()).toBe('old');
  const file = './kit/larkfare-ui-kit-1.3.0.tgz';
  expect(kitProblems(remote)).toEqual([
    `@larkfare/ui-kit is not installed from ${file}: run npm install ${file}`,
  ]);
  npm('install', file);
  expect([installed(), kitProblems(remote)]).toEqual(['new', []]);
});

test('packages of two releases are not built together, nor one that is not installed yet', () => {
  const contract = pack('remote-contract', '1.3.0', '');
  need({ '@larkfare/remote-contract': contract, '@larkfare/ui-kit': pack('ui-kit', '1.4.0', '') });
  npm('install');
  expect(kitProblems(remote)).toEqual([expect.stringContaining('belong together')]);

  need({ '@larkfare/remote-contract': contract, '@larkfare/ui-kit': pack('ui-kit', '1.3.0', '') });
  expect(kitProblems(remote)).toContainEqual(expect.stringContaining('run npm install'));
  npm('install');
  expect(kitProblems(remote)).toEqual([]);
});

test('inside the site’s repository the sources are built unchanged', () => {
  expect(kitProblems(remote)).toEqual([]);
});
