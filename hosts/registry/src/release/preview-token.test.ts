import { randomBytes } from 'node:crypto';
import { previewToken, readPreviewToken } from './previewed-version.ts';

const key = randomBytes(32);
const preview = { remote: 'guide', version: '1.1.0', endsMs: 1000 };
const token = previewToken(key, preview);

test('a token names the previewed version until it expires', () => {
  expect(readPreviewToken(key, token, 999)).toEqual(preview);
  expect(readPreviewToken(key, token, 1000)).toBeUndefined();
});

test.each([
  ['no content', ''],
  ['no signature', token.split('.')[0] ?? ''],
  ['a signature of another key', previewToken(randomBytes(32), preview)],
  [
    'another version under the same signature',
    `${previewToken(key, { ...preview, version: '6.6.6' }).split('.')[0]}.${token.split('.')[1]}`,
  ],
])('a token with %s is invalid', (_name, sent) => {
  expect(readPreviewToken(key, sent, 0)).toBeUndefined();
});
