import { AsyncLocalStorage } from 'node:async_hooks';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RenderRequest } from '../../src/ssr/messages.ts';
import { startRenderer } from './renderer.ts';

const folder = mkdtempSync(join(tmpdir(), 'renderer-'));
const file = join(folder, 'thread.cjs');
afterAll(() => rmSync(folder, { recursive: true }));

/** Speaks the render thread's protocol, and behaves as the address says. */
writeFileSync(
  file,
  `const { parentPort: port } = require('node:worker_threads');
  const rendered = (id, html) => port.postMessage({ kind: 'rendered', id, rendered: { html, graphql: '[]', isComplete: true } });
  let asking;
  port.on('message', ({ kind, id, request, answer }) => {
    if (kind === 'ping') return port.postMessage({ kind: 'pong' });
    if (kind === 'answer') return rendered(asking, answer);
    if (request.url === 'loop') for (;;);
    if (request.url === 'leave') process.exit(1);
    if (request.url === 'throw') return port.postMessage({ kind: 'failed', id, reason: 'boom' });
    if (request.url === 'slow') return;
    if (request.url === 'ask') { asking = id; return port.postMessage({ kind: 'query', id: 1, renderId: id, query: { query: '{ regions }' } }); }
    rendered(id, request.url);
  });`,
);

const request = (url: string): RenderRequest => ({
  url,
  data: { site: { name: '', tagline: '', origin: '' }, today: '', remotes: [] },
  remote: { name: 'partner', title: 'The partner', paths: [], file: '', sha384: url },
});

const execute = ({ query }: { query: string }) => {
  askedBy.push(context.getStore());
  return Promise.resolve({ data: { asked: query } });
};

const context = new AsyncLocalStorage<string>();
let askedBy: (string | undefined)[];
let problems: string[];
let renderer: ReturnType<typeof startRenderer>;
beforeEach(() => {
  problems = [];
  askedBy = [];
  renderer = startRenderer(file, execute, (problem) => problems.push(String(problem)));
});
afterEach(() => renderer.close());

test('a screen is rendered with the data that the thread has queried', async () => {
  expect((await renderer.render(request('home')))?.html).toBe('home');
  expect((await renderer.render(request('ask')))?.html).toBe('{"data":{"asked":"{ regions }"}}');
});

test('what a screen queries is queried in the context of its request', async () => {
  for (const name of ['first', 'second'])
    await context.run(name, () => renderer.render(request('ask')));

  expect(askedBy).toEqual(['first', 'second']);
});

test.each(['throw', 'leave'])(
  'a remote whose code does "%s" loses only its own screen',
  async (what) => {
    expect(await renderer.render(request(what))).toBeUndefined();

    expect((await renderer.render(request('home')))?.html).toBe('home');
    expect(problems).toHaveLength(1);
  },
);

test('a page is not delayed by slow data, and the thread continues', async () => {
  expect(await renderer.render(request('slow'))).toBeUndefined();

  expect(problems).toEqual([expect.stringContaining('No answer after 1000 ms')]);
  expect((await renderer.render(request('home')))?.html).toBe('home');
});

test('slow data of several pages at once does not replace the thread either', async () => {
  await Promise.all(Array.from({ length: 5 }, () => renderer.render(request('slow'))));
  await renderer.render(request('slow'));
  await renderer.render(request('slow'));

  expect(problems).toEqual(Array(7).fill(expect.stringContaining('No answer after 1000 ms')));
});

test('a thread in an endless loop is replaced, and the build that looped is rendered in browsers', async () => {
  expect(await renderer.render(request('loop'))).toBeUndefined();
  let rendered;
  // Until the thread is replaced, each render times out.
  while (!rendered) rendered = await renderer.render(request('home'));
  expect(rendered.html).toBe('home');

  const loggedBefore = problems.length;
  expect(await renderer.render(request('loop'))).toBeUndefined();
  expect(problems).toHaveLength(loggedBefore); // Not even attempted.
});

test('while one thread is in an endless loop, another renders', async () => {
  await renderer.close();
  renderer = startRenderer(file, execute, () => undefined, 2);
  const looping = renderer.render(request('loop'));

  expect((await renderer.render(request('home')))?.html).toBe('home');
  expect(await looping).toBeUndefined();
});
