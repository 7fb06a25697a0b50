/** Waits for an asynchronous effect. @throws after ten seconds */
export async function eventually(holds: () => boolean): Promise<void> {
  const deadline = Date.now() + 10_000;
  while (!holds()) {
    if (Date.now() > deadline) throw new Error('The condition was not met within ten seconds.');
    await new Promise((resolve) => setImmediate(resolve));
  }
}
