import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { releasesAfter, runCodemods } from './releases.ts';

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

test('a codemod that fails is named, with what is left to do', () => {
  const folder = mkdtempSync(join(tmpdir(), 'larkfare-codemods-'));
  writeFileSync(join(folder, '1.9.0.mjs'), 'process.exit(1);');

  expect(() => runCodemods(releasesAfter('1.3.0', changelog), folder, folder)).toThrow(
    'The codemod of 1.9.0 failed.',
  );

  rmSync(folder, { recursive: true });
});
