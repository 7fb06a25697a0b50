import { setTimeout as pause } from 'node:timers/promises';

const patienceMs = 30_000;
/** Often enough to be right to a hundredth of a second. */
const everyMs = 10;

/** Loads a page anew until its snapshot has this build. @throws after half a minute */
export async function untilServed(address: string, build: string): Promise<void> {
  const deadline = performance.now() + patienceMs;
  while (performance.now() < deadline) {
    const html = await (await fetch(address)).text();
    if (html.includes(`"id":"${build}"`)) return;
    await pause(everyMs);
  }
  throw new Error(`${address} never had build ${build}.`);
}
