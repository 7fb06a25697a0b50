import { coalesced, waitMs } from '@larkfare/server-kit/waiting';
import { log } from '../log.ts';

/** Repeats a read on request, one at a time; searches go on with older data while reads fail. */
export function repeatedReads(read: () => Promise<void>) {
  let failures = 0;
  let failingSince: number | undefined;
  let retry: NodeJS.Timeout | undefined;
  let isClosed = false;

  const refresh = coalesced(async () => {
    if (isClosed) return;
    try {
      await read();
      failures = 0;
      failingSince = undefined;
    } catch (error) {
      failingSince ??= performance.now();
      throw error;
    }
  });

  return {
    refresh,
    /** Reads in the background until a read succeeds. */
    refreshSoon: function refreshSoon(): void {
      if (isClosed) return;
      refresh().catch((error: unknown) => {
        log.warn({ err: error }, 'changes could not be read; retrying');
        clearTimeout(retry);
        retry = setTimeout(refreshSoon, waitMs((failures += 1))).unref();
      });
    },
    failingSeconds: () =>
      failingSince === undefined ? 0 : (performance.now() - failingSince) / 1000,
    /** Resolves when the current read has ended; no other begins. */
    async close(): Promise<void> {
      isClosed = true;
      clearTimeout(retry);
      await refresh();
    },
  };
}
