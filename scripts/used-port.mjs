import { createServer } from 'node:net';

/** Exits with a message if PORT cannot be used, before anything is installed or built. */
export async function refuseUsedPort({ PORT, HOST } = process.env) {
  PORT ||= '3000';
  HOST ||= 'localhost';
  if (!/^\d+$/.test(PORT) || Number(PORT) > 65_535)
    refuse(`PORT=${PORT} must be a whole number from 0 to 65535.`);
  const server = createServer();
  const problem = await new Promise((resolve) =>
    server.once('error', resolve).listen(Number(PORT), HOST, () => server.close(() => resolve())),
  );
  if (problem?.code === 'EADDRINUSE')
    refuse(`Port ${PORT} is in use. Stop what runs there, or choose another with PORT=…`);
  if (problem?.code === 'EACCES')
    refuse(`This user may not listen on port ${PORT}. Choose one from 1024 with PORT=…`);
  if (problem) refuse(`HOST=${HOST} is no address of this machine (${problem.code}).`);
}

function refuse(sentence) {
  console.error(sentence);
  process.exit(1);
}
