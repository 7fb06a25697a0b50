import { statfs } from 'node:fs/promises';

/** Of the disk that a folder is on; unknown where the folder is missing. */
export async function freeBytesOf(folder: string): Promise<number | undefined> {
  const disk = await statfs(folder).catch(() => undefined);
  return disk && disk.bavail * disk.bsize;
}
