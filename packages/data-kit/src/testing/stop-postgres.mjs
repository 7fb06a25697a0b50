import { rm } from 'node:fs/promises';

export default async function stopPostgres() {
  const { testPostgres } = globalThis;
  await testPostgres?.server.stop();
  if (testPostgres) await rm(testPostgres.folder, { recursive: true, force: true });
}
