import { LRUCache } from 'lru-cache';

/**
 * Caches what is made of the text of an operation. Limited by memory rather than by entries, because a text may have
 * any length; the most recently used entries stay.
 * @param bytesPerCharacter the memory of an entry for each character of its text, as measured
 */
export const operationCache = <Value extends object>(
  bytesAtMost: number,
  bytesPerCharacter: number,
): LRUCache<string, Value> =>
  new LRUCache({
    maxSize: bytesAtMost,
    sizeCalculation: (_, text) => (text.length + 1) * bytesPerCharacter,
  });
