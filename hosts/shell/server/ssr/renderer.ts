import { availableParallelism } from 'node:os';
import type { GraphqlExecutor } from '@larkfare/server-kit/executor';
import { recordDuration } from '@larkfare/server-kit/telemetry';
import { withDeadline } from '../../src/federation/deadline.ts';
import { toErrorText } from '../../src/federation/error-text.rules.ts';
import type { RenderRequest } from '../../src/ssr/messages.ts';
import type { PublishedRemotes } from '../remotes/published-remotes.ts';
import { partnerWorker, type RenderWorker, threadWorker } from './render-worker.ts';
import { type RenderedScreen, type RenderThread, startThread } from './thread.ts';

/** A page waits this long for its first screen and is then sent without it, to be rendered in the browser. */
const renderTimeoutMs = 1000;
/** A thread that computes for this long without a pong is stuck in an endless loop. */
const pingTimeoutMs = 1000;
/** A build that blocked a thread is rendered only in browsers for this long. */
const suspensionMs = 60_000;
/** Limit of one thread; beyond this, browsers render sooner than the server would. */
const maxConcurrentRenders = 40;
/** One core is the main thread's, which is busy itself when four threads render. */
const threadCount = Math.max(1, Math.min(4, availableParallelism() - 1));

/** The version of a partner's remote that renders a page. */
export interface PartnerVersion {
  remote: string;
  version: string;
  /** The texts of those that it may query. */
  operations: readonly string[];
}

export interface Renderer {
  /** The first screen; undefined when it fails or times out. */
  render(request: RenderRequest, partner?: PartnerVersion): Promise<RenderedScreen | undefined>;
  close(): Promise<void>;
}

interface PageRendererOptions {
  /** The shell's build of the render thread. */
  file: string;
  execute: GraphqlExecutor;
  published: PublishedRemotes | undefined;
  log: (problem: unknown) => void;
}

/** Renders the site's own pages in threads, and partners' in a process that these need not wait for. */
export function pageRenderer({ file, execute, published, log }: PageRendererOptions): Renderer {
  const own = startRenderer({
    startWorker: () => threadWorker(file),
    execute,
    failed: log,
    count: threadCount,
    startsEagerly: true,
  });
  if (!published) return own;
  const partners = startRenderer({
    startWorker: () => partnerWorker(file, published.folder),
    execute,
    failed: (problem, partner) =>
      partner && published.reports.failed(partner, toErrorText(problem)),
  });
  return {
    render: (request, partner) => (partner ? partners : own).render(request, partner),
    close: async () => void (await Promise.all([own.close(), partners.close()])),
  };
}

interface RendererOptions {
  /** A new thread or process. */
  startWorker: () => RenderWorker;
  execute: GraphqlExecutor;
  failed: (problem: unknown, partner: PartnerVersion | undefined) => void;
  count?: number;
  /** Rather than with the first page, because starting takes longer than rendering. */
  startsEagerly?: boolean;
}

/**
 * Renders first screens in threads or processes. Remotes are other teams' code: one that loops, leaks or throws loses only
 * its own server rendering.
 */
export function startRenderer({
  startWorker,
  execute,
  failed,
  count = 1,
  startsEagerly = false,
}: RendererOptions): Renderer {
  const suspendedUntil = new Map<string, number>();
  const slots: Slot[] = Array.from({ length: count }, () => ({ pending: 0 }));
  let isClosed = false;

  function start(slot: Slot): RenderThread {
    const started = startThread(startWorker(), execute);
    slot.thread = started;
    void started.ended.then(() => {
      if (slot.thread === started) delete slot.thread;
    });
    return started;
  }
  if (startsEagerly) slots.forEach(start);

  /** After a timeout, which slow data can also cause. */
  async function replaceWhenStuck(
    suspect: RenderThread,
    request: RenderRequest,
    partner?: PartnerVersion,
  ) {
    if (!(await suspect.isStuckFor(pingTimeoutMs))) return;
    failed(new Stuck(request.url), partner);
    const build = request.remote ?? request.layout;
    if (build) suspendedUntil.set(build.sha384, Date.now() + suspensionMs);
    await suspect.end();
  }

  return {
    async render(request, partner) {
      const { sha384 = '' } = request.remote ?? request.layout ?? {};
      const isSuspended = (suspendedUntil.get(sha384) ?? 0) > Date.now();
      const slot = slots.reduce((a, b) => (b.pending < a.pending ? b : a));
      if (isClosed || isSuspended || slot.pending >= maxConcurrentRenders) return undefined;
      const current = slot.thread ?? start(slot);
      const rendered = current.render(request, partner?.operations);
      slot.pending += 1;
      const began = performance.now();
      try {
        return await withDeadline(rendered, renderTimeoutMs);
      } catch (problem) {
        // After a timeout it may still reject.
        rendered.catch(() => undefined);
        if (isClosed) return undefined;
        failed(problem, partner);
        void replaceWhenStuck(current, request, partner);
        return undefined;
      } finally {
        slot.pending -= 1;
        recordDuration('larkfare.page.render.duration', performance.now() - began, {
          'larkfare.remote': request.remote?.name,
        });
      }
    },

    async close() {
      isClosed = true;
      await Promise.all(slots.map(({ thread }) => thread?.end()));
    },
  };
}

class Stuck extends Error {
  override name = 'Stuck';

  constructor(url: string) {
    super(`A render thread is stuck at ${url} and is replaced.`);
  }
}

interface Slot {
  /** Absent after it has ended, until the next page. */
  thread?: RenderThread;
  /** Pages that it is rendering. */
  pending: number;
}
