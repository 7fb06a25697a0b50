import { open } from 'node:fs/promises';
import { type Readable } from 'node:stream';

/** Longer than 10 MB take on a slow telephone line; who stalls makes room for others. */
const receiveWithinMs = 120_000;

/** The upload's bytes went into the file, or why they did not. */
export type Received = 'received' | 'empty' | 'too large' | 'broken off';

/**
 * Writes an upload to a file as it comes, and stops at `mostBytes`. The rest of the stream is left to the caller:
 * a closed stream would take the connection, and the answer, with it.
 */
export async function receiveUpload(
  stream: Readable & { truncated?: boolean },
  path: string,
  mostBytes: number,
): Promise<Received> {
  await using file = await open(path, 'wx');
  const tooSlow = setTimeout(() => stream.destroy(new Error('too slow')), receiveWithinMs);
  let size = 0;
  try {
    for await (const chunk of stream.iterator({ destroyOnReturn: false })) {
      const bytes = Buffer.from(chunk as Uint8Array);
      size += bytes.length;
      if (size > mostBytes) return 'too large';
      await file.appendFile(bytes);
    }
  } catch (problem) {
    if (isOurs(problem)) throw problem;
    return 'broken off';
  } finally {
    clearTimeout(tooSlow);
  }
  if (stream.truncated) return 'too large'; // A reader before us stopped at another limit.
  return size === 0 ? 'empty' : 'received';
}

/** A full disk is our fault; a stream that ends early is the sender's. */
const isOurs = (problem: unknown) =>
  ['ENOSPC', 'EIO', 'EROFS', 'EDQUOT'].includes((problem as NodeJS.ErrnoException).code ?? '');
