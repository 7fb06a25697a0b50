import { createHash } from 'node:crypto';

/** Identical for identical content, whatever the order of keys and files. */
export function contentHash({
  manifest,
  operations,
}: {
  manifest: object;
  operations: readonly object[];
}): string {
  const hash = createHash('sha256');
  // Manifests once named permissions, and nearly all named none: their hashes, reviews and signatures stay valid.
  hash.update(JSON.stringify(sorted({ permissions: [], ...manifest })));
  hash.update(JSON.stringify(sorted(operations)));
  return hash.digest('hex');
}

/** The text that the key of a remote's team signs: this content under this version. */
export const signedText = (remote: string, version: string, hash: string): Buffer =>
  Buffer.from(`${remote} ${version} ${hash}`);

/** JSON with object keys sorted recursively; lists keep their order. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, inner]) => [key, sorted(inner)]),
  );
}
