import { parentPort } from 'node:worker_threads';
import { renderPage } from './render-page.tsx';
import type { RenderRequest, FromRenderThread, ToRenderThread } from './messages.ts';
import type { TextExecutor } from './page-queries.ts';

if (!parentPort) throw new Error('This file runs as a thread of the shell’s server.');
const port = parentPort;
const send = (message: FromRenderThread) => port.postMessage(message);

const waiting = new Map<number, (answer: string) => void>();
let lastId = 0;
const executorOf =
  (renderId: number): TextExecutor =>
  (query) =>
    new Promise((resolve) => {
      lastId += 1;
      waiting.set(lastId, resolve);
      send({ kind: 'query', id: lastId, renderId, query });
    });

async function render(id: number, request: RenderRequest) {
  try {
    send({ kind: 'rendered', id, rendered: await renderPage(request, executorOf(id)) });
  } catch (problem) {
    send({
      kind: 'failed',
      id,
      reason: problem instanceof Error ? (problem.stack ?? '') : String(problem),
    });
  }
}

port.on('message', (message: ToRenderThread) => {
  switch (message.kind) {
    case 'render':
      return void render(message.id, message.request);
    case 'answer':
      waiting.get(message.id)?.(message.answer);
      waiting.delete(message.id);
      return undefined;
    case 'ping':
      return send({ kind: 'pong' });
    default:
      return message satisfies never;
  }
});
