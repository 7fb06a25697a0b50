const began = performance.now();

/** Tells what is being done and how long the process has run, on a line of its own. */
export function progress(what: string): void {
  console.log(`${((performance.now() - began) / 1000).toFixed(1).padStart(5)} s  ${what}`);
}
