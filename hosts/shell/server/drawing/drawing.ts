import { Worker } from 'node:worker_threads';
import type { GraphqlExecutor } from '@larkfare/service-kit';
import type { Drawn, DrawRequest, FromDrawing, ToDrawing } from '../../src/drawing/messages.ts';

/** A page waits this long for its first screen, then goes out without and the browser draws it. */
const drawWithinMs = 1500;
/** A thread that does not answer a ping in this time is stuck in somebody's loop. */
const pongWithinMs = 1000;
/** More than this at once and browsers draw sooner than we would. */
const drawnTogether = 40;

export interface Drawing {
  /** The first screen, or undefined when it cannot be drawn in time. */
  draw(request: DrawRequest): Promise<Drawn | undefined>;
  close(): Promise<void>;
}

/**
 * Draws first screens in a thread of its own. Remotes are other teams' code: one that loops, leaks or throws costs
 * its first screen on the server and nothing else.
 */
export function startDrawing(
  file: string,
  execute: GraphqlExecutor,
  log: (problem: unknown) => void,
): Drawing {
  const waiting = new Map<number, (drawn: Drawn | undefined) => void>();
  let thread: Worker | undefined;
  let isClosed = false;
  let drawn = 0;
  let isAlive = true;

  function start(): Worker {
    const worker = new Worker(file, { execArgv: [], env: { NODE_ENV: 'production' } });
    worker.unref();
    worker.on('message', (message: FromDrawing) => void hear(worker, message));
    worker.on('error', log);
    worker.on('exit', () => {
      if (thread === worker) thread = undefined;
      for (const answer of waiting.values()) answer(undefined);
    });
    return worker;
  }

  async function hear(worker: Worker, message: FromDrawing) {
    const tell = (answer: ToDrawing) => worker.postMessage(answer);
    switch (message.kind) {
      case 'drawn':
        return waiting.get(message.id)?.(message.drawn);
      case 'failed':
        log(message.reason);
        return waiting.get(message.id)?.(undefined);
      case 'query': {
        const answer = await execute(message.query).catch((problem: unknown) => ({
          errors: [{ message: String(problem) }],
        }));
        return tell({ kind: 'answer', id: message.id, answer: plain(answer) });
      }
      case 'pong':
        isAlive = true;
        return undefined;
      default:
        return message satisfies never;
    }
  }

  /** After a screen that came too late: was it slow data, or is the thread stuck? */
  function replaceWhenStuck(worker: Worker) {
    isAlive = false;
    worker.postMessage({ kind: 'ping' } satisfies ToDrawing);
    setTimeout(() => {
      if (isAlive || thread !== worker) return;
      log('The drawing thread is stuck and is replaced.');
      thread = undefined;
      void worker.terminate();
    }, pongWithinMs).unref();
  }

  return {
    draw(request) {
      if (isClosed || waiting.size >= drawnTogether) return Promise.resolve(undefined);
      const worker = (thread ??= start());
      const id = (drawn += 1);
      return new Promise((resolve) => {
        const answer = (result: Drawn | undefined) => {
          clearTimeout(timer);
          waiting.delete(id);
          resolve(result);
        };
        const timer = setTimeout(() => {
          log(`${request.url} was not drawn in ${drawWithinMs} ms.`);
          answer(undefined);
          replaceWhenStuck(worker);
        }, drawWithinMs);
        waiting.set(id, answer);
        worker.postMessage({ kind: 'draw', id, request } satisfies ToDrawing);
      });
    },

    async close() {
      isClosed = true;
      await thread?.terminate();
    },
  };
}

/** GraphQL's own errors are class instances, which do not pass between threads. */
const plain = <Answer>(answer: Answer): Answer => JSON.parse(JSON.stringify(answer));
