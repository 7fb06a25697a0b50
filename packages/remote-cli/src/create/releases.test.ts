import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { releasesAfter, runCodemods } from './releases.ts';
import { rendered } from './template.ts';

const changelog = `# The kit

## 1.10.0

- Shorter.

## 1.9.0

- Longer.

## 1.3.0

- First.
`;

test('an upgrade shows the releases after the installed one, newest first', () => {
  expect(releasesAfter('1.3.0', changelog)).toEqual([
    { version: '1.10.0', changes: '- Shorter.' },
    { version: '1.9.0', changes: '- Longer.' },
  ]);
  expect(releasesAfter('1.10.0', changelog)).toEqual([]);
});

test('the codemods of those releases change the remote, oldest first', () => {
  const folder = mkdtempSync(join(tmpdir(), 'larkfare-codemods-'));
  for (const version of ['1.3.0', '1.9.0', '1.10.0'])
    writeFileSync(
      join(folder, `${version}.mjs`),
      `import { appendFileSync } from 'node:fs'; appendFileSync('ran', '${version} ');`,
    );

  expect(runCodemods(releasesAfter('1.3.0', changelog), folder, folder)).toEqual([
    '1.9.0',
    '1.10.0',
  ]);
  expect(readFileSync(join(folder, 'ran'), 'utf8')).toBe('1.9.0 1.10.0 ');
  rmSync(folder, { recursive: true });
});

const oldApp = `import type { RemoteApp } from '@larkfare/remote-contract';
import { pages } from '@larkfare/webpack-remote/pages';
import { PageLayout } from './layout/page-layout.tsx';

const app: RemoteApp = { routes: [{ Component: PageLayout, children: pages }] };

export default app;
`;

/** A remote of 1.3.0, upgraded to 1.4.0. @returns its app.tsx and remote.json, and whether it has a layout */
function upgradedTo140(app: string) {
  const folder = mkdtempSync(join(tmpdir(), 'larkfare-upgrade-'));
  mkdirSync(join(folder, 'src/layout'), { recursive: true });
  writeFileSync(join(folder, 'src/app.tsx'), app);
  writeFileSync(join(folder, 'src/layout/page-layout.tsx'), 'export const PageLayout = 1;');
  writeFileSync(
    join(folder, 'remote.json'),
    '{ "needs": { "@larkfare/remote-contract": "^1.1.0" } }',
  );
  const ran = runCodemods([{ version: '1.4.0', changes: '' }], folder);
  const read = (file: string) => readFileSync(join(folder, file), 'utf8');
  const [after, manifest] = [read('src/app.tsx'), read('remote.json')];
  const hasLayout = existsSync(join(folder, 'src/layout'));
  rmSync(folder, { recursive: true });
  return { ran, after, manifest, hasLayout };
}

test('the codemod of 1.4.0 leaves the layout to the shell', () => {
  expect(upgradedTo140(oldApp)).toEqual({
    ran: ['1.4.0'],
    after: rendered('remote', 'src/app.tsx', {}),
    manifest: '{ "needs": { "@larkfare/remote-contract": "^1.4.0" } }',
    hasLayout: false,
  });
});

test('it leaves a layout of the team’s own, with the contract that it was written for', () => {
  const app = oldApp.replace('children: pages', 'children: [...pages]');

  expect(upgradedTo140(app)).toMatchObject({
    after: app,
    manifest: expect.stringContaining('"^1.1.0"'),
    hasLayout: true,
  });
});

test('a codemod that fails is named, with what is left to do', () => {
  const folder = mkdtempSync(join(tmpdir(), 'larkfare-codemods-'));
  writeFileSync(join(folder, '1.9.0.mjs'), 'process.exit(1);');

  expect(() => runCodemods(releasesAfter('1.3.0', changelog), folder, folder)).toThrow(
    'The codemod of 1.9.0 failed.',
  );

  rmSync(folder, { recursive: true });
});
