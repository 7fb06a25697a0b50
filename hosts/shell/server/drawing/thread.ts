import { Worker } from 'node:worker_threads';
import type { GraphqlExecutor } from '@larkfare/service-kit';
import type { Drawn, DrawRequest, FromDrawing, ToDrawing } from '../../src/drawing/messages.ts';

export interface Thread {
  /** @throws what the remote's code threw, or when the thread ends first */
  draw(request: DrawRequest): Promise<Drawn>;
  /** Whether the thread still listens, as one that is stuck in a loop does not. */
  answersWithin(ms: number): Promise<boolean>;
  /** Settles when the thread has ended, for whatever reason. */
  ended: Promise<void>;
  end(): Promise<void>;
}

type Waiting = { resolve(drawn: Drawn): void; reject(problem: Error): void };

/** One run of the drawing thread; what it asks of the API is answered from here. */
export function startThread(file: string, execute: GraphqlExecutor): Thread {
  const worker = new Worker(file, { execArgv: [], env: { NODE_ENV: 'production' } });
  worker.unref();
  const waiting = new Map<number, Waiting>();
  let pong: () => void = () => undefined;
  let asked = 0;

  const tell = (message: ToDrawing) => worker.postMessage(message);
  const settle = (id: number, how: (page: Waiting) => void) => {
    const page = waiting.get(id);
    waiting.delete(id);
    if (page) how(page);
  };

  async function hear(message: FromDrawing) {
    switch (message.kind) {
      case 'drawn':
        return settle(message.id, ({ resolve }) => resolve(message.drawn));
      case 'failed':
        return settle(message.id, ({ reject }) => reject(new Error(message.reason)));
      case 'query':
        return tell({
          kind: 'answer',
          id: message.id,
          answer: await answerTo(execute, message.query),
        });
      case 'pong':
        return pong();
      default:
        return message satisfies never;
    }
  }

  const ended = new Promise<void>((resolve) => {
    let reason = new Error('The drawing thread has ended.');
    worker.on(
      'error',
      (problem) => (reason = new Error('The drawing thread failed.', { cause: problem })),
    );
    worker.on('exit', () => {
      for (const id of waiting.keys()) settle(id, ({ reject }) => reject(reason));
      resolve();
    });
  });
  worker.on('message', (message: FromDrawing) => void hear(message));

  return {
    ended,
    draw: (request) =>
      new Promise((resolve, reject) => {
        const id = (asked += 1);
        waiting.set(id, { resolve, reject });
        tell({ kind: 'draw', id, request });
      }),
    answersWithin: (ms) =>
      new Promise((resolve) => {
        const timer = setTimeout(resolve, ms, false);
        pong = () => {
          clearTimeout(timer);
          resolve(true);
        };
        tell({ kind: 'ping' });
      }),
    end: async () => void (await worker.terminate()),
  };
}

/** GraphQL's own errors are class instances, which do not pass between threads; their JSON does. */
async function answerTo(execute: GraphqlExecutor, query: Parameters<GraphqlExecutor>[0]) {
  const answer = await execute(query).catch((problem: unknown) => ({
    errors: [{ message: String(problem) }],
  }));
  return JSON.parse(JSON.stringify(answer));
}
