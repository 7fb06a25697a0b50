import { setTimeout as wait } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import { observeCache } from '../telemetry/metrics.ts';
import { type EncodedText } from './encoded-text.ts';

/** Random choices and prices from today on are made again after this time. */
const maxAgeMs = 5 * 60_000;

/** Another text after every change of what responses are made of; undefined while a change might not be noticed. */
export type Revision = () => string | undefined;

/** A response that is the same for every caller. */
export interface SharedResponse {
  text: EncodedText;
  /** Whether it may be stored; it lacks nothing. */
  isWhole: boolean;
  /** The data that it was made of: while that is unchanged, it outlives changes of the revision. */
  madeOf?: { areUnchanged(): Promise<boolean>; length: number };
}

/** Where a response comes from: fresh in memory, there checked and unchanged, out of date, or new. */
export type ServedFrom = 'memory' | 'unchanged' | 'previous' | 'render';

interface Options {
  /** In the metrics of caches. */
  name: string;
  maxBytes: number;
  /** Without it responses are only shared while they are being made. */
  revision?: Revision | undefined;
  /** A new response may take so long; then the previous one is sent, as where it fails or lacks something. Never without it. */
  patienceMs?: number;
  nowMs?: () => number;
  /** Gets where each response came from. */
  onServed?: (from: ServedFrom) => void;
}

/** Responses of one kind by key, each made once for all who request it at the same time and sent to others until the revision changes. */
export interface SharedResponses<Response extends SharedResponse> {
  /** The stored response if it is that of now. */
  fresh(key: string): Response | undefined;
  /** @param options `mustBeNew` waits as long as a new response takes */
  get(
    key: string,
    make: () => Promise<Response>,
    options?: { mustBeNew: boolean },
  ): Promise<Response>;
}

interface Stored<Response> {
  response: Response;
  revision: string | undefined;
  storedAtMs: number;
}

export function sharedResponses<Response extends SharedResponse>({
  name,
  maxBytes,
  revision = () => undefined,
  patienceMs,
  nowMs = Date.now,
  onServed = () => undefined,
}: Options): SharedResponses<Response> {
  const stored = new LRUCache<string, Stored<Response>>({
    maxSize: maxBytes,
    sizeCalculation: ({ response: { text, madeOf } }, key) =>
      text.size + (madeOf?.length ?? 0) + 2 * key.length + 1000,
  });
  const countLookup = observeCache(name, stored);
  /** By revision and key: a request after a change does not join a response that was begun before it. */
  const running = new Map<string, Promise<[Response, ServedFrom]>>();

  const isRecent = ({ storedAtMs }: Stored<Response>) => nowMs() - storedAtMs < maxAgeMs;

  function fresh(key: string): Response | undefined {
    const now = revision();
    const found = now === undefined ? undefined : stored.get(key);
    if (found?.revision !== now || !found || !isRecent(found)) return undefined;
    countLookup(true);
    onServed('memory');
    void found.response.text.shrink();
    return found.response;
  }

  /** The stored response while its data is unchanged, otherwise a new one. */
  async function revalidate(
    key: string,
    now: string | undefined,
    make: () => Promise<Response>,
  ): Promise<[Response, ServedFrom]> {
    const found = stored.get(key);
    const isUnchanged =
      found && isRecent(found) && (await found.response.madeOf?.areUnchanged().catch(() => false));
    if (isUnchanged) {
      found.revision = now;
      return [found.response, 'unchanged'];
    }
    const response = await make();
    if (response.isWhole && (now !== undefined || patienceMs !== undefined))
      stored.set(key, { response, revision: now, storedAtMs: nowMs() });
    const previous = response.isWhole || patienceMs === undefined ? undefined : stored.get(key);
    return previous ? [previous.response, 'previous'] : [response, 'render'];
  }

  /** Concurrent requests for the same key wait for the same response. */
  function revalidateOnce(key: string, make: () => Promise<Response>) {
    const now = revision();
    const id = `${now} ${key}`;
    const joined = running.get(id) ?? revalidate(key, now, make).finally(() => running.delete(id));
    running.set(id, joined);
    return joined;
  }

  async function served(
    key: string,
    make: () => Promise<Response>,
    mustBeNew: boolean,
  ): Promise<[Response, ServedFrom]> {
    countLookup(false);
    const current = revalidateOnce(key, make);
    const found = patienceMs === undefined ? undefined : stored.get(key);
    if (!found) return current;
    const previous: [Response, ServedFrom] = [found.response, 'previous'];
    current.catch(() => undefined); // Logged where it was made; the previous response is sent.
    const first = mustBeNew ? current : Promise.race([current, wait(patienceMs, previous)]);
    return first.catch(() => previous);
  }

  return {
    fresh,
    async get(key, make, { mustBeNew } = { mustBeNew: false }) {
      const found = fresh(key);
      if (found) return found;
      const [response, from] = await served(key, make, mustBeNew);
      onServed(from);
      return response;
    },
  };
}

/** A browser revalidates its copy; a proxy in front may send one for this long. */
export const sharedCaching = (maxAgeSeconds: number) => ({
  'cache-control': `public, max-age=0, s-maxage=${maxAgeSeconds}`,
});
