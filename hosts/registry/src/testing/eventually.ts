/** Waits until something holds that happens in its own time. @throws after ten seconds */
export async function eventually(holds: () => boolean): Promise<void> {
  const deadline = Date.now() + 10_000;
  while (!holds()) {
    if (Date.now() > deadline) throw new Error('It did not come to hold.');
    await new Promise((resolve) => setImmediate(resolve));
  }
}
