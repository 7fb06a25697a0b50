import { setImmediate as nextTurn } from 'node:timers/promises';
import { gunzipSync } from 'node:zlib';
import { recordMetrics } from '@larkfare/server-kit/testing';
import type { EncodedPage } from './send-page.ts';
import type { MadePage } from './make-page.ts';
import { sharedPages } from './shared-pages.ts';

const made = (html: string, more: Partial<MadePage> = {}): MadePage => ({
  html,
  status: 200,
  styles: [],
  isWhole: true,
  madeOf: { length: 0, areUnchanged: async () => false },
  ...more,
});
const text = async (page: EncodedPage) => gunzipSync(await page.gzip()).toString();

const metrics = recordMetrics();
let clockMs: number;
let pages: ReturnType<typeof sharedPages>;
let renders: string[];
beforeEach(() => {
  clockMs = 0;
  renders = [];
  pages = sharedPages(() => clockMs);
});

const get = async (revision: string | undefined, html: string, more?: Partial<MadePage>) =>
  text(
    await pages.get('/home', revision, async () => {
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
  const getPage = () => pages.get('/home', '1', async () => made(html));
  const { br, etag } = await getPage();

  let page = await getPage();
  while (page.br === br) {
    await nextTurn();
    page = await getPage();
  }

  expect(page.br.length).toBeLessThan(br.length);
  expect(page.etag).toBe(etag);
  expect(await text(page)).toBe(html);
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

test.each([
  ['that lacks its data', { isWhole: false }],
  ['that failed', { status: 503 }],
])('a page %s is not shared, and the previous one is sent where there is one', async (_, more) => {
  expect(await get('1', 'broken', more)).toBe('broken');
  expect(await get('1', 'whole')).toBe('whole');
  expect(await get('2', 'broken', more)).toBe('whole');
  expect(await get('2', 'mended')).toBe('mended');
});

test('the previous page is sent while the new one takes its time', async () => {
  await get('1', 'previous');
  let finish: (page: MadePage) => void = () => undefined;
  const slow = () => new Promise<MadePage>((resolve) => (finish = resolve));

  expect(await text(await pages.get('/home', '2', slow))).toBe('previous');
  finish(made('new'));
  expect(await text(await pages.get('/home', '2', slow))).toBe('new');
});

test('a visitor who must see the new page waits for it', async () => {
  await get('1', 'previous');
  let finish: (page: MadePage) => void = () => undefined;
  const slow = () => new Promise<MadePage>((resolve) => (finish = resolve));

  const waiting = pages.get('/home', '2', slow, { mustBeNew: true });
  // A visitor beside it has had the previous page by now.
  expect(await text(await pages.get('/home', '2', slow))).toBe('previous');
  finish(made('new'));

  expect(await text(await waiting)).toBe('new');
});

test('a render that throws loses nothing but itself', async () => {
  const failing = () => pages.get('/home', '1', () => Promise.reject(new Error('boom')));

  await expect(failing()).rejects.toThrow('boom');
  expect(await get('1', 'whole')).toBe('whole');
});

test('a page’s random choice is made again after five minutes', async () => {
  await get('1', 'first');
  clockMs = 5 * 60_000;

  expect(await get('1', 'second')).toBe('second');
});

test('each page is counted by where it came from, and the memory of all is recorded', async () => {
  metrics.counted('larkfare.page.served');
  const madeOf = { length: 0, areUnchanged: async () => true };
  await get('1', 'rendered', { madeOf });
  await get('1', 'from memory');
  await get('2', 'checked and unchanged');
  clockMs = 5 * 60_000;
  await get('3', 'broken', { isWhole: false });

  const from = metrics.counted('larkfare.page.served').map((served) => served.from);
  const sizes = (await metrics.gauges()).filter(({ cache }) => cache === 'pages');

  expect(from).toEqual(['render', 'memory', 'unchanged', 'previous']);
  expect(sizes.at(-1)).toMatchObject({ name: 'larkfare.cache.size', value: expect.any(Number) });
  expect(sizes.at(-1)?.value).toBeGreaterThan(1000);
});
