/** What the server says is wrong, else that nothing came or that it makes no sense (specification §8). */
export function aboutProblem(reading: {
  hasFailed: boolean;
  serverMessage: string | undefined;
  blocks: unknown;
}): string | undefined {
  if (reading.hasFailed) return reading.serverMessage || 'Error fetching About Us information.';
  if (!Array.isArray(reading.blocks)) return 'Invalid About Us data received from server.';
  return undefined;
}
