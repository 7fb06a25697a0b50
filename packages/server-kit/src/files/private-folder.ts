import { chmod, mkdir } from 'node:fs/promises';

/** Makes a folder that only this process's user can open. Other users can read nothing that the process writes from now on. */
export async function makePrivateFolder(folder: string): Promise<void> {
  process.umask(0o077);
  await mkdir(folder, { recursive: true });
  await chmod(folder, 0o700);
}
