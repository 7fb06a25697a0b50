import { parentPort } from 'node:worker_threads';
import type { GraphqlAnswer, GraphqlExecutor } from '@larkfare/service-kit';
import { drawPage } from './draw-page.tsx';
import type { DrawRequest, FromDrawing, ToDrawing } from './messages.ts';

if (!parentPort) throw new Error('This file runs as a thread of the shell’s server.');
const port = parentPort;
const tell = (message: FromDrawing) => port.postMessage(message);

const waiting = new Map<number, (answer: GraphqlAnswer) => void>();
let asked = 0;
const execute: GraphqlExecutor = (query) =>
  new Promise((resolve) => {
    asked += 1;
    waiting.set(asked, resolve);
    tell({ kind: 'query', id: asked, query });
  });

async function draw(id: number, request: DrawRequest) {
  try {
    tell({ kind: 'drawn', id, drawn: await drawPage(request, execute) });
  } catch (problem) {
    tell({
      kind: 'failed',
      id,
      reason: problem instanceof Error ? (problem.stack ?? '') : String(problem),
    });
  }
}

port.on('message', (message: ToDrawing) => {
  switch (message.kind) {
    case 'draw':
      return void draw(message.id, message.request);
    case 'answer':
      waiting.get(message.id)?.(message.answer);
      waiting.delete(message.id);
      return undefined;
    case 'ping':
      return tell({ kind: 'pong' });
    default:
      return message satisfies never;
  }
});
