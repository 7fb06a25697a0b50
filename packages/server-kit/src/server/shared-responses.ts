import { LRUCache } from 'lru-cache';
import { observeCache } from '../telemetry/metrics.ts';
import { encodeText, type EncodedText } from './encoded-text.ts';

/** Every list without pages of a catalogue with 6,000 locations takes a tenth of it. */
const maxBytes = 16 * 1024 * 1024;
/** Random choices and prices from today on are made again after this time. */
const maxAgeMs = 5 * 60_000;

/** Another text after every change of what responses are made of; undefined while a change might not be noticed. */
export type Revision = () => string | undefined;

interface StoredResponse {
  text: EncodedText;
  revision: string;
}

/**
 * The text of a key, made once for all who request it at the same time and sent to others until the revision changes.
 * It must be the same for every caller. Undefined if `make` has none that can be shared.
 */
export type ShareResponse = (
  key: string,
  make: () => Promise<string | undefined>,
) => Promise<EncodedText | undefined>;

/** A browser revalidates its copy; a proxy in front may send one for this long. */
export const sharedCaching = (maxAgeSeconds: number) => ({
  'cache-control': `public, max-age=0, s-maxage=${maxAgeSeconds}`,
});

/** @param revision without it texts are only shared while they are being made */
export function sharedResponses(revision: Revision = () => undefined): ShareResponse {
  const stored = new LRUCache<string, StoredResponse>({
    maxSize: maxBytes,
    ttl: maxAgeMs,
    // Compressed twice.
    sizeCalculation: ({ text }, key) => Math.ceil(2.5 * text.br.length) + 2 * key.length + 1000,
  });
  const countLookup = observeCache('responses', stored);
  /** By revision and key: a request after a change does not join a response that was begun before it. */
  const running = new Map<string, Promise<EncodedText | undefined>>();

  async function makeAndStore(
    key: string,
    now: string | undefined,
    make: () => Promise<string | undefined>,
  ): Promise<EncodedText | undefined> {
    const response = await make();
    if (response === undefined) return undefined;
    const text = await encodeText(response);
    if (now !== undefined) stored.set(key, { text, revision: now });
    return text;
  }

  return async (key, make) => {
    const now = revision();
    const cached = stored.get(key);
    const isFresh = cached !== undefined && cached.revision === now;
    countLookup(isFresh);
    if (isFresh) {
      void cached.text.shrink();
      return cached.text;
    }
    const flight = `${now} ${key}`;
    const joined =
      running.get(flight) ?? makeAndStore(key, now, make).finally(() => running.delete(flight));
    running.set(flight, joined);
    return joined;
  };
}
