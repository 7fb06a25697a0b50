import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { connect, createServer } from 'node:net';

/** Runs the work of one command at a time. The lock is a socket, so the system releases that of a killed command. */
export async function withLock(file, work) {
  const waiting = new Set();
  const server = createServer((socket) => waiting.add(socket.on('error', () => undefined)));
  while (!(await isTaken(server, file))) await released(file);
  try {
    return await work();
  } finally {
    server.close();
    for (const socket of waiting) socket.destroy();
  }
}

async function isTaken(server, file) {
  try {
    await once(server.listen(file), 'listening');
    return true;
  } catch (problem) {
    if (problem.code !== 'EADDRINUSE') throw problem;
    return false;
  }
}

async function released(file) {
  const socket = connect(file);
  // The file of a killed command.
  socket.on('error', () => rmSync(file, { force: true }));
  await new Promise((resolve) => socket.once('close', resolve));
}
