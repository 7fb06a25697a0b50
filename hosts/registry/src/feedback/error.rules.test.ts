import { browserFamily, ownFrames, withoutPersonalData } from './error.rules.ts';

test.each([
  [
    'Cannot read properties of undefined (reading ‘name’)',
    'Cannot read properties of undefined (reading ‘name’)',
  ],
  ['No booking for ann.lee+x@mail.example.co.uk.', 'No booking for <email>'],
  ['Call +44 20 7946 0018 now', 'Call <n> now'],
  ['Place 17 has 3 days', 'Place <n> has <n> days'],
  ['2026-11-23T10:15:00 is no date', '<n>T<n> is no date'],
  ['GET /guide/42?email=a%40b.c&x=1 failed', 'GET /guide/<n>?… failed'],
  ['https://a.example/#access_token=abc failed', 'https://a.example/?… failed'],
  ['Order 5f0e1d2c3b4a is gone', 'Order <id> is gone'],
  ['123e4567-e89b-12d3-a456-426614174000 is gone', '<id> is gone'],
  [
    'Minified React error #418; visit https://react.dev/errors/418?args[]=Ann',
    'Minified React error #418; visit https://react.dev/errors/<n>?…',
  ],
])('%s is stored as %s', (text, stored) => expect(withoutPersonalData(text)).toBe(stored));

const script = 'https://site.example/_r/guide/0123456789ab/places-page.ab12.js';
test.each([
  [
    'Chrome',
    `TypeError: x\n    at t (${script}:1:20)\n    at https://site.example/_s/shell.js:1:9\n    at ${script}:2:3`,
  ],
  ['Firefox', `t@${script}:1:20\nreact@https://site.example/_s/shell.js:1:9\n@${script}:2:3\n`],
  ['Safari after a retry', `t@${script}?attempt=1:1:20\n[native code]\nmodule code@${script}:2:3`],
])('the own frames of a stack of %s', (_, stack) => {
  expect(ownFrames(stack, 'guide')).toEqual([
    { script: 'places-page.ab12.js', line: 1, column: 20 },
    { script: 'places-page.ab12.js', line: 2, column: 3 },
  ]);
  expect(ownFrames(stack, 'weather')).toEqual([]);
});

const chrome =
  'Mozilla/5.0 (X11; Linux) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/153.0 Safari/537.36';
test.each([
  [chrome, 'Chrome'],
  [`${chrome} Edg/153.0`, 'Edge'],
  [
    'Mozilla/5.0 (iPhone) AppleWebKit/605.1 (KHTML, like Gecko) Version/26.0 Mobile/15E148 Safari/604.1',
    'Safari',
  ],
  ['Mozilla/5.0 (Windows NT 10.0; rv:147.0) Gecko/20100101 Firefox/147.0', 'Firefox'],
  [undefined, 'Other'],
])('%s is %s', (userAgent, family) => expect(browserFamily(userAgent)).toBe(family));
