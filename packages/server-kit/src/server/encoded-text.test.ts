import { encodeAnswer, encodeText, matchesEtag } from './encoded-text.ts';

test('a stored text holds only the memory of its bytes', async () => {
  const page = Array.from({ length: 9000 }, (_, n) => (n * n * 7919) % 9973).join('');

  const text = await encodeText(page);
  const stored = [await text.encode('br'), await text.encode('gzip')];
  await text.shrink();

  for (const { bytes } of [...stored, await text.encode('br')]) {
    expect(bytes.length).toBeGreaterThan(8000);
    expect(bytes.buffer.byteLength).toBe(bytes.length);
  }
});

test('a short answer is sent unchanged, and a longer one until it is compressed', async () => {
  const [short, long] = [await encodeAnswer('[]'), await encodeAnswer('flight '.repeat(1000))];
  const before = long.ready('br');
  await Promise.all([short.shrink(), long.shrink()]);

  expect(short.ready('br')?.encoding).toBeUndefined();
  expect(before?.bytes.toString()).toBe('flight '.repeat(1000));
  expect(long.ready('br')?.encoding).toBe('br');
  expect(long.ready(undefined)?.bytes.length).toBe(7000);
});

test.each([
  ['"a"', true],
  ['W/"a"', true],
  ['"b", W/"a"', true],
  ['*', true],
  ['"b"', false],
  ['"ab"', false],
  [undefined, false],
])('If-None-Match: %s matches an ETag: %s', (header, matches) => {
  expect([matchesEtag(header, '"a"'), matchesEtag(header, 'W/"a"')]).toEqual([matches, matches]);
});
