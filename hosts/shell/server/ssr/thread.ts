import { AsyncLocalStorage } from 'node:async_hooks';
import { setInterval, setTimeout } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type { GraphqlExecutor } from '@larkfare/service-kit';
import type {
  RenderedPage,
  RenderRequest,
  FromRenderThread,
  ToRenderThread,
} from '../../src/ssr/messages.ts';

export interface Thread {
  /** @throws what the remote's code threw, or when the thread ends first */
  render(request: RenderRequest): Promise<RenderedPage>;
  /** Whether the thread computes for this long, or rests ten times as long, without answering a ping, as in an endless loop. */
  isStuckFor(ms: number): Promise<boolean>;
  /** Resolves when the thread has ended, for whatever reason. */
  ended: Promise<void>;
  end(): Promise<void>;
}

interface Waiting {
  resolve(rendered: RenderedPage): void;
  reject(problem: Error): void;
  /** Calls a function in the context of the page’s request, which the log and other servers take its id from. */
  inContext<Result>(work: () => Result): Result;
}

/** Starts a render thread, whose GraphQL queries are executed here. */
export function startThread(file: string, execute: GraphqlExecutor): Thread {
  const worker = new Worker(file, { execArgv: [], env: { NODE_ENV: 'production' } });
  worker.unref();
  const waiting = new Map<number, Waiting>();
  const pings = new Set<() => void>();
  let lastId = 0;

  const send = (message: ToRenderThread) => worker.postMessage(message);
  const settle = (id: number, how: (page: Waiting) => void) => {
    const page = waiting.get(id);
    waiting.delete(id);
    if (page) how(page);
  };

  async function receive(message: FromRenderThread) {
    switch (message.kind) {
      case 'rendered':
        return settle(message.id, ({ resolve }) => resolve(message.rendered));
      case 'failed':
        return settle(message.id, ({ reject }) => reject(new Error(message.reason)));
      case 'query': {
        const { id, renderId, query } = message;
        const ask = () => answerTo(execute, query);
        return send({
          kind: 'answer',
          id,
          answer: await (waiting.get(renderId)?.inContext(ask) ?? ask()),
        });
      }
      case 'pong':
        for (const answered of pings) answered();
        return pings.clear();
      default:
        return message satisfies never;
    }
  }

  const ended = new Promise<void>((resolve) => {
    let reason = new Error('The render thread has ended.');
    worker.on(
      'error',
      (problem) => (reason = new Error('The render thread failed.', { cause: problem })),
    );
    worker.on('exit', () => {
      for (const id of waiting.keys()) settle(id, ({ reject }) => reject(reason));
      resolve();
    });
  });
  worker.on('message', (message: FromRenderThread) => void receive(message));

  return {
    ended,
    render: (request) =>
      new Promise((resolve, reject) => {
        const id = (lastId += 1);
        waiting.set(id, { resolve, reject, inContext: AsyncLocalStorage.snapshot() });
        send({ kind: 'render', id, request });
      }),
    isStuckFor: async (ms) => {
      const answered = new Promise<void>((resolve) => pings.add(resolve));
      send({ kind: 'ping' });
      const over = new AbortController();
      const isStuck = await Promise.race([
        Promise.race([answered, ended]).then(() => false),
        // A thread that ends meanwhile has no usage.
        computes(worker, ms, over.signal).catch(() => false),
        setTimeout(ms * 10, true, over),
      ]);
      over.abort();
      return isStuck;
    },
    end: async () => void (await worker.terminate()),
  };
}

/** Resolves to true when the thread has computed for this long: a busy machine may give it no core for a while. */
async function computes(worker: Worker, ms: number, signal: AbortSignal): Promise<true> {
  const before = await worker.cpuUsage();
  for await (const _ of setInterval(100, undefined, { signal })) {
    const { user, system } = await worker.cpuUsage(before);
    if (user + system >= ms * 1000) break;
  }
  return true;
}

const answerTo = (execute: GraphqlExecutor, query: Parameters<GraphqlExecutor>[0]) =>
  execute(query).then(
    ({ data, errors }) => JSON.stringify({ data, errors }),
    (problem: unknown) => JSON.stringify({ errors: [{ message: String(problem) }] }),
  );
