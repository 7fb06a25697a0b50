import { parentPort } from 'node:worker_threads';
import { toErrorText } from '../federation/error-text.rules.ts';
import { renderPage } from './render-page.tsx';
import type { RenderRequest, FromRenderThread, ToRenderThread } from './messages.ts';
import type { TextExecutor } from './page-queries.ts';

// In a thread, or for partners' remotes in a process.
const send = (message: FromRenderThread) =>
  parentPort ? parentPort.postMessage(message) : process.send?.(message);

const waiting = new Map<number, (response: string) => void>();
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
    send({ kind: 'failed', id, error: toErrorText(problem) });
  }
}

(parentPort ?? process).on('message', (message: ToRenderThread) => {
  switch (message.kind) {
    case 'render':
      return void render(message.id, message.request);
    case 'response':
      waiting.get(message.id)?.(message.response);
      waiting.delete(message.id);
      return undefined;
    case 'ping':
      return send({ kind: 'pong' });
    default:
      return message satisfies never;
  }
});
