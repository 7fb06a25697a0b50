import { AsyncLocalStorage } from 'node:async_hooks';
import { setInterval, setTimeout } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type { GraphqlExecutor, GraphqlRequest } from '@larkfare/server-kit/executor';
import type {
  RenderedPage,
  RenderRequest,
  FromRenderThread,
  ToRenderThread,
} from '../../src/ssr/messages.ts';
import { type PageAnswers, pageAnswers } from './page-answers.ts';

export interface RenderedFrom extends RenderedPage {
  answers: PageAnswers;
}

export interface Thread {
  /**
   * @param operations the texts of those that the page may query; all without it
   * @throws what the remote's code threw, or when the thread ends first
   */
  render(request: RenderRequest, operations?: readonly string[]): Promise<RenderedFrom>;
  /** Whether the thread computes for this long, or rests ten times as long, without answering a ping, as in an endless loop. */
  isStuckFor(ms: number): Promise<boolean>;
  /** Resolves when the thread has ended, for whatever reason. */
  ended: Promise<void>;
  end(): Promise<void>;
}

/** Where pages are rendered: a thread of this process, or a separate process. */
export interface Place {
  send(message: ToRenderThread): void;
  onMessage(listener: (message: FromRenderThread) => void): void;
  /** Resolves to the reason why it has ended. */
  ended: Promise<Error>;
  /** Processor time since its start. */
  cpuMs(): Promise<number>;
  end(): Promise<void>;
}

interface Waiting {
  resolve(rendered: RenderedFrom): void;
  reject(problem: Error): void;
  /** Calls a function in the context of the page’s request, which the log and other servers take its id from. */
  inContext<Result>(work: () => Result): Result;
  operations: readonly string[] | undefined;
  queries: number;
  answers: ReturnType<typeof pageAnswers>;
}

/** Operations of one page; ours need at most five. */
const maxQueries = 50;

/** A render thread of this process. */
export function threadPlace(file: string): Place {
  const worker = new Worker(file, { execArgv: [], env: { NODE_ENV: 'production' } });
  worker.unref();
  return {
    send: (message) => worker.postMessage(message),
    onMessage: (listener) => void worker.on('message', listener),
    ended: new Promise((resolve) => {
      let reason = new Error('The render thread has ended.');
      worker.on(
        'error',
        (problem) => (reason = new Error('The render thread failed.', { cause: problem })),
      );
      worker.on('exit', () => resolve(reason));
    }),
    async cpuMs() {
      const { user, system } = await worker.cpuUsage();
      return (user + system) / 1000;
    },
    end: async () => void (await worker.terminate()),
  };
}

/** Renders pages at a place, whose GraphQL queries are executed here. */
export function startThread(place: Place, execute: GraphqlExecutor): Thread {
  const waiting = new Map<number, Waiting>();
  const pings = new Set<() => void>();
  let lastId = 0;

  const settle = (id: number, how: (page: Waiting) => void) => {
    const page = waiting.get(id);
    waiting.delete(id);
    if (page) how(page);
  };

  async function run({ query, variables, operationName }: GraphqlRequest): Promise<string> {
    const { data, errors } = await execute({
      query,
      ...(variables && { variables }),
      operationName,
    });
    return JSON.stringify({ data, errors });
  }

  async function answerTo(asked: GraphqlRequest, page: Waiting | undefined): Promise<string> {
    const { query } = asked;
    try {
      if (!page) throw new Error('The page is not waiting any more.');
      if (page.operations && !page.operations.includes(query))
        throw new Error('The version was published without this operation.');
      if ((page.queries += 1) > maxQueries)
        throw new Error(`The page has sent ${maxQueries} queries already.`);
      const answer = await page.inContext(() => run(asked));
      page.answers.add(asked, answer);
      return answer;
    } catch (problem) {
      return JSON.stringify({ errors: [{ message: String(problem) }] });
    }
  }

  async function receive(message: FromRenderThread) {
    switch (message.kind) {
      case 'rendered':
        return settle(message.id, ({ resolve, answers }) =>
          resolve({ ...message.rendered, answers }),
        );
      case 'failed':
        return settle(message.id, ({ reject }) =>
          reject(Object.assign(new Error(), message.error)),
        );
      case 'query': {
        const { id, renderId, query } = message;
        const answer = await answerTo(query, waiting.get(renderId));
        return place.send({ kind: 'answer', id, answer });
      }
      case 'pong':
        for (const answered of pings) answered();
        return pings.clear();
      default:
        return message satisfies never;
    }
  }

  place.onMessage((message) => void receive(message));
  const ended = place.ended.then((reason) => {
    for (const id of waiting.keys()) settle(id, ({ reject }) => reject(reason));
  });

  return {
    ended,
    render: (request, operations) =>
      new Promise((resolve, reject) => {
        const id = (lastId += 1);
        waiting.set(id, {
          resolve,
          reject,
          operations,
          queries: 0,
          answers: pageAnswers(run),
          inContext: AsyncLocalStorage.snapshot(),
        });
        place.send({ kind: 'render', id, request });
      }),
    isStuckFor: async (ms) => {
      const answered = new Promise<void>((resolve) => pings.add(resolve));
      place.send({ kind: 'ping' });
      const over = new AbortController();
      const isStuck = await Promise.race([
        Promise.race([answered, ended]).then(() => false),
        // A process that has ended has no usage.
        computes(place, ms, over.signal).catch(() => false),
        setTimeout(ms * 10, true, over),
      ]);
      over.abort();
      return isStuck;
    },
    end: () => place.end(),
  };
}

/** Resolves to true when the place has computed for this long: a busy machine may give it no core for a while. */
async function computes(place: Place, ms: number, signal: AbortSignal): Promise<true> {
  const before = await place.cpuMs();
  for await (const _ of setInterval(100, undefined, { signal }))
    if ((await place.cpuMs()) - before >= ms) break;
  return true;
}
