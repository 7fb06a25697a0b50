/**
 * Caches the results of a pure function, the most recently used ones. Only for what never changes, as the names of one
 * moment do.
 */
export function lruCache<Result>(
  compute: (key: string) => Result,
  atMost = 300,
): (key: string) => Result {
  const cache = new Map<string, Result>();
  return (key) => {
    const cached = cache.get(key);
    if (cached !== undefined) {
      cache.delete(key); // Inserted again, it is the most recently used.
      cache.set(key, cached);
      return cached;
    }
    const result = compute(key);
    cache.set(key, result);
    const [oldest] = cache.keys();
    if (cache.size > atMost && oldest !== undefined) cache.delete(oldest);
    return result;
  };
}
