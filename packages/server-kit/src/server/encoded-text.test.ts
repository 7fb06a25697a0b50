import { encodeText, matchesEtag } from './encoded-text.ts';

test('a stored text holds only the memory of its bytes', async () => {
  const page = Array.from({ length: 9000 }, (_, n) => (n * n * 7919) % 9973).join('');

  const text = await encodeText(page);
  const stored = [text.br, await text.gzip()];
  await text.shrink();

  for (const bytes of [...stored, text.br]) {
    expect(bytes.length).toBeGreaterThan(8000);
    expect(bytes.buffer.byteLength).toBe(bytes.length);
  }
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
