import type { GraphqlExecutor } from '@larkfare/service-kit';
import type { Drawn, DrawRequest } from '../../src/drawing/messages.ts';
import { withDeadline } from '../../src/federation/deadline.ts';
import { startThread, type Thread } from './thread.ts';

/** A page waits this long for its first screen, then goes out without and the browser draws it. */
const drawWithinMs = 1000;
/** A thread that does not answer in this time is stuck in somebody's loop. */
const answerWithinMs = 1000;
/** A build that got the thread stuck is left to browsers for a while. */
const restMs = 60_000;
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
  const resting = new Map<string, number>();
  // Started before the first visitor comes, since starting takes longer than drawing.
  let thread: Thread | undefined = start();
  let underWay = 0;
  let isClosed = false;

  function start(): Thread {
    const started = startThread(file, execute);
    void started.ended.then(() => {
      if (thread === started) thread = undefined;
    });
    return started;
  }

  /** After a screen that came too late: was it slow data, or is the thread stuck? */
  async function replaceWhenStuck(suspect: Thread, request: DrawRequest) {
    if (await suspect.answersWithin(answerWithinMs)) return;
    log(`The drawing thread is stuck at ${request.url} and is replaced.`);
    if (request.remote) resting.set(request.remote.sha384, Date.now() + restMs);
    await suspect.end();
  }

  return {
    async draw(request) {
      const isResting = (resting.get(request.remote?.sha384 ?? '') ?? 0) > Date.now();
      if (isClosed || isResting || underWay >= drawnTogether) return undefined;
      const current = (thread ??= start());
      const drawn = current.draw(request);
      underWay += 1;
      try {
        return await withDeadline(drawn, drawWithinMs);
      } catch (problem) {
        log(problem);
        // What was given up on may still fail later, and has been told of already.
        drawn.catch(() => undefined);
        void replaceWhenStuck(current, request);
        return undefined;
      } finally {
        underWay -= 1;
      }
    },

    async close() {
      isClosed = true;
      await thread?.end();
    },
  };
}
