import type { GraphqlExecutor } from '@larkfare/service-kit';
import type { RenderedPage, RenderRequest } from '../../src/ssr/messages.ts';
import { withDeadline } from '../../src/federation/deadline.ts';
import { startThread, type Thread } from './thread.ts';

/** A page waits this long for its first screen and is then sent without it, to be rendered in the browser. */
const renderTimeoutMs = 1000;
/** A thread that does not answer a ping in this time is stuck in an endless loop. */
const pingTimeoutMs = 1000;
/** A build that blocked the thread is rendered only in browsers for this long. */
const suspensionMs = 60_000;
/** Beyond this, browsers render sooner than the server would. */
const maxConcurrentRenders = 40;

export interface Renderer {
  /** The first screen; undefined when it fails or times out. */
  render(request: RenderRequest): Promise<RenderedPage | undefined>;
  close(): Promise<void>;
}

/**
 * Renders first screens in a worker thread. Remotes are other teams' code: one that loops, leaks or throws loses only its
 * own server rendering.
 */
export function startRenderer(
  file: string,
  execute: GraphqlExecutor,
  log: (problem: unknown) => void,
): Renderer {
  const suspendedUntil = new Map<string, number>();
  // Started eagerly, because starting takes longer than rendering.
  let thread: Thread | undefined = start();
  let pending = 0;
  let isClosed = false;

  function start(): Thread {
    const started = startThread(file, execute);
    void started.ended.then(() => {
      if (thread === started) thread = undefined;
    });
    return started;
  }

  /** After a timeout, which slow data can also cause. */
  async function replaceWhenStuck(suspect: Thread, request: RenderRequest) {
    if (!(await suspect.isStuckFor(pingTimeoutMs))) return;
    log(`The render thread is stuck at ${request.url} and is replaced.`);
    if (request.remote) suspendedUntil.set(request.remote.sha384, Date.now() + suspensionMs);
    await suspect.end();
  }

  return {
    async render(request) {
      const isSuspended = (suspendedUntil.get(request.remote?.sha384 ?? '') ?? 0) > Date.now();
      if (isClosed || isSuspended || pending >= maxConcurrentRenders) return undefined;
      const current = (thread ??= start());
      const rendered = current.render(request);
      pending += 1;
      try {
        return await withDeadline(rendered, renderTimeoutMs);
      } catch (problem) {
        log(problem);
        // It may still reject after the timeout, which has been logged already.
        rendered.catch(() => undefined);
        void replaceWhenStuck(current, request);
        return undefined;
      } finally {
        pending -= 1;
      }
    },

    async close() {
      isClosed = true;
      await thread?.end();
    },
  };
}
