import { LRUCache } from 'lru-cache';

/**
 * Caches what is made of an operation. Limited by memory rather than by entries, because a text may have any length;
 * the most recently used entries stay.
 * @param bytesPerCharacter the memory of an entry for each character of the text, as measured
 * @param lengthOf the length of the text, where that is not the key
 */
export const operationCache = <Value extends object | string>(
  bytesAtMost: number,
  bytesPerCharacter: number,
  lengthOf: (value: Value, key: string) => number = (_, text) => text.length,
): LRUCache<string, Value> =>
  new LRUCache({
    maxSize: bytesAtMost,
    sizeCalculation: (value, key) => (lengthOf(value, key) + 1) * bytesPerCharacter,
  });
