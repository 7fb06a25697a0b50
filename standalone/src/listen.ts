import { lookup } from 'node:dns/promises';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { type FastifyInstance } from 'fastify';

export interface RunningServer {
  /** The address of this process itself, behind any proxy. */
  url: string;
  close(): Promise<unknown>;
}

interface Listening {
  PORT: number;
  HOST: string;
  SHUTDOWN_DELAY_SECONDS: number;
}

/** Serves at PORT. @throws if the port is in use */
export async function listen(
  server: FastifyInstance,
  { PORT, HOST, SHUTDOWN_DELAY_SECONDS }: Listening,
): Promise<RunningServer> {
  const [first, ...others] = await lookup(HOST, { all: true });
  const url = await server
    .listen({ port: PORT, host: first?.address ?? HOST })
    .catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EADDRINUSE') throw error;
      throw new Error(
        `Port ${PORT} is in use. Stop what runs there, or choose another with PORT=…`,
      );
    });
  const { port } = server.server.address() as AddressInfo;
  const otherListeners = others.map((other) => listenAlso(server, { port, host: other.address }));
  return {
    url,
    async close() {
      server.leaveService();
      await wait(SHUTDOWN_DELAY_SECONDS * 1000);
      for (const listener of otherListeners) listener.close();
      await server.close();
    },
  };
}

/**
 * Listens at the other address of `localhost`, where this machine has it. Fastify would start a second server, whose
 * requests are cut when the first one closes.
 */
function listenAlso({ server }: FastifyInstance, address: { port: number; host: string }): Server {
  return createServer({ noDelay: true }, (socket) => server.emit('connection', socket))
    .on('error', () => undefined)
    .listen(address);
}
