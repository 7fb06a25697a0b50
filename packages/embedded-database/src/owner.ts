import { rm } from 'node:fs/promises';
import { connect, createServer } from 'node:net';

/**
 * Makes this process the owner of a folder for as long as it lives. The sign is a socket that answers,
 * so a killed owner leaves nothing that must be cleaned up by hand.
 * @returns how to give it up, or undefined when another living process owns it.
 */
export async function becomeOwner(socketPath: string): Promise<(() => Promise<void>) | undefined> {
  if (await answers(socketPath)) return undefined;
  await rm(socketPath, { force: true });

  const server = createServer((visitor) => visitor.end());
  server.unref();
  await new Promise<void>((resolve, reject) =>
    server.once('error', reject).listen(socketPath, resolve),
  );
  return () => new Promise((resolve) => server.close(() => resolve()));
}

const answers = (socketPath: string) =>
  new Promise<boolean>((resolve) => {
    const visitor = connect(socketPath);
    visitor.once('connect', () => resolve(true)).once('error', () => resolve(false));
    visitor.once('close', () => visitor.destroy());
  });
