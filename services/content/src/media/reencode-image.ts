import { execFile } from 'node:child_process';
import { open, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { z } from 'zod';
import { pictureTypeOf } from './picture-file.rules.ts';
import { kindBytes, notPictures, type NotAPicture, pictureKindOf } from './picture-kind.rules.ts';

const encodingProcess = fileURLToPath(new URL('./encoding-process.ts', import.meta.url));
const encodeWithinMs = 60_000;
const encodingResult = z.union([
  z.object({ problem: z.enum(notPictures) }),
  z.object({ files: z.array(z.string()) }),
]);
const run = promisify(execFile);

/** One of the files that a picture becomes. */
interface EncodedImage {
  name: string;
  type: string;
  bytes: Buffer;
}

/**
 * Re-encodes an upload in a separate process that ends with it: what a decoder takes from memory goes back to the
 * machine, and a file that breaks a decoder breaks nothing else. The process gets no settings and no secrets.
 * @param id what the picture's files are named by
 */
export async function* reencodeImage(
  path: string,
  folder: string,
  id: string,
): AsyncGenerator<EncodedImage, NotAPicture | undefined> {
  if (!pictureKindOf(await headOf(path))) return 'unknown kind';

  const found = await inItsOwnProcess([path, folder, id]);
  if ('problem' in found) return found.problem;
  for (const name of found.files)
    yield { name, type: pictureTypeOf(name), bytes: await readFile(join(folder, name)) };
  return undefined;
}

async function headOf(path: string): Promise<Uint8Array> {
  await using file = await open(path);
  const { buffer, bytesRead } = await file.read(Buffer.alloc(kindBytes), 0, kindBytes, 0);
  return buffer.subarray(0, bytesRead);
}

async function inItsOwnProcess(parameters: string[]): Promise<z.output<typeof encodingResult>> {
  const options = { timeout: encodeWithinMs, killSignal: 'SIGKILL' as const, env: {} };
  try {
    const { stdout } = await run(process.execPath, [encodingProcess, ...parameters], options);
    return encodingResult.parse(JSON.parse(stdout));
  } catch (fault) {
    // A decoder that crashed or did not come to an end: the file did that.
    if ((fault as { signal?: string | null }).signal) return { problem: 'damaged' };
    throw fault;
  }
}
