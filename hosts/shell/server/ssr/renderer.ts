import { availableParallelism } from 'node:os';
import { type GraphqlExecutor, recordDuration } from '@larkfare/service-kit';
import type { RenderedPage, RenderRequest } from '../../src/ssr/messages.ts';
import { withDeadline } from '../../src/federation/deadline.ts';
import { startThread, type Thread } from './thread.ts';

/** A page waits this long for its first screen and is then sent without it, to be rendered in the browser. */
const renderTimeoutMs = 1000;
/** A thread that computes for this long without answering a ping is stuck in an endless loop. */
const pingTimeoutMs = 1000;
/** A build that blocked a thread is rendered only in browsers for this long. */
const suspensionMs = 60_000;
/** Of one thread; beyond this, browsers render sooner than the server would. */
const maxConcurrentRenders = 40;
/** One core is the main thread's, which is busy itself when four threads render. */
const sparedThreads = Math.max(1, Math.min(4, availableParallelism() - 1));

export interface Renderer {
  /** The first screen; undefined when it fails or times out. */
  render(request: RenderRequest): Promise<RenderedPage | undefined>;
  close(): Promise<void>;
}

/**
 * Renders first screens in worker threads. Remotes are other teams' code: one that loops, leaks or throws loses only its
 * own server rendering.
 */
export function startRenderer(
  file: string,
  execute: GraphqlExecutor,
  log: (problem: unknown) => void,
  count = sparedThreads,
): Renderer {
  const suspendedUntil = new Map<string, number>();
  // Started eagerly, because starting takes longer than rendering.
  const places: Place[] = Array.from({ length: count }, () => ({ thread: start(), pending: 0 }));
  let isClosed = false;

  function start(): Thread {
    const started = startThread(file, execute);
    void started.ended.then(() => {
      const place = places.find(({ thread }) => thread === started);
      if (place) delete place.thread;
    });
    return started;
  }

  /** After a timeout, which slow data can also cause. */
  async function replaceWhenStuck(suspect: Thread, request: RenderRequest) {
    if (!(await suspect.isStuckFor(pingTimeoutMs))) return;
    log(`A render thread is stuck at ${request.url} and is replaced.`);
    if (request.remote) suspendedUntil.set(request.remote.sha384, Date.now() + suspensionMs);
    await suspect.end();
  }

  return {
    async render(request) {
      const isSuspended = (suspendedUntil.get(request.remote?.sha384 ?? '') ?? 0) > Date.now();
      const place = places.reduce((a, b) => (b.pending < a.pending ? b : a));
      if (isClosed || isSuspended || place.pending >= maxConcurrentRenders) return undefined;
      const current = (place.thread ??= start());
      const rendered = current.render(request);
      place.pending += 1;
      const began = performance.now();
      try {
        return await withDeadline(rendered, renderTimeoutMs);
      } catch (problem) {
        // After a timeout it may still reject.
        rendered.catch(() => undefined);
        if (isClosed) return undefined;
        log(problem);
        void replaceWhenStuck(current, request);
        return undefined;
      } finally {
        place.pending -= 1;
        recordDuration('larkfare.page.render.duration', performance.now() - began, {
          'larkfare.remote': request.remote?.name,
        });
      }
    },

    async close() {
      isClosed = true;
      await Promise.all(places.map(({ thread }) => thread?.end()));
    },
  };
}

interface Place {
  /** Absent after it has ended, until the next page. */
  thread?: Thread;
  /** Pages that it is rendering. */
  pending: number;
}
