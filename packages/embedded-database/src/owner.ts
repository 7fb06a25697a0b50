import { rm } from 'node:fs/promises';
import { connect, createServer } from 'node:net';

/**
 * Makes this process the owner of a folder while it runs. The lock is an open socket, so a killed owner leaves nothing
 * to clean up.
 * @returns a function that releases it, or undefined if another running process owns it
 */
export async function becomeOwner(socketPath: string): Promise<(() => Promise<void>) | undefined> {
  if (await isListening(socketPath)) return undefined;
  await rm(socketPath, { force: true });

  const server = createServer((client) => client.end());
  server.unref();
  await new Promise<void>((resolve, reject) =>
    server.once('error', reject).listen(socketPath, resolve),
  );
  return () => new Promise((resolve) => server.close(() => resolve()));
}

const isListening = (socketPath: string) =>
  new Promise<boolean>((resolve) => {
    const client = connect(socketPath);
    client.once('connect', () => resolve(true)).once('error', () => resolve(false));
    client.once('close', () => client.destroy());
  });
