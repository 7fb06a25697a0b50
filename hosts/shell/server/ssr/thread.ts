import { AsyncLocalStorage } from 'node:async_hooks';
import { hash } from 'node:crypto';
import { setInterval, setTimeout } from 'node:timers/promises';
import type { GraphqlExecutor, GraphqlRequest } from '@larkfare/server-kit/executor';
import type { FromRenderThread, RenderedPage, RenderRequest } from '../../src/ssr/messages.ts';
import type { RenderWorker } from './render-worker.ts';

export interface RenderedScreen extends RenderedPage {
  responses: PageResponses;
}

/** The responses that a page was rendered from. */
export interface PageResponses {
  /** Whether the same operations return the same now. */
  areUnchanged(): Promise<boolean>;
  /** Characters that it keeps. */
  length: number;
}

export interface RenderThread {
  /**
   * @param operations the texts of those that the page may query; all without it
   * @throws what the remote's code threw, or when the thread ends first
   */
  render(request: RenderRequest, operations?: readonly string[]): Promise<RenderedScreen>;
  /** Whether the thread computes for this long, or rests ten times as long, without a pong, as in an endless loop. */
  isStuckFor(ms: number): Promise<boolean>;
  /** Resolves when the thread has ended, for whatever reason. */
  ended: Promise<void>;
  end(): Promise<void>;
}

interface Waiting {
  resolve(rendered: RenderedScreen): void;
  reject(problem: Error): void;
  /** Calls a function in the context of the page’s request, which the log and other servers take its id from. */
  inContext<Result>(work: () => Result): Result;
  operations: readonly string[] | undefined;
  queries: number;
  responses: ReturnType<typeof recordResponses>;
}

/** Operations of one page; ours need at most five. */
const maxQueries = 50;

/** Renders pages in a worker, whose GraphQL queries are executed here. */
export function startThread(worker: RenderWorker, execute: GraphqlExecutor): RenderThread {
  const waiting = new Map<number, Waiting>();
  const pings = new Set<() => void>();
  let lastId = 0;

  const settle = (id: number, how: (page: Waiting) => void) => {
    const page = waiting.get(id);
    waiting.delete(id);
    if (page) how(page);
  };

  async function run({ query, variables, operationName }: GraphqlRequest): Promise<string> {
    const { data, errors, bytes } = await execute({
      query,
      ...(variables && { variables }),
      operationName,
      acceptsBytes: true,
    });
    return bytes?.toString() ?? JSON.stringify({ data, errors });
  }

  async function respondTo(request: GraphqlRequest, page: Waiting | undefined): Promise<string> {
    try {
      if (!page) throw new Error('The page is not waiting any more.');
      if (page.operations && !page.operations.includes(request.query))
        throw new Error('The version was published without this operation.');
      if ((page.queries += 1) > maxQueries)
        throw new Error(`The page has sent ${maxQueries} queries already.`);
      const response = await page.inContext(() => run(request));
      page.responses.add(request, response);
      return response;
    } catch (problem) {
      return JSON.stringify({ errors: [{ message: String(problem) }] });
    }
  }

  async function receive(message: FromRenderThread) {
    switch (message.kind) {
      case 'rendered':
        return settle(message.id, ({ resolve, responses }) =>
          resolve({ ...message.rendered, responses }),
        );
      case 'failed':
        return settle(message.id, ({ reject }) =>
          reject(Object.assign(new Error(), message.error)),
        );
      case 'query': {
        const { id, renderId, query } = message;
        const response = await respondTo(query, waiting.get(renderId));
        return worker.send({ kind: 'response', id, response });
      }
      case 'pong':
        for (const onPong of pings) onPong();
        return pings.clear();
      default:
        return message satisfies never;
    }
  }

  worker.onMessage((message) => void receive(message));
  const ended = worker.ended.then((reason) => {
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
          responses: recordResponses(run),
          inContext: AsyncLocalStorage.snapshot(),
        });
        worker.send({ kind: 'render', id, request });
      }),
    isStuckFor: async (ms) => {
      const pong = new Promise<void>((resolve) => pings.add(resolve));
      worker.send({ kind: 'ping' });
      const end = new AbortController();
      const isStuck = await Promise.race([
        Promise.race([pong, ended]).then(() => false),
        // A process that has ended has no usage.
        computes(worker, ms, end.signal).catch(() => false),
        setTimeout(ms * 10, true, end),
      ]);
      end.abort();
      return isStuck;
    },
    end: () => worker.end(),
  };
}

/** Resolves to true when the worker has computed for this long: a busy machine may give it no core for a while. */
async function computes(worker: RenderWorker, ms: number, signal: AbortSignal): Promise<true> {
  const before = await worker.cpuMs();
  for await (const _ of setInterval(100, undefined, { signal }))
    if ((await worker.cpuMs()) - before >= ms) break;
  return true;
}

/** Collects the operations of a page, by their text and a hash of the response. */
function recordResponses(run: (request: GraphqlRequest) => Promise<string>) {
  const recorded: { request: GraphqlRequest; responseHash: string }[] = [];
  const isUnchanged = async ({ request, responseHash }: (typeof recorded)[number]) =>
    toHash(await run(request)) === responseHash;

  return {
    add: (request: GraphqlRequest, response: string) =>
      recorded.push({ request, responseHash: toHash(response) }),
    areUnchanged: async () => (await Promise.all(recorded.map(isUnchanged))).every(Boolean),
    get length() {
      return JSON.stringify(recorded).length;
    },
  };
}

const toHash = (text: string) => hash('sha256', text, 'base64');
