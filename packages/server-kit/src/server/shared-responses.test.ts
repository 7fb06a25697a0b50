import { setImmediate as nextTurn } from 'node:timers/promises';
import { recordMetrics } from '../testing/record-metrics.ts';
import { encodeText, type EncodedText } from './encoded-text.ts';
import {
  type ServedFrom,
  type SharedResponse,
  type SharedResponses,
  sharedResponses,
} from './shared-responses.ts';

const made = async (html: string, more: Partial<SharedResponse> = {}): Promise<SharedResponse> => ({
  text: await encodeText(html),
  isWhole: true,
  madeOf: { length: 0, areUnchanged: async () => false },
  ...more,
});
const text = async (page: SharedResponse) => (await page.text.plain()).toString();

const metrics = recordMetrics();
let clockMs: number;
let revision: string | undefined;
let pages: SharedResponses<SharedResponse>;
let served: ServedFrom[];
let renders: string[];
beforeEach(() => {
  clockMs = 0;
  renders = [];
  served = [];
  pages = sharedResponses({
    name: 'pages',
    maxBytes: 10_000_000,
    revision: () => revision,
    patienceMs: 300,
    nowMs: () => clockMs,
    onServed: (from) => served.push(from),
  });
});

/** The page at this revision. */
function page(now: string | undefined, make: () => Promise<SharedResponse>, mustBeNew = false) {
  revision = now;
  return pages.get('/home', make, { mustBeNew });
}

const get = async (now: string | undefined, html: string, more?: Partial<SharedResponse>) =>
  text(
    await page(now, async () => {
      renders.push(html);
      await nextTurn();
      return made(html, more);
    }),
  );

test('two hundred visitors at once have a page rendered once, and so have those who come later', async () => {
  const all = await Promise.all(Array.from({ length: 200 }, (_, n) => get('1', `page ${n}`)));
  const later = await get('1', 'later');

  expect([...new Set(all), later]).toEqual(['page 0', 'page 0']);
  expect(renders).toEqual(['page 0']);
});

test('the second request for a page has it compressed better, with the same content', async () => {
  const html = Array.from({ length: 3000 }, (_, n) => `<p>£${(n * n) % 977}</p>`).join('');
  const getText = async () => (await page('1', () => made(html))).text;
  const bytesOf = (encoded: EncodedText) => encoded.ready('br')?.bytes.length ?? 0;
  const first = await getText();
  const before = bytesOf(first);

  let again = await getText();
  while (bytesOf(again) === before) {
    await nextTurn();
    again = await getText();
  }

  expect(bytesOf(again)).toBeLessThan(before);
  expect(again.etag).toBe(first.etag);
  expect((await again.plain()).toString()).toBe(html);
});

test('a new revision is rendered again, even while the previous one is still rendering', async () => {
  const [before, after] = await Promise.all([get('1', 'before'), get('2', 'after')]);

  expect([before, after]).toEqual(['before', 'after']);
  expect(await get('3', 'newest')).toBe('newest');
});

test('a page whose own data is the same after a change is kept, and checked once for each change', async () => {
  await get('1', 'kept');
  let checks = 0;
  const madeOf = { length: 0, areUnchanged: async () => (checks += 1) > 0 };
  await get('2', 'checked', { madeOf });

  const all = await Promise.all(Array.from({ length: 50 }, (_, n) => get('3', `page ${n}`)));

  expect([...new Set(all)]).toEqual(['checked']);
  expect(await get('3', 'later')).toBe('checked');
  expect(renders).toEqual(['kept', 'checked']);
  expect(checks).toBe(1);
});

test('a page whose data cannot be read is rendered again', async () => {
  const madeOf = { length: 0, areUnchanged: () => Promise.reject(new Error('away')) };
  await get('1', 'before', { madeOf });

  expect(await get('2', 'after')).toBe('after');
});

test('a page’s random choice is made again after five minutes, whatever has changed', async () => {
  const madeOf = { length: 0, areUnchanged: async () => true };
  await get('1', 'first', { madeOf });
  clockMs = 5 * 60_000;

  expect(await get('2', 'second')).toBe('second');
});

test('while changes might not be noticed, every page is rendered', async () => {
  await get(undefined, 'one');

  expect(await get(undefined, 'two')).toBe('two');
});

test('a page that lacks something is not shared, and the previous one is sent where there is one', async () => {
  const more = { isWhole: false };
  expect(await get('1', 'broken', more)).toBe('broken');
  expect(await get('1', 'whole')).toBe('whole');
  expect(await get('2', 'broken', more)).toBe('whole');
  expect(await get('2', 'mended')).toBe('mended');
});

test('the previous page is sent while the new one takes its time', async () => {
  await get('1', 'previous');
  const { promise, resolve: finish } = Promise.withResolvers<SharedResponse>();
  const slow = () => promise;

  expect(await text(await page('2', slow))).toBe('previous');
  finish(await made('new'));
  expect(await text(await page('2', slow))).toBe('new');
});

test('a visitor who must see the new page waits for it', async () => {
  await get('1', 'previous');
  const { promise, resolve: finish } = Promise.withResolvers<SharedResponse>();
  const slow = () => promise;

  const waiting = page('2', slow, true);
  // A visitor beside it has had the previous page by now.
  expect(await text(await page('2', slow))).toBe('previous');
  finish(await made('new'));

  expect(await text(await waiting)).toBe('new');
});

test('a render that throws loses nothing but itself', async () => {
  const failing = () => page('1', () => Promise.reject(new Error('boom')));

  await expect(failing()).rejects.toThrow('boom');
  expect(await get('1', 'whole')).toBe('whole');
});

test('a page’s random choice is made again after five minutes', async () => {
  await get('1', 'first');
  clockMs = 5 * 60_000;

  expect(await get('1', 'second')).toBe('second');
});

test('each page is counted by where it came from, and the memory of all is recorded', async () => {
  const madeOf = { length: 0, areUnchanged: async () => true };
  await get('1', 'rendered', { madeOf });
  await get('1', 'from memory');
  await get('2', 'checked and unchanged');
  clockMs = 5 * 60_000;
  await get('3', 'broken', { isWhole: false });

  const sizes = (await metrics.gauges()).filter(({ cache }) => cache === 'pages');

  expect(served).toEqual(['render', 'memory', 'unchanged', 'previous']);
  expect(sizes.at(-1)).toMatchObject({ name: 'larkfare.cache.size', value: expect.any(Number) });
  expect(sizes.at(-1)?.value).toBeGreaterThan(1000);
});

test('without patience nothing older is returned after a change', async () => {
  const answers = sharedResponses({ name: 'answers', maxBytes: 10_000, revision: () => revision });
  revision = '1';
  await answers.get('search', () => made('before'));
  revision = '2';

  expect(answers.fresh('search')).toBeUndefined();
  await expect(answers.get('search', () => Promise.reject(new Error('away')))).rejects.toThrow();
  expect(await text(await answers.get('search', () => made('after')))).toBe('after');
});
