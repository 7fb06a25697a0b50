import { fullFile, pictureAddress, pictureFileOf, variantFile } from './picture-file.rules.ts';
import { hasTooManyPixels, pictureKindOf } from './picture-kind.rules.ts';

const id = '0123456789abcdef0123456789abcdef';

test.each([
  [id, { name: `${id}.webp`, type: 'image/webp' }],
  [`${id}.webp`, { name: `${id}.webp`, type: 'image/webp' }],
  [`${id}-320.avif`, { name: `${id}-320.avif`, type: 'image/avif' }],
  [`${id}-1280.webp`, { name: `${id}-1280.webp`, type: 'image/webp' }],
  [`${id}.avif`, undefined],
  [`${id}-321.avif`, undefined],
  [`${id}-320`, undefined],
  [`${id}.svg`, undefined],
  [`.${id}`, undefined],
  [`../${id}`, undefined],
  [id.toUpperCase(), undefined],
  ['', undefined],
])('the name %s means %j', (name, file) => {
  expect(pictureFileOf(name)).toEqual(file);
});

test('every encoded file has an address', () => {
  expect(pictureAddress(id)).toBe(`/media/uploads/${id}`);
  expect(pictureFileOf(id)?.name).toBe(fullFile(id));
  expect(pictureFileOf(`${id}-640.webp`)?.name).toBe(variantFile(id, 640, 'webp'));
});

test.each([
  ['JPEG', [0xff, 0xd8, 0xff, 0xe0], 'jpeg'],
  ['PNG', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a], 'png'],
  ['WebP', Buffer.from('RIFF\0\0\0\0WEBP'), 'webp'],
  ['a sound', Buffer.from('RIFF\0\0\0\0WAVE'), undefined],
  ['GIF', Buffer.from('GIF89a'), undefined],
  ['SVG', Buffer.from('<svg xmlns='), undefined],
  ['a PNG whose line ends were changed', [0x89, 0x50, 0x4e, 0x47, 0x0a, 0x1a, 0x0a], undefined],
  ['nothing', [], undefined],
])('%s is known by its first bytes', (_, head, kind) => {
  expect(pictureKindOf(Uint8Array.from(head))).toBe(kind);
});

test.each([
  [8_000, 5_000, false],
  [8_000, 5_001, true],
  [50_000, 50_000, true],
  [1, 1, false],
])('%i by %i pixels are too many: %s', (width, height, isTooMany) => {
  expect(hasTooManyPixels({ width, height })).toBe(isTooMany);
});
