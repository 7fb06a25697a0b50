import { aRemote } from '../testing/a-remote.ts';
import { versionChanges } from './version-changes.rules.ts';

const withFiles = (files: Record<string, string>) => {
  const { manifest, operations } = aRemote();
  const described = Object.entries(files).map(([name, sha384]) => [name, { sha384, bytes: 1 }]);
  return { manifest: { ...manifest, files: Object.fromEntries(described) }, operations };
};

test.each([
  ['the same content under another name', { 'app.aaaaaaaaaaaa.js': 'x' }, 'same'],
  [
    'another content under the same name but for its hash',
    { 'app.aaaaaaaaaaaa.js': 'y' },
    'changed',
  ],
  ['a name that was not there', { 'other.bbbbbbbbbbbb.js': 'y' }, 'added'],
])('%s: %j is %s', (_name, before, change) => {
  const { files } = versionChanges(withFiles({ 'app.bbbbbbbbbbbb.js': 'x' }), withFiles(before));

  expect(files[0]).toMatchObject({ name: 'app.bbbbbbbbbbbb.js', change });
});

test('a file that the new version lacks is removed', () => {
  const before = withFiles({ 'app.js': 'x', 'place.cccccccccccc.js': 'z' });

  expect(versionChanges(withFiles({ 'app.js': 'x' }), before).files).toEqual([
    { name: 'app.js', bytes: 1, change: 'same', before: { name: 'app.js', bytes: 1 } },
    { name: 'place.cccccccccccc.js', bytes: 1, change: 'removed' },
  ]);
});
