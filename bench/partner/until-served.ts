import { setTimeout as pause } from 'node:timers/promises';

const timeoutMs = 30_000;
const intervalMs = 10;

/** Reloads a page until its snapshot has this build. @throws after 30 seconds */
export async function untilServed(address: string, build: string): Promise<void> {
  const deadline = performance.now() + timeoutMs;
  while (performance.now() < deadline) {
    const html = await (await fetch(address)).text();
    if (html.includes(`"id":"${build}"`)) return;
    await pause(intervalMs);
  }
  throw new Error(`${address} never had build ${build}.`);
}
