/** An item's first sentence, which is always shown, and the rest behind 'Read more'; a single sentence is all rest. */
export function splitOpening(text: string): { opening: string; rest: string } {
  const sentence = /^[^\n]*?[.!?](?=\s)/.exec(text)?.[0] ?? '';
  const rest = text.slice(sentence.length).trim();
  return rest ? { opening: sentence, rest } : { opening: '', rest: text };
}
