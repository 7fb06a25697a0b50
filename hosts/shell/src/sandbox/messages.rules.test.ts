import { isOfPage, mayNavigateTo, readMessage, sandboxLimits } from './messages.rules.ts';

const read = (message: unknown) => readMessage(JSON.stringify(message));
const long = 'x'.repeat(5000);

test.each([
  [{ kind: 'ready' }],
  [{ kind: 'openConsent' }],
  [
    {
      kind: 'failed',
      outcome: 'crashed',
      error: { name: 'Error', message: 'No sun', stack: 'a\nb' },
    },
  ],
  [{ kind: 'uncaught', error: { name: 'Error', message: 'No sun', stack: 'a\nb' } }],
  [{ kind: 'navigated', path: '/guide?month=5#top', isReplace: true, keepsScroll: false }],
  [{ kind: 'height', pixels: 1234.5 }],
  [
    {
      kind: 'observation',
      observation: { hasHeading: true, isHeadingVisible: true, isBlank: false },
      usedBytes: 9e6,
      busyMs: 12.5,
    },
  ],
  [{ kind: 'query', id: 1, request: { query: 'query A { a }', variables: { b: [1] } } }],
  [{ kind: 'notice', tone: 'error', text: 'Not saved' }],
  [{ kind: 'loading', isLoading: true }],
  [{ kind: 'problem', message: 'Nothing works', isOutage: false }],
])('%j is read as it was sent', (message) => {
  expect(read(message)).toEqual(message);
});

test.each([
  ['an object instead of text', { kind: 'ready' }],
  ['nothing', undefined],
  ['no JSON', 'ready'],
  [
    'a text that is too long',
    JSON.stringify({ kind: 'ready', x: 'x'.repeat(sandboxLimits.messageLength) }),
  ],
  ['an array', '[{"kind":"ready"}]'],
  ['null', 'null'],
  ['no kind', '{}'],
  ['a kind that does not exist', '{"kind":"eval","code":"1"}'],
  ['a kind that every object has', '{"kind":"constructor"}'],
])('%s is not a message', (_name, sent) => {
  expect(readMessage(sent)).toBeUndefined();
});

test.each([
  ['https://evil.example/'],
  ['//evil.example/x'],
  ['/\\evil.example/x'],
  ['/.//evil.example'],
  ['javascript:alert(1)'],
  ['data:text/html,x'],
  ['relative'],
  [''],
  [7],
  [null],
  [{ pathname: '/x' }],
])('a frame cannot navigate to %j', (path) => {
  expect(read({ kind: 'navigated', path })).toBeUndefined();
});

test.each([
  ['/admin', false],
  ['/admin/remotes?remote=x', false],
  ['/Admin', false],
  ['/%61dmin/bookings', false],
  ['/x/../admin', false],
  ['/%', false],
  ['/administration', true],
  ['/search?from=/admin', true],
])('a frame may navigate to %s: %s', (path, may) => {
  expect(mayNavigateTo(path)).toBe(may);
});

test('texts become one line and are cut', () => {
  expect(read({ kind: 'notice', tone: 'success', text: ` a\n\n b${long}` })).toEqual({
    kind: 'notice',
    tone: 'success',
    text: `a b${long}`.slice(0, sandboxLimits.textLength),
  });
  expect(read({ kind: 'notice', tone: 'success', text: { html: '<b>' } })).toMatchObject({
    text: '',
  });
});

test.each([
  [1e9, { kind: 'height', pixels: sandboxLimits.height }],
  [-1, undefined],
  ['100%', undefined],
  [null, undefined],
])('the height %j is clamped', (pixels, message) => {
  expect(read({ kind: 'height', pixels })).toEqual(message);
});

test.each([
  ['without an observation', { usedBytes: 1, busyMs: 0 }],
  ['with memory that is no number', { observation: {}, usedBytes: '1', busyMs: 0 }],
  ['with less than no memory', { observation: {}, usedBytes: -1, busyMs: 0 }],
  ['without how busy it was', { observation: {}, usedBytes: 1 }],
])('an answer %s is none', (_name, seen) => {
  expect(read({ kind: 'observation', ...seen })).toBeUndefined();
});

test('visibility is yes or no', () => {
  const observation = { hasHeading: 'yes', isHeadingVisible: 1, isBlank: {}, more: true };

  expect(read({ kind: 'observation', observation, usedBytes: 1, busyMs: 0 })).toMatchObject({
    observation: { hasHeading: false, isHeadingVisible: false, isBlank: false },
  });
});

test.each([
  ['without a text', { id: 1, request: {} }],
  ['without an id', { request: { query: 'query A { a }' } }],
  [
    'with variables that are not an object',
    { id: 1, request: { query: 'query A { a }', variables: [1] } },
  ],
  ['that is only text', { id: 1, request: 'query A { a }' }],
])('a query %s is refused', (_name, query) => {
  expect(read({ kind: 'query', ...query })).toBeUndefined();
});

test('a frame can report only failures that are its own', () => {
  expect(read({ kind: 'failed', outcome: 'loaded' })).toBeUndefined();
  expect(read({ kind: 'failed', outcome: 'late' })).toBeUndefined();
});

test.each([
  ['height', true],
  ['loading', true],
  ['ready', false],
  ['failed', false],
  ['problem', false],
  ['query', false],
] as const)('%s is not for a slot of a page: %s', (kind, isForPagesOnly) => {
  expect(isOfPage(kind)).toBe(isForPagesOnly);
});
