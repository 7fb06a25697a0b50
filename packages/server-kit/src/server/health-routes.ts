import { type FastifyInstance } from 'fastify';
import { onceASecond } from '../waiting/once-a-second.ts';
import { Unavailable } from '../admission/error-body.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Reports from now on that it is not ready, so that load balancers leave it, and serves as before. */
    leaveService(): void;
  }
}

/** Whether what this server depends on answers. */
export type ReadyCheck = () => Promise<boolean>;

/**
 * GET /livez reports that the process runs, and /readyz that requests can be served. A service manager restarts what is not
 * live; a load balancer sends nothing to what is not ready.
 */
export function healthRoutes(server: FastifyInstance, isReady: ReadyCheck): void {
  let isLeaving = false;
  server.decorate('leaveService', () => void (isLeaving = true));
  server.get('/livez', async () => ({ status: 'live' }));
  server.get('/readyz', async () => {
    if (isLeaving) throw new Unavailable('This server is about to stop.');
    if (!(await isReady()))
      throw new Unavailable('Something that this server needs is unavailable.');
    return { status: 'ready' };
  });
}

/** Ready when others are, e.g. the gateway of a shell. They are called once a second at most, however often it is called. */
export const readyWith = (...addresses: string[]): ReadyCheck =>
  onceASecond(async () => {
    const answers = await Promise.allSettled(
      addresses.map((address) =>
        fetch(new URL('/readyz', address), { signal: AbortSignal.timeout(2000) }),
      ),
    );
    return answers.every((answer) => answer.status === 'fulfilled' && answer.value.ok);
  });
