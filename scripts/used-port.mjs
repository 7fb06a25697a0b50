import { createServer } from 'node:net';

/** Exits with a message if PORT is in use, before anything is installed or built. */
export async function refuseUsedPort({ PORT = '3000', HOST = 'localhost' } = process.env) {
  const server = createServer();
  const problem = await new Promise((resolve) =>
    server.once('error', resolve).listen(Number(PORT), HOST, () => server.close(() => resolve())),
  );
  if (problem?.code !== 'EADDRINUSE') return;
  console.error(`Port ${PORT} is in use. Stop what runs there, or choose another with PORT=…`);
  process.exit(1);
}
