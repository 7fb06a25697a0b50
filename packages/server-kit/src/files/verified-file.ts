import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';

type Verdict = { mtimeMs: number; size: number; sha384: string; isIntact: boolean };

const verdicts = new Map<string, Verdict>();

/**
 * Whether the file is there and matches its manifest. Called for every file sent, so the hash is computed
 * only when the file has changed: a damaged file is never sent under an address that browsers keep for a year.
 */
export async function isAsDescribed(file: string, sha384: string): Promise<boolean> {
  const found = await stat(file).catch(() => undefined);
  if (!found?.isFile()) return false;
  const cached = verdicts.get(file);
  if (cached?.mtimeMs === found.mtimeMs && cached.size === found.size && cached.sha384 === sha384)
    return cached.isIntact;
  const actual = createHash('sha384')
    .update(await readFile(file))
    .digest('base64');
  const isIntact = actual === sha384;
  verdicts.set(file, { mtimeMs: found.mtimeMs, size: found.size, sha384, isIntact });
  return isIntact;
}
