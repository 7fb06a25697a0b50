import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DrawRequest } from '../../src/drawing/messages.ts';
import { startDrawing } from './drawing.ts';

const folder = mkdtempSync(join(tmpdir(), 'drawing-'));
const file = join(folder, 'thread.cjs');
afterAll(() => rmSync(folder, { recursive: true }));

/** Speaks as the real thread does, and does what the address says. */
writeFileSync(
  file,
  `const { parentPort: port } = require('node:worker_threads');
  const drawn = (id, html) => port.postMessage({ kind: 'drawn', id, drawn: { html, graphql: {}, isComplete: true } });
  let asking;
  port.on('message', ({ kind, id, request, answer }) => {
    if (kind === 'ping') return port.postMessage({ kind: 'pong' });
    if (kind === 'answer') return drawn(asking, JSON.stringify(answer));
    if (request.url === 'loop') for (;;);
    if (request.url === 'leave') process.exit(1);
    if (request.url === 'throw') return port.postMessage({ kind: 'failed', id, reason: 'boom' });
    if (request.url === 'slow') return;
    if (request.url === 'ask') { asking = id; return port.postMessage({ kind: 'query', id: 1, query: { query: '{ regions }' } }); }
    drawn(id, request.url);
  });`,
);

const request = (url: string): DrawRequest => ({
  url,
  data: { site: { name: '', tagline: '', origin: '' }, today: '', nowMs: 0, remotes: [] },
  remote: { name: 'partner', title: 'The partner', file: '', sha384: url },
});

let problems: string[];
let drawing: ReturnType<typeof startDrawing>;
beforeEach(() => {
  problems = [];
  const execute = ({ query }: { query: string }) => Promise.resolve({ data: { asked: query } });
  drawing = startDrawing(file, execute, (problem) => problems.push(String(problem)));
});
afterEach(() => drawing.close());

test('a screen is drawn, with what the thread asked of the API', async () => {
  expect((await drawing.draw(request('home')))?.html).toBe('home');
  expect((await drawing.draw(request('ask')))?.html).toBe('{"data":{"asked":"{ regions }"}}');
});

test.each(['throw', 'leave'])(
  'a remote whose code does "%s" costs its own screen only',
  async (what) => {
    expect(await drawing.draw(request(what))).toBeUndefined();

    expect((await drawing.draw(request('home')))?.html).toBe('home');
    expect(problems).toHaveLength(1);
  },
);

test('a page does not wait for slow data, and the thread goes on', async () => {
  const started = Date.now();

  expect(await drawing.draw(request('slow'))).toBeUndefined();

  expect(Date.now() - started).toBeLessThan(2000);
  expect((await drawing.draw(request('home')))?.html).toBe('home');
});

test('a thread stuck in a loop is replaced, and the build that looped is left to browsers', async () => {
  await drawing.draw(request('loop'));
  await new Promise((resolve) => setTimeout(resolve, 1500));

  expect((await drawing.draw(request('home')))?.html).toBe('home');
  const started = Date.now();
  expect(await drawing.draw(request('loop'))).toBeUndefined();
  expect(Date.now() - started).toBeLessThan(100);
});
