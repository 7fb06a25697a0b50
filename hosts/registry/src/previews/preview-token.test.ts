import { randomBytes } from 'node:crypto';
import { previewToken, readPreviewToken } from './preview-token.ts';

const key = randomBytes(32);
const preview = { remote: 'guide', version: '1.1.0', endsMs: 1000 };
const token = previewToken(key, preview);

test('a link tells what is previewed as long as it lasts', () => {
  expect(readPreviewToken(key, token, 999)).toEqual(preview);
  expect(readPreviewToken(key, token, 1000)).toBeUndefined();
});

test.each([
  ['nothing', ''],
  ['no signature', token.split('.')[0] ?? ''],
  ['another’s signature', previewToken(randomBytes(32), preview)],
  [
    'another version under the same signature',
    `${previewToken(key, { ...preview, version: '6.6.6' }).split('.')[0]}.${token.split('.')[1]}`,
  ],
])('a link with %s is none of ours', (_name, sent) => {
  expect(readPreviewToken(key, sent, 0)).toBeUndefined();
});
