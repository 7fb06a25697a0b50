import fc from 'fast-check';

const nested = (depth: number, value: unknown = 'x'): unknown =>
  depth === 0 ? value : nested(depth - 1, depth % 2 ? [value] : { a: value });

/** Values that have broken servers: invalid types, borrowed methods, sizes, characters, prototypes. */
const fixedValues: unknown[] = [
  null,
  true,
  -1,
  0,
  1.5,
  1e308,
  2 ** 31,
  2 ** 53,
  '',
  ' ',
  'a\u0000b',
  '\ud800',
  '\u202e\u200b',
  'x'.repeat(20_000),
  '__proto__',
  'constructor',
  "'; DROP TABLE bookings; --",
  '<script>alert(1)</script>',
  '2026-02-30',
  '9999-12-31',
  '0000-00-00',
  'NaN',
  'Infinity',
  '1e999',
  [],
  [null],
  {},
  { length: { toString: 1 } },
  { toString: 1, valueOf: 1, length: -1 },
  { toString: null, valueOf: null },
  { toJSON: 'x', then: 'x' },
  { $gt: '' },
  JSON.parse('{"__proto__": {"polluted": true}}'),
  { constructor: { prototype: { polluted: true } } },
  nested(200),
  Array.from({ length: 5000 }, (_, n) => n),
];

/** `fc.string({ unit: 'binary' })` would first make a table of all of them, in 1.5 s. */
const codePoint = fc.nat({ max: 0x10ffff }).map((code) => String.fromCodePoint(code));

export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...fixedValues) },
  { weight: 1, arbitrary: fc.string({ unit: codePoint, maxLength: 300 }) },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 4 }) },
);

/** The form on the wire, percent-encoded where possible. */
export const hostileText: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom('%00', '%FF', '%C0%AF', '%E0%A4%A', '%', '%zz', '%ED%A0%80', '..%2F..%2Fetc'),
  hostileValue.map((value) => {
    const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
    return encodeURIComponent(text.toWellFormed()).slice(0, 3000);
  }),
);
