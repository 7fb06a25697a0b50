import { type FastifyInstance } from 'fastify';

export interface RunningServer {
  /** The address of this process itself, behind any proxy. */
  url: string;
  close(): Promise<unknown>;
}

/** Serves at PORT. @throws if the port is in use */
export async function listen(
  server: FastifyInstance,
  { PORT, HOST }: { PORT: number; HOST: string },
): Promise<RunningServer> {
  const url = await server
    .listen({ port: PORT, host: HOST })
    .catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EADDRINUSE') throw error;
      throw new Error(
        `Port ${PORT} is in use. Stop what runs there, or choose another with PORT=…`,
      );
    });
  return { url, close: () => server.close() };
}
