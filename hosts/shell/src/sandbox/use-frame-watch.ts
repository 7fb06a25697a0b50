import { useEffect, useEffectEvent, useRef } from 'react';
import { beatMs, watchBeats } from '../health/beats.ts';
import { markAlive, unmark, unmarkWhenHidden, type Watched } from '../health/lost-page.ts';
import type { Outcome } from '../federation/report.ts';
import {
  afterResponse,
  hasHung,
  overdueOutcome,
  whenUnwatched,
  type FrameWatch,
} from './frame-watch.rules.ts';
import type { Seen } from './messages.ts';

interface FrameWatchOptions {
  watched: Watched;
  /** Requests what can be seen in the frame. @returns false while there is no channel */
  requestObservation: () => boolean;
  onOutcome: (outcome: Outcome) => void;
}

/**
 * Watches a frame from before its code runs: it receives a request each second, and the page judges the response. Where browsers
 * run it in the page's own process, a hang is reported by the next page, as for a remote in the page.
 */
export function useFrameWatch({ watched, requestObservation, onOutcome }: FrameWatchOptions) {
  const watch = useRef<FrameWatch>({});

  const beat = useEffectEvent((nowMs: number, lateMs: number) => {
    markAlive(watched);
    if (hasHung(watch.current, nowMs, lateMs)) return onOutcome('hung');
    if (document.hidden || lateMs > beatMs) watch.current = whenUnwatched(watch.current, nowMs);
    else request(nowMs);
  });
  function request(nowMs: number) {
    if (requestObservation())
      watch.current = { ...watch.current, requestedMs: watch.current.requestedMs ?? nowMs };
  }
  const begin = useEffectEvent(() => markAlive(watched));
  useEffect(() => {
    begin();
    const stop = watchBeats((nowMs, lateMs) => beat(nowMs, lateMs));
    const endMarking = unmarkWhenHidden();
    return () => {
      stop();
      endMarking();
      unmark();
    };
  }, []);

  return {
    isReady() {
      const nowMs = performance.now();
      watch.current = { ...watch.current, readyMs: nowMs, seenMs: nowMs };
    },
    onObservation(seen: Seen, height: number | undefined) {
      const nowMs = performance.now();
      const judged = afterResponse(watch.current, seen, { nowMs, height });
      watch.current = judged.watch;
      judged.outcomes.forEach(onOutcome);
    },
    /** Judges a frame whose time to load is up, however late it started: at once, or when it responds or has been silent. */
    async overdueOutcome() {
      request(performance.now());
      for (;;) {
        const outcome = overdueOutcome(watch.current, performance.now());
        if (outcome) return outcome;
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
    },
  };
}
