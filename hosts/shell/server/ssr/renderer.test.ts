import { AsyncLocalStorage } from 'node:async_hooks';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RenderedPage, RenderRequest } from '../../src/ssr/messages.ts';
import { partnerWorker, threadWorker } from './render-worker.ts';
import { startRenderer } from './renderer.ts';

const folder = mkdtempSync(join(tmpdir(), 'renderer-'));
const file = join(folder, 'thread.cjs');
const builds = mkdtempSync(join(tmpdir(), 'builds-'));
const build = join(builds, 'app.cjs');
writeFileSync(build, '');
afterAll(() => {
  for (const each of [folder, builds]) rmSync(each, { recursive: true });
});

/** Speaks the render thread's protocol, and behaves as the address requires. */
writeFileSync(
  file,
  `const { parentPort } = require('node:worker_threads');
  const send = (message) => parentPort ? parentPort.postMessage(message) : process.send(message);
  const rendered = (id, html) => send({ kind: 'rendered', id, rendered: { html: [Buffer.from(html)], graphql: '[]', isComplete: true } });
  const tried = (access) => { try { access(); return 'done'; } catch ({ code }) { return code; } };
  const kept = [];
  let querying;
  (parentPort ?? process).on('message', ({ kind, id, request, response }) => {
    if (kind === 'ping') return send({ kind: 'pong' });
    if (kind === 'response') return rendered(querying, response);
    if (request.url === 'loop') for (;;);
    if (request.url === 'leave') process.exit(1);
    if (request.url === 'throw') return send({ kind: 'failed', id, error: { name: 'Error', message: 'boom', stack: 'boom' } });
    if (request.url === 'slow') return;
    if (request.url.startsWith('query')) { querying = id; return send({ kind: 'query', id: 1, renderId: id, query: { query: '{ ' + (request.url.slice(6) || 'regions') + ' }' } }); }
    if (request.url === 'allocate') return setInterval(() => kept.length < 16 && kept.push(Buffer.alloc(5e7, 1)), 10);
    if (request.url === 'reach') return rendered(id, JSON.stringify({
      build: tried(() => require('node:fs').readFileSync(${JSON.stringify(build)})),
      file: tried(() => process.getBuiltinModule('fs').readFileSync('/proc/' + process.ppid + '/environ')),
      write: tried(() => require('node:fs').writeFileSync(__filename + '.new', '')),
      command: tried(() => require('node:child_process').execSync('true')),
      thread: tried(() => new (require('node:worker_threads').Worker)('', { eval: true })),
      environment: process.env,
    }));
    rendered(id, request.url);
  });`,
);

const request = (url: string): RenderRequest => ({
  url,
  data: { site: { name: '', tagline: '', origin: '' }, today: '', remotes: [] },
  remote: { name: 'partner', title: 'The partner', paths: [], build: '', file: '', sha384: url },
});

const htmlOf = (page: RenderedPage | undefined) => page && `${Buffer.concat(page.html)}`;

const execute = ({ query }: { query: string }) => {
  callers.push(context.getStore());
  return Promise.resolve({ data: { query: query + edit } });
};

const context = new AsyncLocalStorage<string>();
let callers: (string | undefined)[];
let edit: string;
let problems: string[];
const failed = (problem: unknown) => problems.push(String(problem));
let renderer: ReturnType<typeof startRenderer>;
beforeEach(() => {
  problems = [];
  edit = '';
  callers = [];
  renderer = startRenderer({ startWorker: () => threadWorker(file), execute, failed });
});
afterEach(() => renderer.close());

test('a screen is rendered with the data that the thread has queried', async () => {
  expect(htmlOf(await renderer.render(request('home')))).toBe('home');
  expect(htmlOf(await renderer.render(request('query')))).toBe('{"data":{"query":"{ regions }"}}');
});

test('a page can check whether its operations return the same as before', async () => {
  const page = await renderer.render(request('query'));

  expect(await page?.responses.areUnchanged()).toBe(true);
  edit = ' another region';
  expect(await page?.responses.areUnchanged()).toBe(false);
});

test('a screen’s queries run in the context of its request', async () => {
  for (const name of ['first', 'second'])
    await context.run(name, () => renderer.render(request('query')));

  expect(callers).toEqual(['first', 'second']);
});

test.each(['throw', 'leave'])(
  'a remote whose code does "%s" loses only its own screen',
  async (what) => {
    expect(await renderer.render(request(what))).toBeUndefined();

    expect(htmlOf(await renderer.render(request('home')))).toBe('home');
    expect(problems).toHaveLength(1);
  },
);

test('a page is not delayed by slow data, and the thread continues', async () => {
  expect(await renderer.render(request('slow'))).toBeUndefined();

  expect(problems).toEqual([expect.stringContaining('Timed out after 1000 ms')]);
  expect(htmlOf(await renderer.render(request('home')))).toBe('home');
});

test('slow data of several pages at once does not replace the thread either', async () => {
  await Promise.all(Array.from({ length: 5 }, () => renderer.render(request('slow'))));
  await renderer.render(request('slow'));
  await renderer.render(request('slow'));

  expect(problems).toEqual(Array(7).fill(expect.stringContaining('Timed out after 1000 ms')));
});

test('a thread in an endless loop is replaced, and the build that looped is rendered in browsers', async () => {
  expect(await renderer.render(request('loop'))).toBeUndefined();
  let rendered;
  // Until the thread is replaced, each render times out.
  while (!rendered) rendered = await renderer.render(request('home'));
  expect(htmlOf(rendered)).toBe('home');

  const loggedBefore = problems.length;
  expect(await renderer.render(request('loop'))).toBeUndefined();
  expect(problems).toHaveLength(loggedBefore); // Not even attempted.
});

test('while one thread is in an endless loop, another renders', async () => {
  await renderer.close();
  renderer = startRenderer({ startWorker: () => threadWorker(file), execute, failed, count: 2 });
  const looping = renderer.render(request('loop'));

  expect(htmlOf(await renderer.render(request('home')))).toBe('home');
  expect(await looping).toBeUndefined();
});

describe('a partner’s page', () => {
  const partner = { remote: 'partner', version: '1.0.0', operations: ['{ regions }'] };
  let partners: ReturnType<typeof startRenderer>;
  beforeEach(() => {
    partners = startRenderer({ startWorker: () => partnerWorker(file, builds), execute, failed });
  });
  afterEach(() => partners.close());

  /** A process needs longer than a page may take when it starts on a busy machine. */
  async function rendered(url: string) {
    let page;
    while (!page) page = await partners.render(request(url), partner);
    return `${htmlOf(page)}`;
  }

  test('is rendered with the operations that its version was published with, and no others', async () => {
    expect(await rendered('query')).toBe('{"data":{"query":"{ regions }"}}');
    const permitted = callers.length;

    expect(await rendered('query bookings')).toContain('published without this operation');
    expect(callers).toHaveLength(permitted);
  });

  test('reaches the builds, and no other file, process or setting of the server', async () => {
    expect(JSON.parse(await rendered('reach'))).toEqual({
      build: 'done',
      file: 'ERR_ACCESS_DENIED',
      write: 'ERR_ACCESS_DENIED',
      command: 'ERR_ACCESS_DENIED',
      thread: 'ERR_ACCESS_DENIED',
      environment: { NODE_ENV: 'production' },
    });
  });

  test.each(['throw', 'loop', 'allocate'])(
    'code that does "%s" loses only its own screen, and the site’s own pages do not wait',
    async (what) => {
      await rendered('home');

      const lost = partners.render(request(what), partner);
      expect(htmlOf(await renderer.render(request('home')))).toBe('home');

      expect(await lost).toBeUndefined();
      expect(await rendered('next')).toBe('next');
      expect(problems[0]).toEqual(expect.any(String));
    },
  );

  test('code that takes too much memory ends its process, also between requests', async () => {
    const worker = partnerWorker(file, builds);

    worker.send({ kind: 'render', id: 1, request: request('allocate') });

    expect((await worker.ended).message).toBe('It took more than 512 MB.');
  });
});
