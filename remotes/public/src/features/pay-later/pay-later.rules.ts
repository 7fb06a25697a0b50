/** What the server says is wrong, else that nothing came or that it makes no sense (specification §8). */
export function payLaterProblem(reading: {
  hasFailed: boolean;
  serverMessage: string | undefined;
  items: unknown;
}): string | undefined {
  if (reading.hasFailed) return reading.serverMessage || 'Error fetching Paylater information.';
  if (!Array.isArray(reading.items)) return 'Invalid Paylater received from server.';
  return undefined;
}

/** An item's first sentence, which is always shown, and the rest behind 'Read more'; a single sentence is all rest. */
export function splitOpening(text: string): { opening: string; rest: string } {
  const sentence = /^[^\n]*?[.!?](?=\s)/.exec(text)?.[0] ?? '';
  const rest = text.slice(sentence.length).trim();
  return rest ? { opening: sentence, rest } : { opening: '', rest: text };
}
