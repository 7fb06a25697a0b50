import { statfs } from 'node:fs/promises';

/** Returns the free bytes of the disk that holds a folder; undefined where the folder is missing. */
export async function freeBytesOf(folder: string): Promise<number | undefined> {
  const disk = await statfs(folder).catch(() => undefined);
  return disk && disk.bavail * disk.bsize;
}
