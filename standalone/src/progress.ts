const began = performance.now();

/** Logs a step with the time since the process started. */
export function progress(what: string): void {
  console.log(`${((performance.now() - began) / 1000).toFixed(1).padStart(5)} s  ${what}`);
}
